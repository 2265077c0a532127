extension String {
  /// Whether a name begins with a capital letter, as types' names do.
  var startsUppercase: Bool {
    guard let first = utf8.first else { return false }
    if first < 0x80 { return (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first) }
    return self.first?.isUppercase ?? false
  }
}
