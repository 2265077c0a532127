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

  private let computed: Computed
  private var reloading: Reloading?

  init(
    _ session: NavigationSession, voice: LiveVoice, output: OutputOptions, computed: Computed,
    reloading: Reloading? = nil
  ) {
    self.computed = computed
    self.reloading = reloading
    self.session = session
    self.voice = voice
    format = output.format
    color = output.color
  }

  mutating func run() throws {
    let arrival = session.open()
    try show(arrival, computed: computed)
    var lines = GestureLines(STDIN_FILENO)
    while true {
      // What can be read already comes before what has changed in the meantime.
      while reloading != nil, !lines.isReady(within: Reloading.interval) { try reload() }
      guard let line = lines.next() else { break }
      // Two statements: a copy of the session made for `show` would be one of its whole history.
      let response = session.perform(line)
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
      guard let response = try reloading?.perform(on: &session) else { return }
      StandardStreams.tell(Array("note: reloaded\n".utf8))
      try show(response)
    } catch {
      var writer = TextWriter()
      for notice in error.notices { writer.notice(notice) }
      StandardStreams.tell(writer.bytes)
    }
  }

  private func show(_ response: ShownResponse, computed: Computed? = nil) throws(EarshotError) {
    switch format {
    case .json:
      var writer = JSONWriter(spacing: .compact)
      writer.response(response, computed: computed)
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
    if let reason = response.response.reason, format == .text { writer.line("action-failed: \(reason)") }
    if let error = response.response.error, format == .text { writer.line("error: \(error)") }
    StandardStreams.tell(writer.bytes)
  }
}

extension NavigationSession {
  mutating func perform(_ line: GestureLines.Line) -> ShownResponse {
    switch line {
    case .gesture(let text): perform(line: text)
    case .tooLong(let beginning): refuse(lineBeginning: beginning, bound: GestureLines.bound)
    }
  }
}

/// Lines of standard input as they come. Empty ones are no gestures; one that is longer than any
/// gesture can be is passed over up to its end.
struct GestureLines {
  enum Line: Hashable {
    case gesture(String)
    /// The beginning alone, to tell which line it was.
    case tooLong(String)
  }

  /// How many bytes a line may have.
  static let bound = 1 << 20

  private let file: CInt
  private var pending: [UInt8] = []
  private var start = 0
  private var isAtEnd = false

  init(_ file: CInt) { self.file = file }

  mutating func next() -> Line? {
    while let bytes = nextBytes() {
      if bytes.count > GestureLines.bound {
        let beginning = String(decoding: bytes.prefix(40), as: UTF8.self)
        skipLine()
        return .tooLong(beginning)
      }
      let trimmed = GestureLines.trimmed(String(decoding: bytes, as: UTF8.self))
      if !trimmed.isEmpty { return .gesture(trimmed) }
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

  /// Up to the next line feed, which is taken; more than the bound means that none came so far.
  private mutating func nextBytes() -> ArraySlice<UInt8>? {
    var searched = start
    while true {
      if let end = pending[searched...].firstIndex(of: 0x0a) {
        defer { start = end + 1 }
        return pending[start..<end]
      }
      if isAtEnd || pending.count - start > GestureLines.bound {
        defer { start = pending.count }
        return start < pending.count ? pending[start...] : nil
      }
      drop()
      searched = pending.count
      fill()
    }
  }

  /// Passes over what is left of a line of which no end was seen.
  private mutating func skipLine() {
    // A line that ended within what was read has been taken with its end.
    guard start == pending.count, pending.last != 0x0a else { return }
    while !isAtEnd {
      drop()
      fill()
      if let end = pending.firstIndex(of: 0x0a) {
        start = end + 1
        return
      }
      start = pending.count
    }
  }

  private mutating func drop() {
    pending.removeFirst(start)
    start = 0
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
