/// A text taken apart into what a pattern's elements match.
struct RegexText {
  let level: RegexLevel
  let elements: [Character]
  /// The ASCII code of each element; a number over 127 for what is none.
  let codes: [UInt8]
  /// For each element the character that it belongs to, and at the end how many there are; nil where
  /// the elements are the characters.
  private let characters: [Int]?

  init(_ text: String, level: RegexLevel) {
    self.level = level
    var elements: [Character] = []
    var characters: [Int] = []
    if level == .characters || text.utf8.allSatisfy({ $0 < 128 && $0 != 0x0D }) {
      elements = Array(text)
    } else {
      for (index, character) in text.enumerated() {
        for scalar in character.unicodeScalars {
          elements.append(Character(scalar))
          characters.append(index)
        }
      }
      characters.append((characters.last ?? -1) + 1)
    }
    self.elements = elements
    codes = elements.map { element in
      var scalars = element.unicodeScalars.makeIterator()
      guard let first = scalars.next(), first.isASCII, scalars.next() == nil else { return .max }
      return UInt8(first.value)
    }
    self.characters = characters.isEmpty || characters.last == elements.count ? nil : characters
  }

  var count: Int { elements.count }

  /// A range of elements in characters; what begins or ends inside one takes it whole.
  func characters(_ range: Range<Int>) -> Range<Int> {
    guard let characters else { return range }
    let lower = characters[range.lowerBound]
    guard !range.isEmpty else { return lower..<lower }
    return lower..<(characters[range.upperBound - 1] + 1)
  }

  // MARK: Places

  func holds(_ assertion: RegexAssertion, at position: Int) -> Bool {
    switch assertion {
    case .textStart: position == 0
    case .textEnd: position == count
    case .textEndOrLastLineEnd: position == count || (position == lastLineEnd)
    case .lineStart: position == 0 || (position < count || level == .characters) && isAfterLineEnd(position)
    case .lineEnd: position == count || isLineEnd(position) && !isInLineEnd(position)
    case .wordBoundary: isWordBoundary(position)
    case .noWordBoundary: !isWordBoundary(position)
    }
  }

  /// Where the last line ends, where the text ends with the end of a line.
  private var lastLineEnd: Int? {
    guard count > 0, isLineEnd(count - 1) else { return nil }
    return isInLineEnd(count - 1) ? count - 2 : count - 1
  }

  private func isLineEnd(_ position: Int) -> Bool {
    guard let first = elements[position].unicodeScalars.first else { return false }
    return RegexProperty.isLineEnd(first)
  }

  /// Between a carriage return and its line feed.
  private func isInLineEnd(_ position: Int) -> Bool {
    position > 0 && elements[position] == "\n" && elements[position - 1] == "\r"
  }

  private func isAfterLineEnd(_ position: Int) -> Bool {
    isLineEnd(position - 1) && !(position < count && isInLineEnd(position))
  }

  private func isWordBoundary(_ position: Int) -> Bool {
    level == .characters ? WordBoundaries.isBoundary(position, elements) : isSimpleBoundary(position)
  }

  private func isSimpleBoundary(_ position: Int) -> Bool {
    let before = position > 0 && isWord(position - 1)
    let after = position < count && isWord(position)
    return before != after
  }

  private func isWord(_ position: Int) -> Bool {
    elements[position].unicodeScalars.first.map { RegexProperty.isWord($0) } ?? false
  }
}
