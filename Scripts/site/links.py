"""Finds links inside the site that lead nowhere."""

import html.parser
import pathlib
import urllib.parse


class Reader(html.parser.HTMLParser):
    """Links and anchors of one page."""

    def __init__(self):
        super().__init__()
        self.links, self.anchors = [], []

    def handle_starttag(self, tag, attributes):
        for name, value in attributes:
            if name == "href" and value is not None:
                self.links.append(value)
            if name == "id":
                self.anchors.append(value)


def read(path):
    reader = Reader()
    reader.feed(path.read_text(encoding="utf-8"))
    return reader


def dead(output):
    """(page, link, why) of each; addresses on the network are not asked."""
    pages = {path.resolve(): read(path) for path in sorted(pathlib.Path(output).rglob("*.html"))}
    found = []
    for path, page in pages.items():
        shown = path.relative_to(output)
        for twice in sorted({a for a in page.anchors if page.anchors.count(a) > 1}):
            found.append((shown, "#" + twice, "could mean several places"))
        for link in page.links:
            parts = urllib.parse.urlsplit(link)
            if parts.scheme or parts.netloc:
                continue
            goal = (path.parent / urllib.parse.unquote(parts.path)).resolve() if parts.path else path
            if not goal.exists():
                found.append((shown, link, "leads to no file"))
            elif parts.fragment and goal in pages:
                if urllib.parse.unquote(parts.fragment) not in pages[goal].anchors:
                    found.append((shown, link, "leads to no heading"))
    return found
