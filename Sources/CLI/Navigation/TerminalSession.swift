import EarshotKit

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Line mode: every key a gesture, every utterance a new line. Nothing is ever redrawn, so a
/// screen reader reads along and a transcript stays behind.
struct TerminalSession {
  private(set) var session: NavigationSession
  private var keys = KeyReader()
  private let voice: LiveVoice
  private let isColored: Bool
  private let opening: RecordedInput
  private var reloading: Reloading?

  init(
    _ session: NavigationSession, voice: LiveVoice, color: ColorChoice, opening: RecordedInput,
    reloading: Reloading? = nil
  ) {
    self.reloading = reloading
    self.session = session
    self.voice = voice
    self.opening = opening
    isColored = Terminal.isColored(color, STDOUT_FILENO)
  }

  mutating func run() throws {
    guard TerminalMode.enterKeys() else {
      throw EarshotError.failed("standard input is no terminal")
    }
    defer {
      voice.cutOff()
      TerminalMode.leaveKeys()
    }
    try say("Keys are gestures; ? lists them, q quits.")
    let arrival = session.open()
    try show(arrival)
    while let event = keys.nextEvent(within: reloading == nil ? nil : Reloading.interval) {
      switch event {
      case .key(let key): guard try press(key) else { return }
      case .idle: try reload()
      case .redraw: break
      }
    }
  }

  /// - Returns: false where the session is to end.
  private mutating func press(_ key: Key) throws -> Bool {
    switch KeyMap.meaning(of: key) {
    case .gesture(let line): try perform(line)
    case .prompt(let gesture, let prompt): try ask(prompt, for: gesture)
    case .speech: try toggleSpeech()
    case .save: try save()
    case .help: try help()
    case .quit: return false
    case .redraw, .none: break
    }
    return true
  }

  private mutating func reload() throws {
    do throws(EarshotError) {
      guard let response = try reloading?.perform(on: &session) else { return }
      try say("Reloaded")
      try show(response)
    } catch {
      for notice in error.notices { try say(notice.description) }
    }
  }

  private mutating func ask(_ prompt: String, for gesture: String) throws {
    guard let text = try LinePrompt.ask(prompt, &keys), !text.isEmpty else { return }
    try perform(gesture.isEmpty ? text : "\(gesture) \(text)")
  }

  /// Two statements: a copy of the session made for `show` would be one of its whole history.
  private mutating func perform(_ line: String) throws {
    let response = session.perform(line: line)
    try show(response)
  }

  private mutating func save() throws {
    guard let path = try LinePrompt.ask("Write to", &keys), !path.isEmpty else { return }
    do throws(EarshotError) {
      if case .refused = try opening.save(session.log, to: path) {
        let question = "\(path) says something else. Type yes to replace it"
        guard try LinePrompt.ask(question, &keys) == "yes" else { return try say("Nothing written") }
        _ = try opening.save(session.log, to: path, replaces: true)
      }
      try say("Written to \(path)")
    } catch {
      for notice in error.notices { try say("error: \(notice.message)") }
    }
  }

  private func toggleSpeech() throws {
    voice.toggle()
    try say(voice.isOn ? "Speech on" : "Speech off")
  }

  private func help() throws {
    for row in KeyMap.rows { try say("  \(row.name): \(row.help)") }
    try say("Behind : any gesture by its name:")
    for line in Gesture.help { try say("  \(line)") }
  }

  private func show(_ response: ShownResponse) throws(EarshotError) {
    var writer = TextWriter(isColored: isColored)
    if let failure = voice.takeFailure() { writer.line("error: \(failure)") }
    writer.response(response)
    if let reason = response.response.reason { writer.line("(action-failed: \(reason))") }
    if let error = response.response.error { writer.line("error: \(error)") }
    for notice in response.notices { writer.notice(notice) }
    try StandardStreams.put(writer.bytes)
    voice.say(response.response.utterances, sounds: response.response.sounds)
  }

  private func say(_ line: String) throws(EarshotError) {
    var writer = TextWriter()
    writer.line(line)
    try StandardStreams.put(writer.bytes)
  }
}
