/// Canonical composition: a letter and the mark after it as one scalar, where Unicode has one.
///
/// The library pronounces "cafe" + U+0301 differently from "café" (speech.md 1). The standard
/// library has no public normalizer, but its strings compare by canonical equivalence, so a table
/// from every composed letter to itself finds it by its decomposed spelling.
enum Composition {
  /// The one scalar that is canonically the same as the two; nil where there is none.
  static func compose(_ base: Unicode.Scalar, _ mark: Unicode.Scalar) -> Unicode.Scalar? {
    if let syllable = hangul(base, mark) { return syllable }
    var pair = String.UnicodeScalarView()
    pair.append(base)
    pair.append(mark)
    return table[String(pair)]
  }

  /// What a scalar that is never used in composed text stands for: Ångström, Kelvin and Ohm.
  static func singleton(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 0x212b: "\u{c5}"
    case 0x212a: "K"
    case 0x2126: "\u{3a9}"
    default: scalar
    }
  }

  private static let composed: [ClosedRange<UInt32>] = [
    0x00c0...0x024f, 0x0386...0x03ce, 0x0400...0x04f9, 0x0622...0x0626, 0x06c0...0x06d3,
    0x0929...0x0934, 0x09cb...0x09cc, 0x0b48...0x0b4c, 0x0b94...0x0bcc, 0x0c48...0x0c48,
    0x0cc0...0x0ccb, 0x0d4a...0x0d4c, 0x0dda...0x0dde, 0x1026...0x1026, 0x1e00...0x1ef9,
    0x1f00...0x1ffc, 0x3041...0x30ff,
  ]

  private static let table: [String: Unicode.Scalar] = {
    var table: [String: Unicode.Scalar] = [:]
    for value in composed.joined() {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let key = String(scalar)
      if table[key] == nil { table[key] = scalar }
    }
    return table
  }()

  /// Korean syllables compose by arithmetic (Unicode, section 3.12).
  private static func hangul(
    _ first: Unicode.Scalar, _ second: Unicode.Scalar
  ) -> Unicode.Scalar? {
    let (a, b) = (first.value, second.value)
    if (0x1100...0x1112).contains(a), (0x1161...0x1175).contains(b) {
      return Unicode.Scalar(0xac00 + ((a - 0x1100) * 21 + (b - 0x1161)) * 28)
    }
    if (0xac00...0xd7a3).contains(a), (a - 0xac00) % 28 == 0, (0x11a8...0x11c2).contains(b) {
      return Unicode.Scalar(a + b - 0x11a7)
    }
    return nil
  }
}
