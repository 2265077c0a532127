#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Keys of the terminal on standard input, as they are pressed.
struct KeyReader {
  /// What ends a wait.
  enum Event: Hashable {
    case key(Key)
    /// The terminal has another size, or was given back to the program.
    case redraw
    /// Nothing happened for as long as was wished.
    case idle
  }

  /// How long the rest of an escape sequence may take, in milliseconds: less than a person
  /// needs for two keys, more than a slow line needs for three bytes.
  private static let patience: CInt = 40

  private var decoder = KeyDecoder()

  /// The next key; nil: the terminal is gone.
  mutating func next() -> Key? {
    while let event = nextEvent() {
      if case .key(let key) = event { return key }
    }
    return nil
  }

  /// - Parameter milliseconds: how long to wait; nil: for ever.
  /// - Returns: nil where the terminal is gone.
  mutating func nextEvent(within milliseconds: CInt? = nil) -> Event? {
    while true {
      if let key = decoder.next(isComplete: false) { return .key(key) }
      if decoder.isInSequence {
        guard isReady(within: KeyReader.patience) else {
          return decoder.next(isComplete: true).map(Event.key)
        }
      } else {
        switch wait(milliseconds ?? -1) {
        case .keys: break
        case .redraw: return .redraw
        case .idle: return .idle
        }
      }
      var buffer = [UInt8](repeating: 0, count: 64)
      let count = buffer.withUnsafeMutableBytes { read(STDIN_FILENO, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return decoder.next(isComplete: true).map(Event.key) }
      decoder.add(buffer.prefix(count))
    }
  }

  private enum Readiness {
    case keys, redraw, idle
  }

  private func wait(_ milliseconds: CInt) -> Readiness {
    var requests = [
      pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0),
      pollfd(fd: TerminalMode.wakeUps, events: Int16(POLLIN), revents: 0),
    ]
    while true {
      let count = poll(&requests, nfds_t(requests.count), milliseconds)
      if count < 0, errno == EINTR { continue }
      if requests[1].revents & Int16(POLLIN) != 0 {
        var bytes = [UInt8](repeating: 0, count: 256)
        _ = read(TerminalMode.wakeUps, &bytes, bytes.count)
        return .redraw
      }
      return count == 0 ? .idle : .keys
    }
  }

  private func isReady(within milliseconds: CInt) -> Bool {
    var request = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, milliseconds) > 0
  }
}
