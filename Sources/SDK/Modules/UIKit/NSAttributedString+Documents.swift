// UIKit: attributed strings of documents.

extension NSAttributedString {
  struct DocumentType: RawRepresentable, Hashable, Sendable {
    static let plain = NSAttributedString.DocumentType(rawValue: "NSPlainText")
    static let rtf = NSAttributedString.DocumentType(rawValue: "NSRTF")
    static let rtfd = NSAttributedString.DocumentType(rawValue: "NSRTFD")
    static let html = NSAttributedString.DocumentType(rawValue: "NSHTML")
    let rawValue: String
    init(rawValue: String) { self.rawValue = rawValue }
  }
  struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    static let documentType = NSAttributedString.DocumentReadingOptionKey(rawValue: "DocumentType")
    static let defaultAttributes = NSAttributedString.DocumentReadingOptionKey(rawValue: "DefaultAttributes")
    static let characterEncoding = NSAttributedString.DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    let rawValue: String
    init(rawValue: String) { self.rawValue = rawValue }
  }
  /// Documents of other kinds than HTML and plain text are not read.
  /// https://developer.apple.com/documentation/foundation/nsattributedstring/init(data:options:documentattributes:)
  convenience init(
    data: Data, options: [NSAttributedString.DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    let encoding = (options[.characterEncoding] as? UInt).map { String.Encoding(rawValue: $0) } ?? .utf8
    let text = String(data: data, encoding: encoding) ?? ""
    switch options[.documentType] as? NSAttributedString.DocumentType ?? .plain {
    case .html: self.init(attributedString: NSAttributedString._reading(html: text))
    case .plain: self.init(string: text)
    default: self.init(attributedString: NSAttributedString._read(data))
    }
  }
  static func _reading(html: String) -> NSAttributedString {
    let whole = NSMutableAttributedString()
    for run in _runs(ofHTML: html) {
      var attributes: [NSAttributedString.Key: Any] = [:]
      if let link = run.link, let url = URL(string: link) { attributes[.link] = url }
      if run.isBold { attributes[.font] = UIFont.boldSystemFont(ofSize: 12) }
      if run.isItalic { attributes[.font] = UIFont.italicSystemFont(ofSize: 12) }
      if run.isUnderlined { attributes[.underlineStyle] = 1 }
      whole.append(NSAttributedString(string: run.text, attributes: attributes))
    }
    return whole
  }
  /// The text of a document of a kind whose text isn't known here.
  static func _read(_ data: Data) -> NSAttributedString
}
