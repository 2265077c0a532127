import EarshotViewTree

/// Foundation's attributed strings, written as an app would write them and evaluated with the app, which
/// may add to them: objects that hold one text with attributes.
enum AttributedStringClasses {
  /// The last names of the types declared below.
  static let names: Set<String> = [
    "NSAttributedString", "NSMutableAttributedString", "NSTextStorage", "NSTextAttachment", "Key",
    "DocumentType", "DocumentReadingOptionKey", "EnumerationOptions", "ObjCBoolPointer",
  ]

  /// Those that are texts.
  static let texts: Set<String> = ["NSAttributedString", "NSMutableAttributedString", "NSTextStorage"]

  static let source = SourceFile(standingInFor: "Foundation", text)

  private static let text = """
    class NSAttributedString: NSObject {
      struct Key: Hashable, RawRepresentable {
        var rawValue: String
        init(rawValue: String) { self.rawValue = rawValue }
        init(_ rawValue: String) { self.rawValue = rawValue }
    \(keys)
      }
      enum DocumentType { case html, plain, rtf, rtfd }
      enum DocumentReadingOptionKey: Hashable {
        case documentType, characterEncoding, defaultAttributes, textKit1ListMarkerFormatDocumentOption
        case baseURL, sourceTextScaling, targetTextScaling, timeout
      }
      enum EnumerationOptions { case reverse, longestEffectiveRangeNotRequired }
      var contents: AttributedString = AttributedString("")
      init() {}
      init(string: String, attributes: [NSAttributedString.Key: Any]? = nil) {
        contents = AttributedString(string: string, attributes: attributes)
      }
      init(attributedString: NSAttributedString) { contents = attributedString.contents }
      init(_ text: AttributedString, including scope: Any? = nil) { contents = text }
      init(attachment: NSTextAttachment) { contents = AttributedString(string: "\\u{FFFC}") }
      init(markdown: String, options: Any? = nil, baseURL: URL? = nil) {
        contents = AttributedString(markdown: markdown)
      }
      init(data: Data, options: [DocumentReadingOptionKey: Any] = [:], documentAttributes: Any?) throws {
        let type = options[.documentType]
        let text = String(data: data, encoding: .utf8) ?? ""
        contents = type == .html || (type == nil && text.hasPrefix("<"))
          ? AttributedString(_html: text) : AttributedString(text)
      }
      init?(html: Data, options: [DocumentReadingOptionKey: Any] = [:], documentAttributes: Any?) {
        contents = AttributedString(_html: String(data: html, encoding: .utf8) ?? "")
      }
      var string: String { contents.string }
      var length: Int { contents.length }
      var description: String { contents.string }
      func attributedSubstring(from range: NSRange) -> NSAttributedString {
        NSAttributedString(contents.attributedSubstring(from: range))
      }
      func attribute(_ key: Key, at place: Int, effectiveRange: Any?) -> Any? {
        contents._attribute(key, at: place)
      }
      func attribute(
        _ key: Key, at place: Int, longestEffectiveRange: Any?, in range: NSRange
      ) -> Any? { contents._attribute(key, at: place) }
      func attributes(at place: Int, effectiveRange: Any?) -> [Key: Any] { contents._attributes(at: place) }
      func enumerateAttribute(
        _ key: Key, in range: NSRange, options: Any? = nil,
        using block: (Any?, NSRange, ObjCBoolPointer) -> Void
      ) {
        let stop = ObjCBoolPointer()
        for part in contents._parts(in: range) where !stop.pointee {
          block(part.attributes[key], part.range, stop)
        }
      }
      func enumerateAttributes(
        in range: NSRange, options: Any? = nil, using block: ([Key: Any], NSRange, ObjCBoolPointer) -> Void
      ) {
        let stop = ObjCBoolPointer()
        for part in contents._parts(in: range) where !stop.pointee {
          block(part.attributes, part.range, stop)
        }
      }
      func size() -> CGSize { CGSize(width: 8 * length, height: 20) }
      func boundingRect(with size: CGSize, options: Any? = nil, context: Any?) -> CGRect {
        CGRect(x: 0, y: 0, width: 8 * length, height: 20)
      }
      func isEqual(to other: NSAttributedString) -> Bool { contents == other.contents }
      func copy() -> Any { NSAttributedString(contents) }
      func mutableCopy() -> Any { NSMutableAttributedString(contents) }
      static func == (a: NSAttributedString, b: NSAttributedString) -> Bool { a.contents == b.contents }
    }

    class NSMutableAttributedString: NSAttributedString {
      var mutableString: NSMutableString {
        get { contents.string as NSString }
        set { contents = AttributedString(newValue as String) }
      }
      func append(_ text: NSAttributedString) { contents.append(text) }
      func insert(_ text: NSAttributedString, at place: Int) {
        contents.replaceCharacters(in: NSRange(location: place, length: 0), with: text)
      }
      func replaceCharacters(in range: NSRange, with text: Any) {
        contents.replaceCharacters(in: range, with: text)
      }
      func deleteCharacters(in range: NSRange) { contents.deleteCharacters(in: range) }
      func addAttribute(_ key: Key, value: Any, range: NSRange) {
        contents.addAttribute(key, value: value, range: range)
      }
      func addAttributes(_ attributes: [NSAttributedString.Key: Any], range: NSRange) {
        contents.addAttributes(attributes, range: range)
      }
      func setAttributes(_ attributes: [NSAttributedString.Key: Any]?, range: NSRange) {
        contents.setAttributes(attributes, range: range)
      }
      func removeAttribute(_ key: Key, range: NSRange) { contents.removeAttribute(key, range: range) }
      func setAttributedString(_ text: NSAttributedString) { contents = text.contents }
      func beginEditing() {}
      func endEditing() {}
      func fixAttributes(in range: NSRange) {}
    }

    class NSTextStorage: NSMutableAttributedString {
    }

    class NSTextAttachment: NSObject {
      var image: UIImage?
      var bounds: CGRect = CGRect.zero
      var contents: Data?
      var fileType: String?
      init() {}
      init(image: UIImage) { self.image = image }
      init(data: Data?, ofType type: String?) {}
    }

    class ObjCBoolPointer {
      var pointee = false
      var boolValue: Bool { pointee }
    }
    """

