/// Texts among the children of an element as Jest prints them: one a line, behind the
/// indentation of the children. Spaces beyond that belong to the text.
extension ElementParser {
  /// The texts up to the next tag.
  mutating func takePrintedTexts() -> [String] {
    let start = position
    position += 1
    while let byte, byte != UInt8(ascii: "<") { position += 1 }
    let lines = ElementParser.lines(of: bytes[start..<position])
    // What follows is a child, or the end of the parent, which stands two spaces before.
    let indentation =
      (lines.last?.prefix { $0 == " " }.count ?? 0) + (byte(ahead: 1) == UInt8(ascii: "/") ? 2 : 0)
    var texts: [String] = []
    for (index, line) in lines.enumerated() {
      // Beside a tag there is only layout, unless all stands on one line.
      let isBesideTag = index == 0 || index == lines.count - 1
      if isBesideTag, line.allSatisfy({ $0 == " " || $0 == "\t" }) { continue }
      let spaces = line.prefix { $0 == " " }.count
      if index == 0 || spaces >= indentation || texts.isEmpty {
        texts.append(String(index == 0 ? line : line.dropFirst(min(spaces, indentation))))
      } else {
        // Only the first line of a text is indented: this one goes on.
        texts[texts.count - 1] += "\n" + line
      }
    }
    return texts.filter { !$0.isEmpty }.map { unescaped($0) }
  }
}
