extension String {
  /// Whether a name begins with a capital letter, as types' names do.
  var startsUppercase: Bool {
    guard let first = utf8.first else { return false }
    if first < 0x80 { return (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first) }
    return self.first?.isUppercase ?? false
  }

  /// Whether an attribute of that name may be of the app's own: a type's name, also behind a prefix of one small
  /// letter, `hColorBuilder`. Swift's attributes begin with more of them.
  var namesOwnAttribute: Bool {
    startsUppercase || dropFirst().first?.isUppercase == true
  }
}
