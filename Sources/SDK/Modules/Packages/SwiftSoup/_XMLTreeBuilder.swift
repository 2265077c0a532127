// SwiftSoup (github.com/scinfu/SwiftSoup): how a document is made of a text of XML.

class _XMLTreeBuilder {
  let document: Document
  let tokenizer: _Tokenizer

  init(_ text: String, _ baseUri: String) {
    document = Document(baseUri)
    document.outputSettings().syntax(syntax: .xml)
    tokenizer = _Tokenizer(text, isXML: true)
  }
  func parsed() throws -> Document {
    var stack: [Element] = [document]
    let base = document.baseUri
    while true {
      let token = tokenizer.next()
      let top = stack[stack.count - 1]
      switch token.kind {
      case .start:
        let tag = Tag._of(token.name, isSelfClosing: token.isSelfClosing)
        let element = Element(tag, base, token.attributes)
        try top._append(element)
        if !token.isSelfClosing { stack.append(element) }
      case .end:
        if let index = stack.lastIndex(where: { $0._tag._name == token.name }) {
          stack.removeSubrange(index...)
        }
      case .text: try top._append(TextNode(token.name, base))
      case .doctype: try top._append(DocumentType(token.name, token.ids[0], token.ids[1], base))
      case .comment: try top._append(declaration(token) ?? Comment(token.name, base))
      case .finish: return document
      }
    }
  }
  func declaration(_ token: _Token) throws -> Node? {
    let isMarked = token.name.hasPrefix("?") || token.name.hasPrefix("!")
    guard token.isBogus, token.name.count > 1, isMarked else { return nil }
    let text = "<\(token.name.dropFirst().dropLast())>"
    guard let element = try _XMLTreeBuilder(text, "").parsed().children().first() else { return nil }
    let made = XmlDeclaration(element.tagName(), document.baseUri, token.name.hasPrefix("!"))
    made.attributes = element.attributes
    return made
  }
}
