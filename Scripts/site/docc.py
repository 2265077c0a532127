"""The library's reference: what `docc convert` knows of it, as pages of plain HTML.

DocC's own pages are drawn by a script that a browser runs only from a server. Its data is
documented (RenderNode, swift-docc/Sources/SwiftDocC/SwiftDocC.docc/Resources/RenderNode.spec.json).
"""

import html
import json
import re

from pages import Page

# What has a page of its own; all else is a section in the page of the type that it belongs to.
OWN_PAGE = {"module", "struct", "enum", "class", "protocol", None}
FOLDER = "library"


def library_pages(archive):
    """The module's page, its articles, and a page for every type."""
    nodes = {}
    for path in sorted((archive / "documentation").rglob("*.json")):
        node = json.loads(path.read_text(encoding="utf-8"))
        nodes[node["identifier"]["url"]] = node
    library = Library(nodes)
    first = [n for n in nodes.values() if n["metadata"].get("symbolKind") == "module"]
    articles = [n for n in nodes.values() if n["metadata"]["role"] == "article"]
    types = [n for n in nodes.values() if library.has_page(n) and n not in first and n not in articles]
    return [library.page(node) for node in first + articles + types]


class Library:
    """All nodes of the archive by their identifiers."""

    def __init__(self, nodes):
        self.nodes = nodes

    def has_page(self, node):
        metadata = node["metadata"]
        return metadata.get("symbolKind") in OWN_PAGE and metadata["role"] != "collectionGroup"

    def path(self, node):
        name = node["identifier"]["url"].split("/documentation/")[1].split("/")
        return f"{FOLDER}/{slug('-'.join(name[1:])) or 'index'}.html"

    def href(self, identifier):
        """The place of a symbol or article in the site; nil: it has none."""
        node = self.nodes.get(identifier)
        if node is None:
            return None
        if self.has_page(node):
            return self.path(node).removeprefix(FOLDER + "/")
        owner = self.nodes.get(identifier.rsplit("/", 1)[0])
        if owner is None or not self.has_page(owner):
            return None
        return self.path(owner).removeprefix(FOLDER + "/") + "#" + slug(identifier.rsplit("/", 1)[1])

    def page(self, node):
        metadata = node["metadata"]
        heading = metadata.get("roleHeading")
        kind = f"<p class=\"kind\">{html.escape(heading)}</p>" if heading else ""
        body = f"{kind}<h1>{html.escape(metadata['title'])}</h1>" + self.content(node, 2)
        for section in node.get("topicSections", []):
            body += self.topic(section, node)
        body += self.relationships(node)
        return Page(self.path(node), metadata["title"], body, "EarshotKit, the library")

    def content(self, node, level):
        """Summary, declaration, parameters and discussion."""
        body = ""
        if node.get("abstract"):
            body += f"<p>{self.inline(node['abstract'], node)}</p>"
        for section in node.get("primaryContentSections", []):
            if section["kind"] == "declarations":
                tokens = section["declarations"][0]["tokens"]
                body += f"<pre><code>{html.escape(''.join(t['text'] for t in tokens))}</code></pre>"
            elif section["kind"] == "parameters":
                rows = "".join(
                    f"<dt><code>{html.escape(p['name'])}</code></dt><dd>{self.blocks(p['content'], node, level)}</dd>"
                    for p in section["parameters"]
                )
                body += f"<p>Parameters:</p><dl>{rows}</dl>"
            elif section["kind"] == "content":
                body += self.blocks(section["content"], node, level)
        return body

    def topic(self, section, node):
        title = html.escape(section.get("title") or "Topics")
        parts, rows = [], []
        for identifier in section["identifiers"]:
            member = self.nodes.get(identifier)
            if member is None or self.has_page(member) or member["metadata"]["role"] == "collectionGroup":
                rows.append(self.row(identifier, node))
            else:
                anchor = slug(identifier.rsplit("/", 1)[1])
                name = html.escape(member["metadata"]["title"])
                parts.append(f'<h3 id="{anchor}"><code>{name}</code></h3>' + self.content(member, 4))
        listed = f"<ul>{''.join(rows)}</ul>" if any(rows) else ""
        return f"<h2>{title}</h2>{listed}{''.join(parts)}" if listed or parts else ""

    def row(self, identifier, node):
        reference = node["references"].get(identifier, {})
        if identifier not in self.nodes or reference.get("role") == "collectionGroup":
            return ""
        abstract = self.inline(reference.get("abstract", []), node)
        return f"<li>{self.reference(identifier, node)}{': ' if abstract else ''}{abstract}</li>"

    def relationships(self, node):
        body = ""
        for section in node.get("relationshipsSections", []):
            names = [node["references"].get(i, {}).get("title", "").removeprefix("Swift.") for i in section["identifiers"]]
            body += f"<h2>{html.escape(section['title'])}</h2><p>{html.escape(', '.join(filter(None, names)))}</p>"
        return body

    def reference(self, identifier, node):
        reference = node["references"].get(identifier, {})
        title = html.escape(reference.get("title", identifier.rsplit("/", 1)[-1]))
        if reference.get("role") != "article" and reference.get("type") != "link":
            title = f"<code>{title}</code>"
        goal = self.href(identifier) or (reference.get("url") if reference.get("type") == "link" else None)
        return f'<a href="{html.escape(goal)}">{title}</a>' if goal else title

    def blocks(self, blocks, node, level):
        return "".join(self.block(block, node, level) for block in blocks)

    def block(self, block, node, level):
        kind = block["type"]
        if kind == "paragraph":
            return f"<p>{self.inline(block['inlineContent'], node)}</p>"
        if kind == "heading":
            depth = min(6, max(level, block["level"] + level - 2))
            # "Overview" and "Discussion" are DocC's own words above what follows anyway.
            if block["text"] in ("Overview", "Discussion"):
                return ""
            return f'<h{depth} id="{slug(block["anchor"])}">{html.escape(block["text"])}</h{depth}>'
        if kind == "codeListing":
            return f"<pre><code>{html.escape(chr(10).join(block['code']))}</code></pre>"
        if kind == "aside":
            name = html.escape(block.get("name") or block["style"].capitalize())
            return f"<p><strong>{name}:</strong></p>" + self.blocks(block["content"], node, level)
        if kind in ("unorderedList", "orderedList"):
            tag = "ul" if kind == "unorderedList" else "ol"
            rows = "".join(f"<li>{self.blocks(item['content'], node, level)}</li>" for item in block["items"])
            return f"<{tag}>{rows}</{tag}>"
        if kind == "table":
            return self.table(block, node, level)
        raise ValueError(f"docc.py knows no block \"{kind}\": write how it is shown")

    def table(self, block, node, level):
        rows = ""
        for index, row in enumerate(block["rows"]):
            tag = 'th scope="col"' if index == 0 else "td"
            cells = "".join(f"<{tag}>{self.blocks(cell, node, level)}</{tag[:2]}>" for cell in row)
            rows += f"<tr>{cells}</tr>"
        return f"<table>{rows}</table>"

    def inline(self, content, node):
        return "".join(self.span(part, node) for part in content)

    def span(self, part, node):
        kind = part["type"]
        if kind == "text":
            return html.escape(part["text"])
        if kind == "codeVoice":
            return f"<code>{html.escape(part['code'])}</code>"
        if kind == "reference":
            return self.reference(part["identifier"], node)
        if kind in ("emphasis", "strong"):
            tag = "em" if kind == "emphasis" else "strong"
            return f"<{tag}>{self.inline(part['inlineContent'], node)}</{tag}>"
        raise ValueError(f"docc.py knows no text \"{kind}\": write how it is shown")


def slug(text):
    """A file's name or an anchor: letters, digits and hyphens."""
    return re.sub(r"-+", "-", re.sub(r"[^A-Za-z0-9]+", "-", text)).strip("-").lower()
