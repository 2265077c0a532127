// Foundation: the declarations of PersonNameComponents that only Apple's platforms have.

extension PersonNameComponents {
  struct FormatStyle: Foundation.FormatStyle, Sendable {
    typealias FormatInput = PersonNameComponents
    typealias FormatOutput = String
    enum Style: Int, Codable, Hashable, Sendable {
      case short
      case medium
      case long
      case abbreviated
    }
    var style: PersonNameComponents.FormatStyle.Style
    var locale: Locale
    var parseStrategy: PersonNameComponents.ParseStrategy { get }
    init(style: PersonNameComponents.FormatStyle.Style = .medium, locale: Locale = .autoupdatingCurrent) {
      self.style = style
      self.locale = locale
    }
    func format(_ value: PersonNameComponents) -> String {
      switch style {
      case .short: return value.nickname ?? value.givenName ?? value.familyName ?? ""
      case .abbreviated:
        return [value.givenName, value.familyName].map { $0.map { String($0.prefix(1)) } ?? "" }.joined()
      case .medium: return value.joined([value.givenName, value.familyName])
      case .long:
        return value.joined([
          value.namePrefix, value.givenName, value.middleName, value.familyName, value.nameSuffix,
        ])
      }
    }
    func locale(_ locale: Locale) -> PersonNameComponents.FormatStyle {
      PersonNameComponents.FormatStyle(style: style, locale: locale)
    }
  }
  struct ParseStrategy: Foundation.ParseStrategy, Sendable {
    typealias ParseInput = String
    typealias ParseOutput = PersonNameComponents
    init()
    func parse(_ value: String) throws -> PersonNameComponents
  }
  init(_ value: String) throws
  init(_ value: String, strategy: PersonNameComponents.ParseStrategy) throws
  func joined(_ parts: [String?]) -> String {
    parts.compactMap { $0 }.filter { $0 != "" }.joined(separator: " ")
  }
  func formatted() -> String { PersonNameComponents.FormatStyle().format(self) }
  func formatted<F>(_ style: F) -> F.FormatOutput
  where F: Foundation.FormatStyle, F.FormatInput == PersonNameComponents { style.format(self) }
}
