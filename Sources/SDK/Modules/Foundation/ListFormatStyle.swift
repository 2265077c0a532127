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
  var width: ListFormatStyle<Style, Base>.Width { get set }
  var listType: ListFormatStyle<Style, Base>.ListType { get set }
  var locale: Locale { get set }
  init(memberStyle: Style)
  init(from decoder: any Decoder) throws
  func format(_ value: Base) -> String
  func locale(_ locale: Locale) -> ListFormatStyle<Style, Base>
}

extension ListFormatStyle: Sendable where Style: Sendable {}
