extension Machine {
  /// `Unicode.Scalar(0x41)`: a character by its number; of a number that is none there is nil.
  func unicodeScalar(_ call: LibraryCall) -> Value? {
    guard let first = call.first else { return nil }
    if first.isUnknown { return first }
    if let number = first.exactInt {
      guard let plain = UInt32(exactly: number), let scalar = Unicode.Scalar(plain) else { return Value.none }
      return .string(String(Character(scalar)))
    }
    guard let text = first.stringValue else { return nil }
    return text.unicodeScalars.count == 1 ? first : Value.none
  }
}
