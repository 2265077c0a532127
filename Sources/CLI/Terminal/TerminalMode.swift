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
    unblock(ending + [SIGTSTP, SIGCONT])
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

  /// Stops for certain: a stop that the system may ignore would leave the session running on a
  /// terminal that it has given back.
  private static let stopHandler: @convention(c) (CInt) -> Void = { _ in
    tcsetattr(STDIN_FILENO, TCSANOW, TerminalMode.states)
    raise(SIGSTOP)
    tcsetattr(STDIN_FILENO, TCSANOW, TerminalMode.states + 1)
  }

  private static let continueHandler: @convention(c) (CInt) -> Void = { _ in
    tcsetattr(STDIN_FILENO, TCSANOW, TerminalMode.states + 1)
  }

  /// Whoever started the program may have blocked signals, and a blocked one would not end it.
  private static func unblock(_ numbers: [CInt]) {
    var set = sigset_t()
    sigemptyset(&set)
    for number in numbers { sigaddset(&set, number) }
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
  }
}
