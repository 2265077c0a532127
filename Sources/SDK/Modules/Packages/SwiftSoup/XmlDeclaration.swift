// SwiftSoup (github.com/scinfu/SwiftSoup): the declarations of XML's declarations, as its documentation has them.

class XmlDeclaration: Node {
  let _name: String
  let _isInstruction: Bool

  init(_ name: String, _ baseUri: String, _ isProcessingInstruction: Bool) {
    _name = name
    _isInstruction = isProcessingInstruction
    super.init(baseUri)
  }
  override func nodeName() -> String { "#declaration" }
  func name() -> String { _name }
  func getWholeDeclaration() throws -> String { try attributes?.html()._trimmed ?? "" }
  override func _write(_ out: StringBuilder, _ depth: Int, _ settings: OutputSettings) {
    let mark = _isInstruction ? "!" : "?"
    out.append("<\(mark)\(_name)\(attributes?._html(settings) ?? "")\(mark)>")
  }
  override func _empty() -> Node { XmlDeclaration(_name, baseUri, _isInstruction) }
}
