// swift-markdown-ui: the declarations of _MarkdownBlock, as its documentation has them.

struct _MarkdownBlock {
  enum Kind {
    case text, rule, row
    case heading(level: Int)
    case bullet(level: Int)
    case number(Int)
    case task(isDone: Bool)
    case code(language: String?)
  }

  var kind: Kind
  var text: String
  /// Whether the next line can go on in it.
  var isOpen: Bool

  init(_ kind: Kind, _ text: String, isOpen: Bool = false) {
    self.kind = kind
    self.text = text
    self.isOpen = isOpen
  }

  /// What is nothing but an image, with the words for it.
  var _image: (alt: String, url: String)? {
    let parts = text.dropFirst(2).components(separatedBy: "](")
    guard text.hasPrefix("!["), text.hasSuffix(")"), parts.count == 2 else { return nil }
    return (parts[0], String(parts[1].dropLast().prefix { $0 != " " }))
  }
}
