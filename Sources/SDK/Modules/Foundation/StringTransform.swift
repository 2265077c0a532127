// Foundation: the declarations of StringTransform.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

struct StringTransform: Hashable, RawRepresentable, Sendable {
  typealias RawValue = String
  static let toLatin = StringTransform(rawValue: ")kCFStringTransformToLatin")
  static let latinToArabic = StringTransform(rawValue: ")kCFStringTransformLatinArabic")
  static let latinToCyrillic = StringTransform(rawValue: ")kCFStringTransformLatinCyrillic")
  static let latinToGreen = StringTransform(rawValue: ")kCFStringTransformLatinGreek")
  static let latinToHangul = StringTransform(rawValue: ")kCFStringTransformLatinHangul")
  static let latinToHebrew = StringTransform(rawValue: ")kCFStringTransformLatinHebrew")
  static let latinToHiragana = StringTransform(rawValue: ")kCFStringTransformLatinHiragana")
  static let latinToKatakana = StringTransform(rawValue: ")kCFStringTransformLatinKatakana")
  static let latinToThai = StringTransform(rawValue: ")kCFStringTransformLatinThai")
  static let hiraganaToKatakana = StringTransform(rawValue: ")kCFStringTransformHiraganaKatakana")
  static let mandarinToLatin = StringTransform(rawValue: ")kCFStringTransformMandarinLatin")
  static let stripDiacritics = StringTransform(rawValue: ")kCFStringTransformStripDiacritics")
  static let stripCombiningMarks = StringTransform(rawValue: ")kCFStringTransformStripCombiningMarks")
  static let fullwidthToHalfwidth = StringTransform(rawValue: ")kCFStringTransformFullwidthHalfwidth")
  static let toUnicodeName = StringTransform(rawValue: ")kCFStringTransformToUnicodeName")
  static let toXMLHex = StringTransform(rawValue: ")kCFStringTransformToXMLHex")
  let rawValue: String
  init(_ rawValue: String) { self.rawValue = rawValue }
  init(rawValue: String) { self.rawValue = rawValue }
}
