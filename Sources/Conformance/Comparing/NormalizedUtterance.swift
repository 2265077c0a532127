/// An utterance as it is compared: sources differ in punctuation, which never carries meaning by
/// itself.
///
/// Lower case; quotes, apostrophe forms, dashes, brackets, hyphens between letters and dots
/// inside names don't matter; `75%` is `75 percent`, `two of two` is `2 of 2`.
struct NormalizedUtterance: Hashable {
  /// What stands between punctuation, each as its words.
  private(set) var parts: [[String]] = []

  var words: [String] { parts.flatMap { $0 } }

  init(_ text: String) {
    var part: [String] = []
    var word = ""
    let characters = Array(text.lowercased())
    for (index, character) in characters.enumerated() {
      let isInside = isInsideWord(characters, index)
      switch character {
      case "\"", "'", "’", "‘", "“", "”": continue
      case "%":
        end(&word, &part)
        part.append("percent")
      case "-" where isInside, ".", "–", "—", "(", ")", "[", "]":
        end(&word, &part)
        if character == ".", !isInside { end(&part) }
      case ",", ";", ":", "!", "?", "…":
        end(&word, &part)
        end(&part)
      default:
        if character.isNewline {
          end(&word, &part)
          end(&part)
        } else if character.isWhitespace {
          end(&word, &part)
        } else {
          word.append(character)
        }
      }
    }
    end(&word, &part)
    end(&part)
  }

  private func isInsideWord(_ characters: [Character], _ index: Int) -> Bool {
    guard index > 0, index + 1 < characters.count else { return false }
    return isWordCharacter(characters[index - 1]) && isWordCharacter(characters[index + 1])
  }

  private func isWordCharacter(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }

  private func end(_ word: inout String, _ part: inout [String]) {
    guard !word.isEmpty else { return }
    part.append(word)
    word = ""
  }

  private mutating func end(_ part: inout [String]) {
    guard !part.isEmpty else { return }
    parts.append(NormalizedUtterance.withDigits(part))
    part = []
  }

  private static let digits: [String: String] = [
    "zero": "0", "one": "1", "two": "2", "three": "3", "four": "4", "five": "5", "six": "6",
    "seven": "7", "eight": "8", "nine": "9", "ten": "10",
  ]

  /// Numbers around "of" as digits.
  private static func withDigits(_ words: [String]) -> [String] {
    var words = words
    for index in words.indices where words[index] == "of" {
      for other in [index - 1, index + 1] where words.indices.contains(other) {
        words[other] = digits[words[other]] ?? words[other]
      }
    }
    return words
  }
}
