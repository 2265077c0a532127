import ArgumentParser
import EarshotKit

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The line protocol: one gesture in, what is heard out, at once.
struct PipeSession {
  private(set) var session: NavigationSession
  private let voice: LiveVoice
  private let format: OutputFormat
  private let color: ColorChoice

  private var reloading: Reloading?

  init(
    _ session: NavigationSession, voice: LiveVoice, output: OutputOptions,
    reloading: Reloading? = nil
  ) {
    self.reloading = reloading
    self.session = session
    self.voice = voice
    format = output.format
    color = output.color
  }

  mutating func run() throws {
    let arrival = session.open()
    try show(arrival)
    var lines = GestureLines(STDIN_FILENO)
    while true {
      // What can be read already comes before what has changed in the meantime.
      while reloading != nil, !lines.isReady(within: Reloading.interval) { try reload() }
      guard let line = lines.next() else { break }
      // Two statements: a copy of the session made for `show` would be one of its whole history.
      let response = session.perform(line: line)
      try show(response)
    }
    voice.finish()
    if session.metUnknownGesture {
      throw ExitCode(EarshotError.unreadable([]).exitCode)
    }
    if let failure = voice.takeFailure() { throw failure }
  }

  private mutating func reload() throws(EarshotError) {
    do throws(EarshotError) {
      if let response = try reloading?.perform(on: &session) { try show(response) }
    } catch {
      var writer = TextWriter()
      for notice in error.notices { writer.notice(notice) }
      StandardStreams.tell(writer.bytes)
    }
  }

  private func show(_ response: ShownResponse) throws(EarshotError) {
    switch format {
    case .json:
      var writer = JSONWriter(spacing: .compact)
      writer.response(response)
      try StandardStreams.put(writer.bytes)
    case .text:
      var writer = TextWriter(isColored: Terminal.isColored(color, STDOUT_FILENO))
      writer.response(response)
      try StandardStreams.put(writer.bytes)
    }
    voice.say(response.response.utterances, sounds: response.response.sounds)
    tell(response)
  }

  private func tell(_ response: ShownResponse) {
    var writer = TextWriter(isColored: Terminal.isColored(color, STDERR_FILENO))
    for notice in response.notices { writer.notice(notice) }
    if let error = response.response.error, format == .text { writer.line("error: \(error)") }
    StandardStreams.tell(writer.bytes)
  }
}

/// Lines of standard input as they come. Empty ones are no gestures; what is longer than any
/// gesture can be is cut.
struct GestureLines {
  private static let bound = 1 << 20

  private let file: CInt
  private var pending: [UInt8] = []
  private var start = 0
  private var isAtEnd = false

  init(_ file: CInt) { self.file = file }

  mutating func next() -> String? {
    while let line = nextBytes() {
      let text = String(decoding: line.prefix(GestureLines.bound), as: UTF8.self)
      let trimmed = GestureLines.trimmed(text)
      if !trimmed.isEmpty { return trimmed }
    }
    return nil
  }

  /// Whether something can be read, or the end is there.
  func isReady(within milliseconds: CInt) -> Bool {
    if start < pending.count || isAtEnd { return true }
    var request = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, milliseconds) != 0
  }

  /// Blanks at the end stay: they may be text that is typed. Only the carriage return of a
  /// foreign line ending goes.
  private static func trimmed(_ text: String) -> String {
    let text = text.last == "\r" ? text.dropLast() : text[...]
    return text.allSatisfy(\.isWhitespace) ? "" : String(text)
  }

  private mutating func nextBytes() -> ArraySlice<UInt8>? {
    var searched = start
    while true {
      if let end = pending[searched...].firstIndex(of: 0x0a) {
        defer { start = end + 1 }
        return pending[start..<end]
      }
      searched = pending.count
      if isAtEnd || pending.count - start > GestureLines.bound {
        defer {
          pending.removeAll()
          start = 0
        }
        return start < pending.count ? pending[start...] : nil
      }
      if start > 0 {
        pending.removeFirst(start)
        searched -= start
        start = 0
      }
      fill()
    }
  }

  private mutating func fill() {
    var buffer = [UInt8](repeating: 0, count: 16_384)
    while true {
      let count = buffer.withUnsafeMutableBytes { read(file, $0.baseAddress, $0.count) }
      if count > 0 { return pending.append(contentsOf: buffer.prefix(count)) }
      if count < 0, errno == EINTR { continue }
      isAtEnd = true
      return
    }
  }
}
