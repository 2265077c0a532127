// SwiftSoup (github.com/scinfu/SwiftSoup): the declarations of parsers, as its documentation has them.

class Parser {
  let _isXML: Bool

  init(isXML: Bool) { _isXML = isXML }
  static func htmlParser() -> Parser { Parser(isXML: false) }
  static func xmlParser() -> Parser { Parser(isXML: true) }
  func parseInput(_ html: String, _ baseUri: String) throws -> Document {
    _isXML ? try _XMLTreeBuilder(html, baseUri).parsed() : try _TreeBuilder(html, baseUri).parsed()
  }
  static func parse(_ html: String, _ baseUri: String) throws -> Document {
    try htmlParser().parseInput(html, baseUri)
  }
  static func parseFragment(_ fragmentHtml: String, _ context: Element?, _ baseUri: String) throws -> [Node] {
    try _TreeBuilder(fragmentHtml, baseUri).fragment(in: context)
  }
  static func parseXmlFragment(_ fragmentXml: String, _ baseUri: String) throws -> [Node] {
    try xmlParser().parseInput(fragmentXml, baseUri).getChildNodes()
  }
  static func parseBodyFragment(_ bodyHtml: String, _ baseUri: String) throws -> Document {
    let document = Document.createShell(baseUri)
    let body = document.body()
    try body?.addChildren(try parseFragment(bodyHtml, body, baseUri))
    return document
  }
  static func unescapeEntities(_ string: String, _ inAttribute: Bool) throws -> String {
    Entities._unescape(string, inAttribute: inAttribute)
  }
}
