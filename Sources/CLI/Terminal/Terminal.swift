#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// When output is colored.
enum ColorChoice: String, CaseIterable {
  case auto
  case always
  case never
}

/// What is known of the terminal, if there is one.
enum Terminal {
  static func isTerminal(_ file: CInt) -> Bool { isatty(file) == 1 }

  /// `auto` colors on a terminal that can, unless `NO_COLOR` is set to anything.
  static func isColored(_ choice: ColorChoice, _ file: CInt) -> Bool {
    switch choice {
    case .always: true
    case .never: false
    case .auto: isTerminal(file) && variable("NO_COLOR").isEmpty && variable("TERM") != "dumb"
    }
  }

  /// Terminals without a name or with the name `dumb` show control sequences as text.
  static var canMoveTheCursor: Bool { !["", "dumb"].contains(variable("TERM")) }

  private static func variable(_ name: String) -> String {
    getenv(name).map { String(cString: $0) } ?? ""
  }
}
