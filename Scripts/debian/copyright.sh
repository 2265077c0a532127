#!/bin/sh
# Debian's copyright file: ours, and that of what is linked in.
cat <<'EOF'
Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: earshot

Files: *
Copyright: 2026 The Earshot authors
License: Apache-2.0

Files: usr/bin/earshot usr/libexec/earshot/earshot-speech-helper
Copyright: 2026 The Earshot authors
 Apple Inc. and the Swift project authors (Swift, Foundation, swift-syntax, swift-argument-parser, swift-collections)
 JP Simard (Yams)
 Kirill Simonov (libYAML)
 The Expat maintainers (libexpat)
 Unicode, Inc. (ICU)
 Free Software Foundation, Inc. (libstdc++ and libgcc, with the runtime library exception)
License: Apache-2.0 and Expat and Unicode-3.0 and GPL-3+-with-GCC-exception
Comment: Programs hold parts of these libraries; each part is under the license of its library.

License: Apache-2.0
 On Debian systems, the full text is in /usr/share/common-licenses/Apache-2.0.

License: Expat
 Permission is hereby granted, free of charge, to any person obtaining a copy
 of this software and associated documentation files (the "Software"), to deal
 in the Software without restriction, including without limitation the rights
 to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
 copies of the Software, and to permit persons to whom the Software is
 furnished to do so, subject to the following conditions:
 .
 The above copyright notice and this permission notice shall be included in
 all copies or substantial portions of the Software.
 .
 THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
 IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
 FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
 AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
 LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
 OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE
 SOFTWARE.

License: Unicode-3.0
 Permission is hereby granted, free of charge, to any person obtaining a copy
 of data files and any associated documentation (the "Data Files") or software
 and any associated documentation (the "Software") to deal in the Data Files or
 Software without restriction, provided that either this copyright and
 permission notice appear with all copies of the Data Files or Software, or
 they appear in associated documentation. See https://www.unicode.org/license.txt

License: GPL-3+-with-GCC-exception
 On Debian systems, the text of the GNU General Public License is in
 /usr/share/common-licenses/GPL-3. The GCC Runtime Library Exception grants
 leave to convey programs that are linked with these libraries under other
 terms.
EOF
