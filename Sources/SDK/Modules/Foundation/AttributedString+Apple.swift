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
    static let applyReplacementIndexAttribute: AttributedString.FormattingOptions
    let rawValue: UInt
    init(rawValue: UInt)
  }
  struct InterpolationOptions: OptionSet, Sendable {
    typealias RawValue = UInt
    static let insertAttributesWithoutMerging: AttributedString.InterpolationOptions
    let rawValue: UInt
    init(rawValue: UInt)
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
    var allowsExtendedAttributes: Bool { get set }
    var interpretedSyntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax { get set }
    var failurePolicy: AttributedString.MarkdownParsingOptions.FailurePolicy { get set }
    var languageCode: String? { get set }
    var appliesSourcePositionAttributes: Bool { get set }
    init(
      allowsExtendedAttributes: Bool = false,
      interpretedSyntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax = .full,
      failurePolicy: AttributedString.MarkdownParsingOptions.FailurePolicy = .throwError,
      languageCode: String? = nil)
    init(
      allowsExtendedAttributes: Bool = false,
      interpretedSyntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax = .full,
      failurePolicy: AttributedString.MarkdownParsingOptions.FailurePolicy = .throwError,
      languageCode: String? = nil, appliesSourcePositionAttributes: Bool)
  }
  struct MarkdownSourcePosition: Hashable, Codable, Sendable {
    var startLine: Int { get set }
    var startColumn: Int { get set }
    var endLine: Int { get set }
    var endColumn: Int { get set }
    init(startLine: Int, startColumn: Int, endLine: Int, endColumn: Int)
  }
  init(
    markdown: String, options: AttributedString.MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws
  init(
    markdown: Data, options: AttributedString.MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws
  init<S>(
    markdown: String, including scope: KeyPath<AttributeScopes, S.Type>,
    options: AttributedString.MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws where S: AttributeScope
  init<S>(
    markdown: String, including scope: S.Type,
    options: AttributedString.MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws where S: AttributeScope
  init(
    contentsOf url: URL, options: AttributedString.MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws
  init(
    localized keyAndValue: String.LocalizationValue,
    options: AttributedString.FormattingOptions = [], table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil)
  init<S>(
    localized keyAndValue: String.LocalizationValue,
    options: AttributedString.FormattingOptions = [], table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil, including scope: KeyPath<AttributeScopes, S.Type>
  ) where S: AttributeScope
  init(
    localized key: StaticString, defaultValue: String.LocalizationValue,
    options: AttributedString.FormattingOptions = [], table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil)
  init(
    localized keyAndValue: String.LocalizationValue, options: AttributedString.LocalizationOptions,
    table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil)
  init(localized resource: LocalizedStringResource)
  init(localized resource: LocalizedStringResource, options: AttributedString.LocalizationOptions)
  init(_ nsStr: NSAttributedString)
  init<S>(_ nsStr: NSAttributedString, including scope: KeyPath<AttributeScopes, S.Type>) throws
  where S: AttributeScope
  init<S>(_ nsStr: NSAttributedString, including scope: S.Type) throws where S: AttributeScope
  func inflected() -> AttributedString
}