  /// Attributes by the names that Swift gives them.
  private static let keys = [
    "attachment", "backgroundColor", "baselineOffset", "cursor", "expansion", "font", "foregroundColor",
    "kern", "ligature", "link", "markedClauseSegment", "obliqueness", "paragraphStyle", "shadow",
    "strikethroughColor", "strikethroughStyle", "strokeColor", "strokeWidth", "superscript", "textEffect",
    "toolTip", "tracking", "underlineColor", "underlineStyle", "verticalGlyphForm", "writingDirection",
    "accessibilitySpeechPunctuation", "accessibilitySpeechLanguage", "accessibilitySpeechPitch",
    "accessibilitySpeechQueueAnnouncement", "accessibilitySpeechIPANotation",
    "accessibilitySpeechSpellOut", "accessibilitySpeechAnnouncementPriority", "accessibilityTextCustom",
    "accessibilityTextHeadingLevel",
  ].map { "    static let \($0) = Key(rawValue: \"\($0)\")" }.joined(separator: "\n")
}

extension ProjectIndex {
  /// Types of Foundation that are evaluated from code, with what the app adds to them; parsed when the
  /// first of them is named.
  func foundationTypes(named name: String) -> [TypeInfo] {
    guard AttributedStringClasses.names.contains(name) else { return [] }
    return standInTypes()[name] ?? []
  }
}

extension Machine {
  /// The text of an attributed string of either kind.
  func attributedContent(of value: Value?) -> TextContent? {
    switch value {
    case .attributed(let text): return text
    case .object(let reference):
      guard AttributedStringClasses.texts.contains(reference.type.name) else { return nil }
      reads.spoil()
      guard state.objects.indices.contains(reference.id) else { return nil }
      switch state.objects[reference.id].fields["contents"] {
      case .attributed(let text)?: return text
      case .unknown(let unknown)?: return TextContent("«\(unknown.source)»")
      default: return nil
      }
    default: return nil
    }
  }

  /// What an attributed string was made of, where that is not known.
  func unknownContent(of value: Value) -> UnknownValue? {
    guard case .object(let reference) = value, AttributedStringClasses.texts.contains(reference.type.name),
      state.objects.indices.contains(reference.id),
      case .unknown(let unknown)? = state.objects[reference.id].fields["contents"]
    else { return nil }
    return unknown
  }
}
