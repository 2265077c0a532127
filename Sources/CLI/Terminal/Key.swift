/// One key as a terminal sends it.
enum Key: Hashable {
  case left
  case right
  case up
  case down
  case home
  case end
  case enter
  case escape
  case backspace
  case delete
  /// A letter together with Control, in lower case.
  case control(Character)
  case character(Character)
  /// Something that no gesture belongs to.
  case other
}

/// Tells keys apart in the bytes that a terminal sends.
struct KeyDecoder {
  private var bytes: [UInt8] = []

  /// Whether an escape sequence may be going on: the bytes that follow at once belong to it.
  var isInSequence: Bool { bytes.first == 0x1b }

  mutating func add(_ more: some Sequence<UInt8>) { bytes.append(contentsOf: more) }

  /// The next whole key.
  ///
  /// - Parameter isComplete: nothing more follows soon, so a lone escape is the Escape key.
  mutating func next(isComplete: Bool) -> Key? {
    guard let first = bytes.first else { return nil }
    if first == 0x1b { return sequence(isComplete: isComplete) }
    if first < 0x80 {
      bytes.removeFirst()
      return KeyDecoder.control(first) ?? .character(Character(Unicode.Scalar(first)))
    }
    return scalar(isComplete: isComplete)
  }

  private static func control(_ byte: UInt8) -> Key? {
    switch byte {
    case 0x0d, 0x0a: .enter
    case 0x08, 0x7f: .backspace
    case 0x01...0x1a: .control(Character(Unicode.Scalar(byte | 0x60)))
    case 0x00..<0x20: .other
    default: nil
    }
  }

  /// `ESC [ … final` and `ESC O final`.
  private mutating func sequence(isComplete: Bool) -> Key? {
    guard bytes.count > 1 else { return isComplete ? take(1, .escape) : nil }
    guard bytes[1] == UInt8(ascii: "[") || bytes[1] == UInt8(ascii: "O") else {
      return take(1, .escape)
    }
    guard let final = bytes.dropFirst(2).firstIndex(where: { (0x40...0x7e).contains($0) }) else {
      // A sequence that never ends is none.
      return isComplete || bytes.count > 32 ? take(bytes.count, .other) : nil
    }
    let key = KeyDecoder.key(final: bytes[final], parameters: bytes[2..<final])
    return take(final + 1, key)
  }

  private static func key(final: UInt8, parameters: ArraySlice<UInt8>) -> Key {
    switch final {
    case UInt8(ascii: "A"): .up
    case UInt8(ascii: "B"): .down
    case UInt8(ascii: "C"): .right
    case UInt8(ascii: "D"): .left
    case UInt8(ascii: "H"): .home
    case UInt8(ascii: "F"): .end
    case UInt8(ascii: "~") where parameters.elementsEqual("1".utf8): .home
    case UInt8(ascii: "~") where parameters.elementsEqual("3".utf8): .delete
    case UInt8(ascii: "~") where parameters.elementsEqual("4".utf8): .end
    default: .other
    }
  }

  /// One character beyond ASCII. A byte that begins none, as from a terminal that writes Latin-1,
  /// is a key of its own, and those after it stay keys.
  private mutating func scalar(isComplete: Bool) -> Key? {
    let lead = bytes[0]
    let length = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : 2
    let following = bytes.prefix(length).dropFirst()
    guard (0xc2...0xf4).contains(lead), following.allSatisfy({ (0x80...0xbf).contains($0) }) else {
      return take(1, .other)
    }
    guard bytes.count >= length else { return isComplete ? take(bytes.count, .other) : nil }
    let text = String(validating: bytes.prefix(length), as: UTF8.self)
    guard let character = text?.first else { return take(1, .other) }
    return take(length, .character(character))
  }

  private mutating func take(_ count: Int, _ key: Key) -> Key {
    bytes.removeFirst(count)
    return key
  }
}
