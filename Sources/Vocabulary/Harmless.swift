extension String {
  /// The text with everything that could command a terminal made visible or dropped.
  ///
  /// Control characters (C0, DEL, C1), bidirectional overrides and isolates, line and paragraph
  /// separators become U+FFFD, but a line feed and a tab become a space. Text from an input is
  /// data everywhere: what is printed goes through here.
  public var harmlessForTerminal: String {
    guard unicodeScalars.contains(where: { $0.isHarmful }) else { return self }
    var scalars = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      switch scalar {
      case "\n", "\t", "\u{2028}", "\u{2029}": scalars.append(" ")
      case _ where scalar.isHarmful: scalars.append("\u{FFFD}")
      default: scalars.append(scalar)
      }
    }
    return String(scalars)
  }
}

extension Unicode.Scalar {
  /// Whether a terminal might obey this scalar instead of showing it.
  public var isHarmful: Bool {
    switch value {
    case 0x00...0x1f, 0x7f...0x9f: true
    case 0x200e, 0x200f, 0x061c: false
    case 0x202a...0x202e, 0x2066...0x2069: true
    case 0x2028, 0x2029, 0xfff9...0xfffb, 0xe0000...0xe007f: true
    default: false
    }
  }
}
