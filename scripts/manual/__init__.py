"""The manual: its chapters as plain blocks, how they are written as Markdown and HTML, and their pictures."""
