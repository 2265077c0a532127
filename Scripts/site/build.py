"""Builds the documentation into a folder of plain HTML: `make docs`.

The pages need no server, no network and no script: they open from the disk, print, and read in a
browser without a picture. A link that leads nowhere is an error.

  build.py ROOT OUTPUT [DOCC]   DOCC: the data folder that `docc convert` wrote, for the library
"""

import pathlib
import shutil
import sys

import docc
import layout
import links
import pages


def main(root, output, archive=None):
    """Writes the site and ends with 1 where a link in it is dead."""
    root, output = pathlib.Path(root).resolve(), pathlib.Path(output).resolve()
    if output.exists():
        # Only a folder that this program made is replaced.
        if any(output.iterdir()) and not (output / layout.STYLE_NAME).exists():
            sys.exit(f"error: {output} holds something else; name another folder")
        shutil.rmtree(output)
    site = pages.markdown_pages(root)
    if archive:
        site += docc.library_pages(pathlib.Path(archive))
    for page in site:
        path = output / page.path
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(layout.document(page, site), encoding="utf-8")
    shutil.copy(pathlib.Path(__file__).parent / layout.STYLE_NAME, output / layout.STYLE_NAME)
    for source in pages.linked_files(root, site):
        target = output / "files" / source.relative_to(root)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(source, target)
    dead = links.dead(output)
    for page, link, reason in dead:
        print(f"{page}: error: the link \"{link}\" {reason}", file=sys.stderr)
    if dead:
        sys.exit(1)
    print(f"{len(site)} pages: open {output / 'index.html'}")


if __name__ == "__main__":
    if not 3 <= len(sys.argv) <= 4:
        sys.exit(__doc__)
    main(*sys.argv[1:])
