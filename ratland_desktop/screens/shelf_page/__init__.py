"""The page with the boxes of all games on the shelf."""

from ratland_desktop.screens.shelf_page.scene import ShelfScene

__all__ = ["ShelfScene"]
