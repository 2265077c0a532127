#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The terminal handing over every key at once and echoing none, and given back as it was on
/// every way out: the end of a session, an interrupt, a termination, a crash, a stop.
///
/// A signal handler can reach nothing but what has a fixed place, so the two states of the
/// terminal lie at one; they are written once, before the handlers are in place.
enum TerminalMode {
  private nonisolated(unsafe) static let states = UnsafeMutablePointer<termios>.allocate(capacity: 2)

  private static let ending = [
    SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGABRT, SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE,
  ]

  /// False where standard input is no terminal after all.
  static func enterKeys() -> Bool {
    var before = termios()
    guard tcgetattr(STDIN_FILENO, &before) == 0 else { return false }
    var keys = before
    keys.c_lflag &= ~tcflag_t(ICANON | ECHO | IEXTEN)
    keys.c_iflag &= ~tcflag_t(ICRNL | IXON)
    withUnsafeMutableBytes(of: &keys.c_cc) { bytes in
      bytes[Int(VMIN)] = 1
      bytes[Int(VTIME)] = 0
    }
    states.initialize(to: before)
    (states + 1).initialize(to: keys)
    for number in ending { signal(number, endHandler) }
    signal(SIGTSTP, stopHandler)
    signal(SIGCONT, continueHandler)
    return tcsetattr(STDIN_FILENO, TCSADRAIN, states + 1) == 0
  }

  static func leaveKeys() {
    for number in ending + [SIGTSTP, SIGCONT] { signal(number, SIG_DFL) }
    tcsetattr(STDIN_FILENO, TCSADRAIN, states)
  }

  /// Gives the terminal back and lets the signal do what it does by itself.
  private static let endHandler: @convention(c) (CInt) -> Void = { number in
    tcsetattr(STDIN_FILENO, TCSANOW, TerminalMode.states)
    signal(number, SIG_DFL)
    raise(number)
  }

  private static let stopHandler: @convention(c) (CInt) -> Void = { number in
    tcsetattr(STDIN_FILENO, TCSANOW, TerminalMode.states)
    signal(number, SIG_DFL)
    raise(number)
  }

  private static let continueHandler: @convention(c) (CInt) -> Void = { _ in
    tcsetattr(STDIN_FILENO, TCSANOW, TerminalMode.states + 1)
    signal(SIGTSTP, TerminalMode.stopHandler)
  }
}
