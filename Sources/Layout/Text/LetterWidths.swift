/// How wide letters are in the system font, in thousandths of an em. Near the advances of its
/// regular text cut; other scripts by class.
enum LetterWidths {
  /// From space (U+0020) to tilde (U+007E).
  private static let basic: [Double] = [
    270, 290, 430, 640, 630, 830, 720, 250, 370, 370, 460, 640, 280, 450, 280, 300,
    640, 470, 600, 620, 640, 610, 640, 570, 630, 640, 280, 280, 640, 640, 640, 520,
    930, 680, 660, 720, 730, 600, 580, 750, 750, 270, 540, 670, 570, 880, 750, 780,
    640, 780, 660, 640, 640, 740, 680, 980, 690, 660, 660, 370, 300, 370, 620, 560,
    500, 550, 610, 560, 610, 570, 360, 610, 590, 240, 250, 550, 250, 870, 590, 590,
    610, 610, 380, 530, 360, 590, 550, 780, 540, 550, 540, 370, 280, 370, 640,
  ]

  static func thousandths(_ scalar: Unicode.Scalar) -> Double {
    let value = scalar.value
    if value >= 0x20, value < 0x7f { return basic[Int(value) - 0x20] }
    switch value {
    case 0..<0x20, 0x7f..<0xa0: return 0
    // Marks that sit on the letter before, joiners, variation selectors, skin tones.
    case 0x300...0x36f, 0x483...0x489, 0x591...0x5c7, 0x610...0x61a, 0x64b...0x65f, 0x93c, 0x941...0x948,
      0xe31, 0xe34...0xe3a, 0xe47...0xe4e, 0x200b...0x200f, 0x202a...0x202e, 0x2060...0x2069,
      0x20d0...0x20ff, 0xfe00...0xfe0f, 0x1f3fb...0x1f3ff, 0xe0000...0xe0fff:
      return 0
    case 0x590..<0x600: return 560
    case 0x600..<0x800: return 500
    case 0x2e80...0xa4cf, 0xac00...0xd7a3, 0xf900...0xfaff, 0xff00...0xff60, 0x20000...0x3ffff:
      return 1000
    case 0x2600...0x27bf, 0x1f000...0x1faff: return 1250
    case 0x2014, 0x2026: return 1000
    default: return 590
    }
  }

  /// Whether a line may break on either side of the letter.
  static func breaksAnywhere(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x2e80...0x2fdf, 0x3040...0xa4cf, 0xf900...0xfaff, 0x20000...0x3ffff: true
    default: false
    }
  }
}
