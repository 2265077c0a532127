// SwiftSoup (github.com/scinfu/SwiftSoup): the pieces that a text of HTML is read as.

struct _Token {
  enum Kind {
    case start, end, text, comment, doctype, finish
  }
  let kind: Kind
  /// The name of a tag, or the text.
  var name = ""
  var attributes = Attributes()
  var isSelfClosing = false
  var isBogus = false
  var ids: [String] = []

  var isBlank: Bool { kind == .text && name._isBlank }
  func starts(_ names: Set<String>) -> Bool { kind == .start && names.contains(name) }
  func ends(_ names: Set<String>) -> Bool { kind == .end && names.contains(name) }
}
