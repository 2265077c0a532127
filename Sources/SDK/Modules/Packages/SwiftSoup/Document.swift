// SwiftSoup (github.com/scinfu/SwiftSoup): the declarations of documents, as its documentation has them.

class Document: Element {
  enum QuirksMode {
    case noQuirks, quirks, limitedQuirks
  }
  let _location: String
  var _settings = OutputSettings()
  var _mode = QuirksMode.noQuirks

  init(_ baseUri: String) {
    _location = baseUri
    super.init(Tag._of("#root"), baseUri)
  }
  static func createShell(_ baseUri: String) -> Document {
    let document = Document(baseUri)
    if let html = try? document.appendElement("html") {
      for name in ["head", "body"] { _ = try? html.appendElement(name) }
    }
    return document
  }
  func location() -> String { _location }
  func head() -> Element? { _first("head") }
  func body() -> Element? { _first("body") }
  func _first(_ name: String, in element: Element? = nil) -> Element? {
    for child in (element ?? self).childNodes {
      guard let child = child as? Element else { continue }
      if child._tag._name == name { return child }
      if let found = _first(name, in: child) { return found }
    }
    return nil
  }
  func title() throws -> String {
    try getElementsByTag("title").first()?.text()._collapsed(in: _spacesOfText)._trimmed ?? ""
  }
  func title(_ title: String) throws {
    try (try getElementsByTag("title").first() ?? head()?.appendElement("title"))?.text(title)
  }
  func createElement(_ tagName: String) throws -> Element { Element(try Tag.valueOf(tagName), baseUri) }
  @discardableResult func normalise() throws -> Document { self }
  override func outerHtml() throws -> String { try html() }
  @discardableResult override func text(_ text: String) throws -> Element {
    try body()?.text(text)
    return self
  }
  override func nodeName() -> String { "#document" }
  func outputSettings() -> OutputSettings { _settings }
  @discardableResult func outputSettings(_ outputSettings: OutputSettings) -> Document {
    _settings = outputSettings
    return self
  }
  func quirksMode() -> QuirksMode { _mode }
  override func _empty() -> Node {
    let copy = Document(_location)
    copy._settings = _settings
    return copy
  }
}
