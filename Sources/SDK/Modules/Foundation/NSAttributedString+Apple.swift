// Foundation: the declarations of NSAttributedString that only Apple's platforms have.

extension NSAttributedString {
  struct MarkdownParsingOptions: Sendable {
    init()
  }
  /// What speech needs of it is kept: links and languages, as the way back does.
  convenience init(_ attributedString: AttributedString) {
    let made = NSMutableAttributedString(string: "")
    for run in attributedString.runs {
      var attributes: [NSAttributedString.Key: Any] = [:]
      if let link = run.link { attributes[NSAttributedString.Key("NSLink")] = link }
      if let language = run.languageIdentifier { attributes[NSAttributedString.Key("NSLanguage")] = language }
      let part = String(attributedString[run.range].characters)
      made.append(NSAttributedString(string: part, attributes: attributes))
    }
    self.init(attributedString: made)
  }
  convenience init<S>(_ attributedString: AttributedString, including scope: KeyPath<AttributeScopes, S.Type>)
    throws where S: AttributeScope
  convenience init(
    markdown: String, options: AttributedString.MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws
  convenience init(format: NSAttributedString, _ args: any CVarArg...)
  func attributes(at location: Int, effectiveRange range: NSRangePointer?) -> [NSAttributedString.Key: Any]
  func attribute(_ attrName: NSAttributedString.Key, at location: Int, effectiveRange range: NSRangePointer?)
    -> Any?
  func enumerateAttributes(
    in enumerationRange: NSRange, options opts: NSAttributedString.EnumerationOptions = [],
    using block: ([NSAttributedString.Key: Any], NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    let stop = UnsafeMutablePointer(_boxing: ObjCBool(false))
    for range in _ranges(of: nil, in: enumerationRange, backwards: opts.contains(.reverse)) {
      block(attributes(at: range.location, effectiveRange: nil), range, stop)
      if stop.pointee.boolValue { return }
    }
  }
  func enumerateAttribute(
    _ attrName: NSAttributedString.Key, in enumerationRange: NSRange,
    options opts: NSAttributedString.EnumerationOptions = [],
    using block: (Any?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    let stop = UnsafeMutablePointer(_boxing: ObjCBool(false))
    for range in _ranges(of: attrName, in: enumerationRange, backwards: opts.contains(.reverse)) {
      block(attribute(attrName, at: range.location, effectiveRange: nil), range, stop)
      if stop.pointee.boolValue { return }
    }
  }
  /// The text of HTML in parts that are shown in one way.
  static func _runs(ofHTML text: String) -> [(
    text: String, link: String?, isBold: Bool, isItalic: Bool, isUnderlined: Bool
  )]
  /// The parts of a text within which an attribute, or all of them, stay the same.
  func _ranges(of attrName: NSAttributedString.Key?, in range: NSRange, backwards: Bool) -> [NSRange]
}

extension NSAttributedString.Key {
  static let inlinePresentationIntent = NSAttributedString.Key("NSInlinePresentationIntent")
  static let presentationIntentAttributeName = NSAttributedString.Key("NSPresentationIntent")
  static let alternateDescription = NSAttributedString.Key("NSAlternateDescription")
  static let imageURL = NSAttributedString.Key("NSImageURL")
  static let languageIdentifier = NSAttributedString.Key("NSLanguage")
  static let replacementIndex = NSAttributedString.Key("NSReplacementIndex")
  static let inflectionRule = NSAttributedString.Key("NSInflect")
  static let inflectionAlternative = NSAttributedString.Key("NSInflectionAlternative")
  static let morphology = NSAttributedString.Key("NSMorphology")
}
