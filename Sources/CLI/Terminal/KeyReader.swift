#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Keys of the terminal on standard input, as they are pressed.
struct KeyReader {
  /// How long the rest of an escape sequence may take, in milliseconds: less than a person
  /// needs for two keys, more than a slow line needs for three bytes.
  private static let patience: CInt = 40

  private var decoder = KeyDecoder()

  /// nil: the terminal is gone.
  mutating func next() -> Key? {
    while true {
      if let key = decoder.next(isComplete: false) { return key }
      if decoder.isInSequence, !isReady(within: KeyReader.patience) {
        return decoder.next(isComplete: true)
      }
      var buffer = [UInt8](repeating: 0, count: 64)
      let count = buffer.withUnsafeMutableBytes { read(STDIN_FILENO, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return decoder.next(isComplete: true) }
      decoder.add(buffer.prefix(count))
    }
  }

  private func isReady(within milliseconds: CInt) -> Bool {
    var request = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, milliseconds) > 0
  }
}
