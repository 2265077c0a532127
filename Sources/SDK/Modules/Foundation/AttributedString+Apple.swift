// Foundation: the declarations of AttributedString that only Apple's platforms have.

extension AttributedString {
  struct LocalizationOptions: Sendable {
    enum ConcatenationBehavior: Sendable {
      case `default`
      case enabled
      case disabled
    }
    var replacements: [any CVarArg]? { get set }
    var inflect: Bool { get set }
    var applyReplacementIndexAttribute: Bool { get set }
    var concatenatesFallbackLanguages: Bool { get set }
    init()
  }
  struct FormattingOptions: OptionSet, Sendable {
    typealias RawValue = UInt
    static let applyReplacementIndexAttribute = AttributedString.FormattingOptions(rawValue: 1)
    let rawValue: UInt
    init(rawValue: UInt) { self.rawValue = rawValue }
  }
  struct InterpolationOptions: OptionSet, Sendable {
    typealias RawValue = UInt
    static let insertAttributesWithoutMerging = AttributedString.InterpolationOptions(rawValue: 1)
    let rawValue: UInt
    init(rawValue: UInt) { self.rawValue = rawValue }
  }
  struct MarkdownParsingOptions: Sendable {
    enum InterpretedSyntax: Int, Sendable {
      case full
      case inlineOnly
      case inlineOnlyPreservingWhitespace
    }
    enum FailurePolicy: Int, Sendable {
      case throwError
      case returnPartiallyParsedIfPossible
    }
    var allowsExtendedAttributes: Bool
    var interpretedSyntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax
    var failurePolicy: AttributedString.MarkdownParsingOptions.FailurePolicy
    var languageCode: String?
    var appliesSourcePositionAttributes: Bool
    init(
      allowsExtendedAttributes: Bool = false,
      interpretedSyntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax = .full,
      failurePolicy: AttributedString.MarkdownParsingOptions.FailurePolicy = .throwError,
      languageCode: String? = nil, appliesSourcePositionAttributes: Bool = false
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
      self.appliesSourcePositionAttributes = appliesSourcePositionAttributes
    }
  }
  struct MarkdownSourcePosition: Hashable, Codable, Sendable {
    var startLine: Int { get set }
    var startColumn: Int { get set }
    var endLine: Int { get set }
    var endColumn: Int { get set }
    init(startLine: Int, startColumn: Int, endLine: Int, endColumn: Int)
  }
  init(
    markdown: String, options: AttributedString.MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws {
    self.init()
    let isFull = options.interpretedSyntax == .full
    let keepsSpace = options.interpretedSyntax == .inlineOnlyPreservingWhitespace
    for part in AttributedString._markdown(markdown, isFull, keepsSpace) {
      var text = AttributedString(part.text)
      if part.intent != 0 { text.inlinePresentationIntent = InlinePresentationIntent(rawValue: part.intent) }
      if let link = part.link { text.link = URL(string: link, relativeTo: baseURL) }
      text.languageIdentifier = options.languageCode
      append(text)
    }
  }
  init(
    markdown: Data, options: AttributedString.MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws {
    try self.init(markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
  }
  static func _markdown(_ text: String, _ isFull: Bool, _ keepsSpace: Bool) -> [(
    text: String, intent: UInt, link: String?
  )]
  init<S>(
    markdown: String, including scope: KeyPath<AttributeScopes, S.Type>,
    options: AttributedString.MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws where S: AttributeScope {
    try self.init(markdown: markdown, options: options, baseURL: baseURL)
  }
  init<S>(
    markdown: String, including scope: S.Type,
    options: AttributedString.MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws where S: AttributeScope {
    try self.init(markdown: markdown, options: options, baseURL: baseURL)
  }
  init(
    contentsOf url: URL, options: AttributedString.MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws
  /// Marks of Markdown in a localized text are its attributes.
  private static func localized(_ text: String) -> AttributedString {
    let options = AttributedString.MarkdownParsingOptions(interpretedSyntax: .inlineOnlyPreservingWhitespace)
    return (try? AttributedString(markdown: text, options: options)) ?? AttributedString(text)
  }
  init(
    localized keyAndValue: String.LocalizationValue,
    options: AttributedString.FormattingOptions = [], table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self = .localized(String(localized: keyAndValue, table: table, bundle: bundle))
  }
  init<S>(
    localized keyAndValue: String.LocalizationValue,
    options: AttributedString.FormattingOptions = [], table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil, including scope: KeyPath<AttributeScopes, S.Type>
  ) where S: AttributeScope {
    self = .localized(String(localized: keyAndValue, table: table, bundle: bundle))
  }
  init(
    localized key: StaticString, defaultValue: String.LocalizationValue,
    options: AttributedString.FormattingOptions = [], table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self = .localized(String(localized: key, defaultValue: defaultValue, table: table, bundle: bundle))
  }
  init(
    localized keyAndValue: String.LocalizationValue, options: AttributedString.LocalizationOptions,
    table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self = .localized(String(localized: keyAndValue, table: table, bundle: bundle))
  }
  init(localized resource: LocalizedStringResource) { self = .localized(String(localized: resource)) }
  init(localized resource: LocalizedStringResource, options: AttributedString.LocalizationOptions) {
    self = .localized(String(localized: resource))
  }
  /// Attributes that say how a text looks are left out: nobody hears them.
  init(_ nsStr: NSAttributedString) {
    self.init()
    nsStr.enumerateAttributes(in: NSRange(location: 0, length: nsStr.length), options: []) {
      attributes, range, _ in
      var part = AttributedString(nsStr.attributedSubstring(from: range).string)
      switch attributes[NSAttributedString.Key("NSLink")] {
      case let link as URL: part.link = link
      case let link as String: part.link = URL(string: link)
      default: break
      }
      if let language = attributes[NSAttributedString.Key("NSLanguage")] as? String {
        part.languageIdentifier = language
      }
      append(part)
    }
  }
  init<S>(_ nsStr: NSAttributedString, including scope: KeyPath<AttributeScopes, S.Type>) throws
  where S: AttributeScope { self.init(nsStr) }
  init<S>(_ nsStr: NSAttributedString, including scope: S.Type) throws where S: AttributeScope {
    self.init(nsStr)
  }
  func inflected() -> AttributedString
}

// https://developer.apple.com/documentation/foundation/attributedstring/lineheight
extension AttributedString {
  struct LineHeight: Hashable, Codable, Sendable {
    static var loose: AttributedString.LineHeight { LineHeight() }
    static var normal: AttributedString.LineHeight { LineHeight() }
    static var tight: AttributedString.LineHeight { LineHeight() }
    static var variable: AttributedString.LineHeight { LineHeight() }
    static func exact(points: CGFloat) -> AttributedString.LineHeight { LineHeight() }
    static func leading(increase: CGFloat) -> AttributedString.LineHeight { LineHeight() }
    static func multiple(factor: CGFloat) -> AttributedString.LineHeight { LineHeight() }
  }
}
