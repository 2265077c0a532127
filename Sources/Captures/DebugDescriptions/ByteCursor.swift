/// A place in the bytes of a line.
struct ByteCursor {
  private let bytes: UnsafeBufferPointer<UInt8>
  var position: Int

  init(_ bytes: UnsafeBufferPointer<UInt8>, at position: Int) {
    self.bytes = bytes
    self.position = position
  }

  var byte: UInt8? { position < bytes.count ? bytes[position] : nil }

  func text(from first: Int, to end: Int) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: bytes[first..<end]), as: UTF8.self)
  }

  func starts(with text: StaticString) -> Bool { starts(with: text, at: position) }

  private func starts(with text: StaticString, at place: Int) -> Bool {
    let length = text.utf8CodeUnitCount
    guard place >= 0, place + length <= bytes.count else { return false }
    for offset in 0..<length where bytes[place + offset] != text.utf8Start[offset] { return false }
    return true
  }

  mutating func skip(_ text: StaticString) -> Bool {
    guard starts(with: text) else { return false }
    position += text.utf8CodeUnitCount
    return true
  }

  mutating func skip(_ byte: UInt8) -> Bool {
    guard self.byte == byte else { return false }
    position += 1
    return true
  }

  private static let flags: [StaticString] = [
    ", Selected", ", Disabled", ", Focused", ", Keyboard Focused",
  ]
  private static let keys: [StaticString] = [
    ", identifier: '", ", label: '", ", title: '", ", placeholderValue: '", ", value: ",
  ]

  /// Whether a text may end here: before a field, a flag or the end of the line.
  var standsAtEnd: Bool {
    guard position < bytes.count else { return true }
    guard bytes[position] == UInt8(ascii: ",") else { return false }
    if ByteCursor.keys.contains(where: { starts(with: $0) }) { return true }
    return ByteCursor.flags.contains { flag in
      guard starts(with: flag) else { return false }
      let after = position + flag.utf8CodeUnitCount
      return after == bytes.count || starts(with: ", ", at: after)
    }
  }

  /// The end of the line without the flags that stand there.
  func endBeforeFlags(from first: Int) -> Int {
    var end = bytes.count
    while let flag = ByteCursor.flags.first(where: { flag in
      let start = end - flag.utf8CodeUnitCount
      return start >= first && starts(with: flag, at: start)
    }) {
      end -= flag.utf8CodeUnitCount
    }
    return end
  }
}
