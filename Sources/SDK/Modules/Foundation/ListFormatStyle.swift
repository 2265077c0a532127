// Foundation: the declarations of ListFormatStyle.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

struct ListFormatStyle<Style, Base>: FormatStyle
where Style: FormatStyle, Base: Sequence, Style.FormatInput == Base.Element, Style.FormatOutput == String {
  typealias FormatOutput = String
  typealias FormatInput = Base
  enum Width: Int, Decodable, Encodable, Sendable {
    typealias RawValue = Int
    case standard
    case short
    case narrow
    init?(rawValue: Int)
  }
  enum ListType: Int, Decodable, Encodable, Sendable {
    typealias RawValue = Int
    case and
    case or
    init?(rawValue: Int)
  }
  let memberStyle: Style
  var width: ListFormatStyle<Style, Base>.Width = .standard
  var listType: ListFormatStyle<Style, Base>.ListType = .and
  var locale: Locale = .autoupdatingCurrent
  init(memberStyle: Style) { self.memberStyle = memberStyle }
  init(from decoder: any Decoder) throws
  func format(_ value: Base) -> String {
    let texts = value.map { memberStyle.format($0) }
    return Self.joined(
      texts, listType: listType == .and ? 0 : 1, width: width == .standard ? 0 : width == .short ? 1 : 2,
      locale: locale)
  }
  func locale(_ locale: Locale) -> ListFormatStyle<Style, Base> {
    var style = self
    style.locale = locale
    return style
  }
  static func joined(_ texts: [String], listType: Int, width: Int, locale: Locale) -> String
}

extension ListFormatStyle: Sendable where Style: Sendable {}
