import Foundation

/// The text of an attributed text as an object that is changed together with it: Foundation's own here leaves the
/// attributes where they were.
final class AttributedTextObject: NSMutableString {
  private let owner: NSMutableAttributedString

  init(of owner: NSMutableAttributedString) {
    self.owner = owner
    super.init(capacity: 0)
  }

  required init(capacity: Int) {
    owner = NSMutableAttributedString(string: "")
    super.init(capacity: capacity)
  }

  required convenience init(string text: String) {
    self.init(of: NSMutableAttributedString(string: text))
  }

  required convenience init?(coder: NSCoder) { nil }

  required convenience init(characters: UnsafePointer<unichar>, length: Int) {
    self.init(string: String(decoding: UnsafeBufferPointer(start: characters, count: length), as: UTF16.self))
  }

  required convenience init(unicodeScalarLiteral value: StaticString) { self.init(string: "\(value)") }

  required convenience init(extendedGraphemeClusterLiteral value: StaticString) {
    self.init(string: "\(value)")
  }

  required init(stringLiteral value: StaticString) {
    owner = NSMutableAttributedString(string: "\(value)")
    super.init(capacity: 0)
  }

  override var length: Int { owner.length }

  override func character(at index: Int) -> unichar { NSString(string: owner.string).character(at: index) }

  override func replaceCharacters(in range: NSRange, with text: String) {
    owner.replaceCharacters(in: range, with: text)
  }
}
