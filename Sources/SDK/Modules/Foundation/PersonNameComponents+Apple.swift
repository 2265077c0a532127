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
    var style: PersonNameComponents.FormatStyle.Style { get set }
    var locale: Locale { get set }
    var parseStrategy: PersonNameComponents.ParseStrategy { get }
    init(style: PersonNameComponents.FormatStyle.Style = .medium, locale: Locale = .autoupdatingCurrent)
    func format(_ value: PersonNameComponents) -> String
    func locale(_ locale: Locale) -> PersonNameComponents.FormatStyle
  }
  struct ParseStrategy: Foundation.ParseStrategy, Sendable {
    typealias ParseInput = String
    typealias ParseOutput = PersonNameComponents
    init()
    func parse(_ value: String) throws -> PersonNameComponents
  }
  init(_ value: String) throws
  init(_ value: String, strategy: PersonNameComponents.ParseStrategy) throws
  func formatted() -> String
  func formatted<F>(_ style: F) -> F.FormatOutput
  where F: Foundation.FormatStyle, F.FormatInput == PersonNameComponents
}
