// Foundation: the declarations of AlignmentOptions.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

struct AlignmentOptions: OptionSet, Sendable {
  typealias RawValue = UInt64
  typealias Element = AlignmentOptions
  typealias ArrayLiteralElement = AlignmentOptions
  static let alignMinXInward: AlignmentOptions
  static let alignMinYInward: AlignmentOptions
  static let alignMaxXInward: AlignmentOptions
  static let alignMaxYInward: AlignmentOptions
  static let alignWidthInward: AlignmentOptions
  static let alignHeightInward: AlignmentOptions
  static let alignMinXOutward: AlignmentOptions
  static let alignMinYOutward: AlignmentOptions
  static let alignMaxXOutward: AlignmentOptions
  static let alignMaxYOutward: AlignmentOptions
  static let alignWidthOutward: AlignmentOptions
  static let alignHeightOutward: AlignmentOptions
  static let alignMinXNearest: AlignmentOptions
  static let alignMinYNearest: AlignmentOptions
  static let alignMaxXNearest: AlignmentOptions
  static let alignMaxYNearest: AlignmentOptions
  static let alignWidthNearest: AlignmentOptions
  static let alignHeightNearest: AlignmentOptions
  static let alignRectFlipped: AlignmentOptions
  static let alignAllEdgesInward: AlignmentOptions
  static let alignAllEdgesOutward: AlignmentOptions
  static let alignAllEdgesNearest: AlignmentOptions
  var rawValue: UInt64 { get set }
  init(rawValue: UInt64)
}
