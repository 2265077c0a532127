"""The frame around every page: title, way through the site, content."""

import html
import posixpath

STYLE_NAME = "earshot.css"


def document(page, site):
    """The whole HTML of a page, with links that hold wherever the folder lies."""
    folder = posixpath.dirname(page.path) or "."

    def link(path):
        return html.escape(posixpath.relpath(path, folder))

    parts = {}
    for other in site:
        parts.setdefault(other.part, []).append(other)
    contents = []
    for part, pages in parts.items():
        opened = " open" if part == page.part else ""
        rows = "".join(
            f'<li><a href="{link(other.path)}"{current(other, page)}>{html.escape(other.title)}</a></li>'
            for other in pages
        )
        contents.append(f"<details{opened}><summary>{html.escape(part)}</summary><ul>{rows}</ul></details>")
    title = page.title if page.path == "index.html" else f"{page.title} – Earshot"
    return (
        '<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{html.escape(title)}</title>\n"
        f'<link rel="stylesheet" href="{link(STYLE_NAME)}">\n</head>\n<body>\n'
        '<a class="skip" href="#content">Skip to the content</a>\n'
        f'<main id="content" tabindex="-1">\n{page.body}\n</main>\n'
        f'<nav aria-label="Documentation">\n{"".join(contents)}\n</nav>\n</body>\n</html>\n'
    )


def current(other, page):
    return ' aria-current="page"' if other.path == page.path else ""
