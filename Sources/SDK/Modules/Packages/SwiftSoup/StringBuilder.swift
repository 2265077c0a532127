// SwiftSoup (github.com/scinfu/SwiftSoup): the declarations of texts that are put together.

class StringBuilder {
  var _parts: [String] = []
  /// Whether the text ends with a space so far.
  var _endsWithSpace = false

  init() {}
  var isEmpty: Bool { _parts.isEmpty }
  @discardableResult func append(_ text: String) -> StringBuilder {
    if !text.isEmpty {
      _parts.append(text)
      _endsWithSpace = text.hasSuffix(" ")
    }
    return self
  }
  func toString() -> String { _parts.joined() }

  func _indent(_ depth: Int, _ settings: OutputSettings) {
    append("\n" + String(repeating: " ", count: depth * Int(settings.indentAmount())))
  }
  func _appendCollapsed(_ text: String) {
    let collapsed = text._collapsed(in: _spacesOfText)
    append(
      (isEmpty || _endsWithSpace) && collapsed.hasPrefix(" ") ? String(collapsed.dropFirst()) : collapsed)
  }
}
