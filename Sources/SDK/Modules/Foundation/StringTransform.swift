// Foundation: the declarations of StringTransform.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

struct StringTransform: Hashable, RawRepresentable, Sendable {
  typealias RawValue = String
  static let toLatin: StringTransform
  static let latinToArabic: StringTransform
  static let latinToCyrillic: StringTransform
  static let latinToGreen: StringTransform
  static let latinToHangul: StringTransform
  static let latinToHebrew: StringTransform
  static let latinToHiragana: StringTransform
  static let latinToKatakana: StringTransform
  static let latinToThai: StringTransform
  static let hiraganaToKatakana: StringTransform
  static let mandarinToLatin: StringTransform
  static let stripDiacritics: StringTransform
  static let stripCombiningMarks: StringTransform
  static let fullwidthToHalfwidth: StringTransform
  static let toUnicodeName: StringTransform
  static let toXMLHex: StringTransform
  let rawValue: String
  init(_ rawValue: String)
  init(rawValue: String)
}
