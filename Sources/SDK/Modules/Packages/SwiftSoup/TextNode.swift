// SwiftSoup (github.com/scinfu/SwiftSoup): the declarations of texts, as its documentation has them.

class TextNode: Node {
  var _text: String

  init(_ text: String, _ baseUri: String?) {
    _text = text
    super.init(baseUri ?? "")
  }
  override func nodeName() -> String { "#text" }
  func text() -> String { _text._collapsed(in: _spacesOfText) }
  @discardableResult func text(_ text: String) -> TextNode {
    _text = text
    return self
  }
  func getWholeText() -> String { _text }
  func isBlank() -> Bool { _text._isBlank }
  func splitText(_ offset: Int) throws -> TextNode {
    try _check(offset >= 0, "Split offset must be not be negative")
    try _check(offset < _text.count, "Split offset must not be greater than current text length")
    let rest = TextNode(String(_text.dropFirst(offset)), baseUri)
    _text = String(_text.prefix(offset))
    try parentNode?.addChildren(siblingIndex + 1, [rest])
    return rest
  }
  static func createFromEncoded(_ encodedText: String, _ baseUri: String) throws -> TextNode {
    TextNode(try Entities.unescape(encodedText), baseUri)
  }
  override func attr(_ attributeKey: String) throws -> String {
    attributeKey == "text" && attributes == nil ? _text : try super.attr(attributeKey)
  }
  override func _write(_ out: StringBuilder, _ depth: Int, _ settings: OutputSettings) {
    let parent = parentNode as? Element
    var text = _text
    if settings.prettyPrint() {
      let begins = siblingIndex == 0 && parent?._tag._isBlockWritten == true
      if begins || settings.outline() && !siblingNodes().isEmpty, !isBlank() { out._indent(depth, settings) }
      if let parent, !parent._keepsSpaces { text = text._collapsed(in: _spaces) }
    }
    out.append(Entities._escape(text, settings, inAttribute: false))
  }
  override func _empty() -> Node { TextNode(_text, baseUri) }
}
