#if os(Linux)
  import Foundation
  import Glibc
  import Testing

  /// A terminal without a screen, with the program on it.
  private final class FakeTerminal {
    // `TIOCSPTLCK` and `TIOCGPTN` of Linux; C's own functions for it are not to be had here.
    private static let setLock: UInt = 0x4004_5431
    private static let getNumber: UInt = 0x8004_5430

    private let master: CInt
    private let slave: CInt
    let process = Process()
    private(set) var shown = ""

    init(_ arguments: [String]) throws {
      master = Glibc.open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
      var isLocked: CInt = 0
      var number: CInt = 0
      _ = ioctl(master, FakeTerminal.setLock, &isLocked)
      _ = ioctl(master, FakeTerminal.getNumber, &number)
      slave = Glibc.open("/dev/pts/\(number)", O_RDWR | O_NOCTTY)
      let handle = FileHandle(fileDescriptor: slave, closeOnDealloc: false)
      process.executableURL = URL(fileURLWithPath: Program.path)
      process.arguments = arguments
      process.standardInput = handle
      process.standardOutput = handle
      process.standardError = handle
      try process.run()
    }

    deinit {
      if process.isRunning { process.terminate() }
      close(master)
      close(slave)
    }

    /// Whether the terminal hands over whole lines and echoes: its usual state.
    var isUsual: Bool {
      var state = termios()
      tcgetattr(slave, &state)
      let wanted = tcflag_t(ICANON | ECHO)
      return state.c_lflag & wanted == wanted
    }

    func press(_ keys: String) {
      let bytes = Array(keys.utf8)
      _ = write(master, bytes, bytes.count)
    }

    /// Reads until the text has been shown; false after ten seconds without it.
    func waits(for text: String) -> Bool {
      let limit = Date().addingTimeInterval(10)
      while Date() < limit {
        if shown.contains(text) { return true }
        var request = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
        guard poll(&request, 1, 200) > 0 else { continue }
        var buffer = [UInt8](repeating: 0, count: 4096)
        let count = read(master, &buffer, buffer.count)
        if count > 0 { shown += String(decoding: buffer.prefix(count), as: UTF8.self) }
      }
      return false
    }

    /// Forgets what has been shown so far.
    func clear() { shown = "" }
  }

  @Suite("earshot navigate on a terminal (contract, section 3)", .serialized)
  struct TerminalTests {
    private let folder: SampleFolder

    init() throws { folder = try SampleFolder() }

    @Test("Keys are gestures, utterances are lines, q gives the terminal back")
    func keys() throws {
      let terminal = try FakeTerminal(["navigate", folder.planet])
      #expect(terminal.waits(for: "Mars"))
      #expect(!terminal.isUsual)
      terminal.press("\u{1b}[C")
      #expect(terminal.waits(for: "Visit, button"))
      terminal.press("\r")
      #expect(terminal.waits(for: "= landed"))
      terminal.clear()
      terminal.press("g")
      #expect(terminal.waits(for: "Mars"))
      terminal.press("?")
      #expect(terminal.waits(for: "quit"))
      terminal.press("q")
      terminal.process.waitUntilExit()
      #expect(terminal.process.terminationStatus == 0)
      #expect(terminal.isUsual)
    }

    @Test("A prompt takes a text, with a little editing")
    func prompt() throws {
      let terminal = try FakeTerminal(["navigate", folder.planet])
      #expect(terminal.waits(for: "Mars"))
      terminal.press(":swipe rihgt\u{7f}\u{7f}\u{7f}ght\r")
      #expect(terminal.waits(for: "Visit, button"))
      terminal.press("q")
      terminal.process.waitUntilExit()
      #expect(terminal.isUsual)
    }

    @Test("The terminal is given back when the program is ended", arguments: [SIGTERM, SIGINT, SIGHUP])
    func signals(number: CInt) throws {
      let terminal = try FakeTerminal(["navigate", folder.planet])
      #expect(terminal.waits(for: "Mars"))
      #expect(!terminal.isUsual)
      kill(terminal.process.processIdentifier, number)
      terminal.process.waitUntilExit()
      #expect(terminal.isUsual)
    }

    @Test("The terminal is given back while the program is stopped, and taken again after")
    func stop() throws {
      let terminal = try FakeTerminal(["navigate", folder.planet])
      #expect(terminal.waits(for: "Mars"))
      let id = terminal.process.processIdentifier
      kill(id, SIGTSTP)
      #expect(becomes { terminal.isUsual })
      kill(id, SIGCONT)
      #expect(becomes { !terminal.isUsual })
      terminal.press("\u{1b}[C")
      #expect(terminal.waits(for: "Visit, button"))
      terminal.press("q")
      terminal.process.waitUntilExit()
      #expect(terminal.isUsual)
    }

    private func becomes(_ condition: () -> Bool) -> Bool {
      for _ in 0..<200 {
        if condition() { return true }
        usleep(20_000)
      }
      return false
    }
  }
#endif
