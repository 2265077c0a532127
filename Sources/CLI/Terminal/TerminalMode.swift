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
/// A signal handler can reach nothing but what has a fixed place, so everything that handlers
/// need lies at one; it is written before the handlers are in place.
enum TerminalMode {
  /// What handlers need.
  private struct Memory {
    var before = termios()
    var keys = termios()
    /// Whether a screen of our own is shown.
    var isFullScreen = false
    /// A pipe that wakes up whoever waits for keys.
    var wakeUps: CInt = -1
    var waker: CInt = -1
  }

  private nonisolated(unsafe) static let memory: UnsafeMutablePointer<Memory> = {
    let memory = UnsafeMutablePointer<Memory>.allocate(capacity: 1)
    memory.initialize(to: Memory())
    return memory
  }()

  private nonisolated(unsafe) static let enterCodes = fixed(ScreenCodes.enter)
  private nonisolated(unsafe) static let leaveCodes = fixed(ScreenCodes.leave)

  /// Evaluation may run out of stack, and a handler needs some: it gets its own.
  private nonisolated(unsafe) static let handlerStack = UnsafeMutableRawBufferPointer.allocate(
    byteCount: 1 << 16, alignment: 16)

  private static let ending = [
    SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGABRT, SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE,
  ]

  /// Becomes readable when the page has to be drawn anew; -1: nobody does.
  static var wakeUps: CInt { memory.pointee.wakeUps }

  /// Takes the terminal over, on the thread that evaluates.
  ///
  /// - Parameter fullScreen: with a screen of our own; what was shown comes back at the end.
  /// - Returns: false where standard input is no terminal after all.
  static func enterKeys(fullScreen: Bool = false) -> Bool {
    guard tcgetattr(STDIN_FILENO, &memory.pointee.before) == 0 else { return false }
    var keys = memory.pointee.before
    keys.c_lflag &= ~tcflag_t(ICANON | ECHO | IEXTEN)
    keys.c_iflag &= ~tcflag_t(ICRNL | IXON)
    withUnsafeMutableBytes(of: &keys.c_cc) { bytes in
      bytes[Int(VMIN)] = 1
      bytes[Int(VTIME)] = 0
    }
    memory.pointee.keys = keys
    memory.pointee.isFullScreen = fullScreen
    _ = (enterCodes, leaveCodes)
    if fullScreen { makePipe() }
    giveHandlersTheirStack()
    for number in ending { handle(number, endHandler) }
    handle(SIGTSTP, stopHandler)
    handle(SIGCONT, continueHandler)
    if fullScreen { handle(SIGWINCH, wakeHandler) }
    unblock(ending + [SIGTSTP, SIGCONT, SIGWINCH])
    guard tcsetattr(STDIN_FILENO, TCSADRAIN, &memory.pointee.keys) == 0 else { return false }
    if fullScreen { put(enterCodes) }
    return true
  }

  static func leaveKeys() {
    for number in ending + [SIGTSTP, SIGCONT, SIGWINCH] { signal(number, SIG_DFL) }
    if memory.pointee.isFullScreen { put(leaveCodes) }
    memory.pointee.isFullScreen = false
    tcsetattr(STDIN_FILENO, TCSADRAIN, &memory.pointee.before)
  }

  /// Rows and columns; what a terminal that does not say has had for fifty years.
  static var size: (rows: Int, columns: Int) {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_row > 0, size.ws_col > 0 else {
      return (24, 80)
    }
    return (Int(size.ws_row), Int(size.ws_col))
  }

  // MARK: Handlers

  /// Gives the terminal back and lets the signal do what it does by itself.
  private static let endHandler: @convention(c) (CInt) -> Void = { number in
    TerminalMode.giveBack()
    signal(number, SIG_DFL)
    raise(number)
  }

  /// Stops for certain: a stop that the system may ignore would leave the session running on a
  /// terminal that it has given back.
  private static let stopHandler: @convention(c) (CInt) -> Void = { _ in
    TerminalMode.giveBack()
    raise(SIGSTOP)
    TerminalMode.takeAgain()
  }

  private static let continueHandler: @convention(c) (CInt) -> Void = { _ in
    TerminalMode.takeAgain()
  }

  private static let wakeHandler: @convention(c) (CInt) -> Void = { _ in TerminalMode.wake() }

  private static func giveBack() {
    if memory.pointee.isFullScreen { put(leaveCodes) }
    tcsetattr(STDIN_FILENO, TCSANOW, &memory.pointee.before)
  }

  private static func takeAgain() {
    tcsetattr(STDIN_FILENO, TCSANOW, &memory.pointee.keys)
    if memory.pointee.isFullScreen { put(enterCodes) }
    wake()
  }

  private static func wake() {
    var byte: UInt8 = 1
    if memory.pointee.waker >= 0 { _ = write(memory.pointee.waker, &byte, 1) }
  }

  // MARK: Preparing

  private static func fixed(_ text: String) -> UnsafeBufferPointer<UInt8> {
    let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: text.utf8.count)
    _ = bytes.initialize(from: text.utf8)
    return UnsafeBufferPointer(bytes)
  }

  private static func put(_ codes: UnsafeBufferPointer<UInt8>) {
    _ = write(STDOUT_FILENO, codes.baseAddress, codes.count)
  }

  /// Neither end ever waits: a full pipe wakes as well as a fuller one.
  private static func makePipe() {
    guard memory.pointee.wakeUps < 0 else { return }
    var ends: [CInt] = [-1, -1]
    guard pipe(&ends) == 0 else { return }
    for end in ends {
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    memory.pointee.wakeUps = ends[0]
    memory.pointee.waker = ends[1]
  }

  private static func giveHandlersTheirStack() {
    var stack = stack_t()
    stack.ss_sp = handlerStack.baseAddress
    stack.ss_size = handlerStack.count
    sigaltstack(&stack, nil)
  }

  private static func handle(_ number: CInt, _ handler: @escaping @convention(c) (CInt) -> Void) {
    var action = sigaction()
    #if canImport(Darwin)
      action.__sigaction_u.__sa_handler = handler
    #elseif canImport(Musl)
      action.__sa_handler.sa_handler = handler
    #else
      action.__sigaction_handler.sa_handler = handler
    #endif
    action.sa_flags = CInt(SA_ONSTACK | SA_RESTART)
    sigaction(number, &action, nil)
  }

  /// Whoever started the program may have blocked signals, and a blocked one would not end it.
  private static func unblock(_ numbers: [CInt]) {
    var set = sigset_t()
    sigemptyset(&set)
    for number in numbers { sigaddset(&set, number) }
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
  }
}
