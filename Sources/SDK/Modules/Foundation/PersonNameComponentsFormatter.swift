// Foundation: the declarations of PersonNameComponentsFormatter.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

class PersonNameComponentsFormatter: Formatter, Sendable {
  enum Style: Int, Sendable {
    typealias RawValue = Int
    case `default`
    case short
    case medium
    case long
    case abbreviated
    init?(rawValue: Int)
  }
  struct Options: OptionSet, Sendable {
    typealias RawValue = UInt
    typealias Element = PersonNameComponentsFormatter.Options
    typealias ArrayLiteralElement = PersonNameComponentsFormatter.Options
    static let phonetic: PersonNameComponentsFormatter.Options
    let rawValue: UInt
    init(rawValue: UInt)
  }
  var style: PersonNameComponentsFormatter.Style { get set }
  var isPhonetic: Bool { get set }
}
