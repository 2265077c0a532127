// SwiftSoup (github.com/scinfu/SwiftSoup): the declarations of cleaners, as its documentation has them.

class Cleaner {
  let _headWhitelist: Whitelist?
  let _bodyWhitelist: Whitelist

  init(headWhitelist: Whitelist?, bodyWhitelist: Whitelist) {
    _headWhitelist = headWhitelist
    _bodyWhitelist = bodyWhitelist
  }
  convenience init(_ whitelist: Whitelist) { self.init(headWhitelist: nil, bodyWhitelist: whitelist) }

  func clean(_ dirtyDocument: Document) throws -> Document {
    let clean = Document.createShell(dirtyDocument.getBaseUri())
    if let list = _headWhitelist, let head = dirtyDocument.head(), let other = clean.head() {
      _ = try _copy(head, to: other, list)
    }
    if let body = dirtyDocument.body(), let other = clean.body() {
      _ = try _copy(body, to: other, _bodyWhitelist)
    }
    return clean
  }
  func isValid(_ dirtyDocument: Document) throws -> Bool {
    let clean = Document.createShell("")
    guard let body = dirtyDocument.body(), let other = clean.body() else { return false }
    return try _copy(body, to: other, _bodyWhitelist) == 0
  }
  /// Copies what is allowed and answers how much was not.
  func _copy(_ source: Element, to place: Element, _ list: Whitelist) throws -> Int {
    var dropped = 0
    for node in source.childNodes {
      if let element = node as? Element {
        guard list._tags.contains(element.tagName()) else {
          dropped += 1 + (try _copy(element, to: place, list))
          continue
        }
        let made = Element(Tag._of(element.tagName()), element.baseUri, Attributes())
        for attribute in element.attributes?._list ?? [] {
          if let safe = try list.safeAttribute(element.tagName(), element, attribute) {
            made.attributes?.put(attribute: safe)
          } else {
            dropped += 1
          }
        }
        made.attributes?.addAll(incoming: try list.getEnforcedAttributes(element.tagName()))
        try place._append(made)
        dropped += try _copy(element, to: made, list)
      } else if let text = node as? TextNode {
        try place._append(TextNode(text._text, text.baseUri))
      } else if let data = node as? DataNode, list._tags.contains(source.tagName()) {
        try place._append(DataNode(data._data, data.baseUri))
      } else {
        dropped += 1
      }
    }
    return dropped
  }
}
