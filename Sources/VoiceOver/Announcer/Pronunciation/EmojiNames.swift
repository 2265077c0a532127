/// Emoji by their Unicode names, as English voices speak them, more or less.
enum EmojiNames {
  static func isEmoji(_ character: Character) -> Bool {
    guard let first = character.unicodeScalars.first else { return false }
    if first.properties.isEmojiPresentation || isFlagLetter(first) { return true }
    return first.properties.isEmoji
      && character.unicodeScalars.contains { $0.value == 0xfe0f }
  }

  /// "green salad"; nil where the character is no emoji or has no name.
  static func name(of character: Character) -> String? {
    guard isEmoji(character) else { return nil }
    if character.unicodeScalars.allSatisfy(isFlagLetter) {
      return "flag " + character.unicodeScalars.compactMap(flagLetter).joined(separator: " ")
    }
    let names = character.unicodeScalars.compactMap { scalar -> String? in
      // Joiners, variation selectors, key caps and skin tones are not spoken.
      switch scalar.value {
      case 0x200d, 0xfe0f, 0x20e3, 0x1f3fb...0x1f3ff: nil
      default: scalar.properties.name?.lowercased()
      }
    }
    return names.isEmpty ? nil : names.joined(separator: ", ")
  }

  private static func isFlagLetter(_ scalar: Unicode.Scalar) -> Bool {
    (0x1f1e6...0x1f1ff).contains(scalar.value)
  }

  private static func flagLetter(_ scalar: Unicode.Scalar) -> String? {
    Unicode.Scalar(scalar.value - 0x1f1e6 + 0x41).map { String(Character($0)) }
  }
}
