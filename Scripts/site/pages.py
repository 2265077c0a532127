"""Markdown pages of the repository as pages of the site."""

import dataclasses
import pathlib
import posixpath
import re

import markdown

# The order in which somebody new reads them; what is not named follows by its path.
ORDER = [
    "README.md",
    "Documentation/README.md",
    "Documentation/getting-started.md",
    "Documentation/install.md",
    "Documentation/gestures.md",
    "Documentation/transcripts.md",
    "Documentation/settings.md",
    "Documentation/configuration.md",
    "Documentation/ci.md",
    "Documentation/testing.md",
    "Documentation/json.md",
    "Documentation/trust.md",
    "Documentation/security.md",
    "Documentation/versions.md",
    "CHANGELOG.md",
    "CONTRIBUTING.md",
    "Documentation/rules/README.md",
]


@dataclasses.dataclass
class Page:
    """One page: where it goes, its title, its body as HTML, and the part of the site it is in."""

    path: str
    title: str
    body: str
    part: str
    source: str = ""


def target(source):
    """Where a Markdown file of the repository goes in the site."""
    if source == "README.md":
        return "index.html"
    name = source.removeprefix("Documentation/")
    if posixpath.basename(name) == "README.md":
        return posixpath.join(posixpath.dirname(name), "contents.html")
    return name.removesuffix(".md").lower() + ".html"


def markdown_pages(root):
    """All pages, in the order of the contents."""
    found = [p.relative_to(root).as_posix() for p in (root / "Documentation").rglob("*.md")]
    known = [name for name in ORDER if (root / name).exists()]
    names = known + sorted(set(found) - set(known))
    return [page(root, name, set(names)) for name in names]


def page(root, name, names):
    text = (root / name).read_text(encoding="utf-8")
    converter = markdown.Markdown(extensions=["tables", "fenced_code", "sane_lists", "toc"])
    body = converter.convert(text)
    body = re.sub(r'(<a href=")([^"]+)(")', lambda m: m[1] + relinked(m[2], name, names, root) + m[3], body)
    heading = re.search(r"^# (.+)$", text, re.MULTILINE)
    title = heading[1].replace("`", "") if heading else name
    part = "Rules of the audit" if "/rules/" in name else "Guide"
    return Page(target(name), title, body.replace("<th>", '<th scope="col">'), part, name)


def relinked(link, name, names, root):
    """A link of the repository as a link of the site."""
    if re.match(r"[a-z]+:|#", link):
        return link
    path, mark, anchor = link.partition("#")
    source = posixpath.normpath(posixpath.join(posixpath.dirname(name), path))
    if source in names:
        goal = target(source)
    elif (root / source).is_dir():
        goal = f"files/{source}/"
    else:
        goal = f"files/{source}"
    return posixpath.relpath(goal, posixpath.dirname(target(name)) or ".") + mark + anchor


def linked_files(root, site):
    """Files of the repository that pages lead to: schemas, samples."""
    found = set()
    for page in site:
        for link in re.findall(r'href="([^"#]+)', page.body):
            goal = posixpath.normpath(posixpath.join(posixpath.dirname(page.path), link))
            if not goal.startswith("files/"):
                continue
            source = (root / goal.removeprefix("files/")).resolve()
            if not source.is_relative_to(root):
                continue
            if source.is_dir():
                found.update(p for p in source.rglob("*") if p.is_file() and ".build" not in p.parts)
            elif source.is_file():
                found.add(source)
    return sorted(found)
