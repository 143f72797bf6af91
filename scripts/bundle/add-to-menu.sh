#!/bin/sh
# Puts RatLand into the menu of this desktop, for this user; with --remove takes it out again.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
home=${XDG_DATA_HOME:-"$HOME/.local/share"}
entry=$home/applications/ratland.desktop
icon=$home/icons/hicolor/scalable/apps/ratland.svg

if [ "${1:-}" = --remove ]; then
    rm -f "$entry" "$icon"
    exit 0
fi
mkdir -p "$(dirname "$entry")" "$(dirname "$icon")"
cp "$here/ratland.svg" "$icon"
# A path in Exec stands in quotes, and there \ " ` $ have a \ before them, which is doubled once more.
quoted=$(printf '%s' "$here/ratland" | sed -e 's/\\/\\\\\\\\/g' -e 's/["`$]/\\\\&/g' -e 's/%/%%/g')
while IFS= read -r line; do
    case $line in
        Exec=*) printf 'Exec="%s"\n' "$quoted" ;;
        *) printf '%s\n' "$line" ;;
    esac
done < "$here/ratland.desktop" > "$entry"
