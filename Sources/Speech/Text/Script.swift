/// A writing system, as far as a voice can or cannot read it. The raw value is its spoken name.
enum Script: String, Hashable, Sendable, CaseIterable {
  case latin = "Latin"
  case greek = "Greek"
  case cyrillic = "Cyrillic"
  case armenian = "Armenian"
  case hebrew = "Hebrew"
  case arabic = "Arabic"
  case devanagari = "Devanagari"
  case bengali = "Bengali"
  case gurmukhi = "Gurmukhi"
  case gujarati = "Gujarati"
  case odia = "Odia"
  case tamil = "Tamil"
  case telugu = "Telugu"
  case kannada = "Kannada"
  case malayalam = "Malayalam"
  case sinhala = "Sinhala"
  case thai = "Thai"
  case lao = "Lao"
  case tibetan = "Tibetan"
  case myanmar = "Burmese"
  case georgian = "Georgian"
  case hangul = "Korean"
  case ethiopic = "Ethiopic"
  case khmer = "Khmer"
  case kana = "Japanese"
  case han = "Chinese characters"
  case other = "another script"

  /// The script of a letter, a mark or a digit; nil where the scalar belongs to no script.
  ///
  /// By block: the standard library has no script property.
  init?(_ scalar: Unicode.Scalar) {
    let value = scalar.value
    if value < 0x80 {
      guard (value | 0x20) >= 0x61 && (value | 0x20) <= 0x7a else { return nil }
      self = .latin
      return
    }
    var low = 0
    var high = Script.blocks.count
    while low < high {
      let middle = (low + high) / 2
      let block = Script.blocks[middle]
      if value < block.first {
        high = middle
      } else if value > block.last {
        low = middle + 1
      } else {
        self = block.script
        return
      }
    }
    return nil
  }

  /// Blocks in ascending order, from the Unicode Character Database.
  private static let blocks: [(first: UInt32, last: UInt32, script: Script)] = [
    (0x00aa, 0x00aa, .latin), (0x00ba, 0x00ba, .latin), (0x00c0, 0x00d6, .latin),
    (0x00d8, 0x00f6, .latin), (0x00f8, 0x02af, .latin), (0x0370, 0x03ff, .greek),
    (0x0400, 0x052f, .cyrillic), (0x0531, 0x058a, .armenian), (0x0591, 0x05f4, .hebrew),
    (0x0606, 0x06ff, .arabic), (0x0750, 0x077f, .arabic), (0x0900, 0x097f, .devanagari),
    (0x0980, 0x09ff, .bengali), (0x0a00, 0x0a7f, .gurmukhi), (0x0a80, 0x0aff, .gujarati),
    (0x0b00, 0x0b7f, .odia), (0x0b80, 0x0bff, .tamil), (0x0c00, 0x0c7f, .telugu),
    (0x0c80, 0x0cff, .kannada), (0x0d00, 0x0d7f, .malayalam), (0x0d80, 0x0dff, .sinhala),
    (0x0e00, 0x0e7f, .thai), (0x0e80, 0x0eff, .lao), (0x0f00, 0x0fff, .tibetan),
    (0x1000, 0x109f, .myanmar), (0x10a0, 0x10ff, .georgian), (0x1100, 0x11ff, .hangul),
    (0x1200, 0x139f, .ethiopic), (0x1780, 0x17ff, .khmer), (0x1c90, 0x1cbf, .georgian),
    (0x1e00, 0x1eff, .latin), (0x1f00, 0x1fff, .greek), (0x3005, 0x3007, .han),
    (0x3041, 0x30ff, .kana), (0x3130, 0x318f, .hangul), (0x31f0, 0x31ff, .kana),
    (0x3400, 0x4dbf, .han), (0x4e00, 0x9fff, .han), (0xac00, 0xd7a3, .hangul),
    (0xf900, 0xfaff, .han), (0xfb50, 0xfdff, .arabic), (0xfe70, 0xfefc, .arabic),
    (0xff66, 0xff9d, .kana), (0x20000, 0x323af, .han),
  ]
}
