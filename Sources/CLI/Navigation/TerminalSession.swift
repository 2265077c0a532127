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
  private var session: NavigationSession
  private var keys = KeyReader()
  private let voice: LiveVoice
  private let isColored: Bool

  init(_ session: NavigationSession, voice: LiveVoice, color: ColorChoice) {
    self.session = session
    self.voice = voice
    isColored = Terminal.isColored(color, STDOUT_FILENO)
  }

  consuming func run() throws {
    guard TerminalMode.enterKeys() else {
      throw EarshotError.failed("standard input is no terminal")
    }
    defer {
      voice.cutOff()
      TerminalMode.leaveKeys()
    }
    try say("Keys are gestures; ? lists them, q quits.")
    try show(session.open())
    while let key = keys.next() {
      switch KeyMap.meaning(of: key) {
      case .gesture(let line): try show(session.perform(line: line))
      case .prompt(let gesture, let prompt): try ask(prompt, for: gesture)
      case .speech: try toggleSpeech()
      case .help: try help()
      case .quit: return
      case .none: break
      }
    }
  }

  private mutating func ask(_ prompt: String, for gesture: String) throws {
    guard let text = try LinePrompt.ask(prompt, &keys), !text.isEmpty else { return }
    try show(session.perform(line: gesture.isEmpty ? text : "\(gesture) \(text)"))
  }

  private func toggleSpeech() throws {
    voice.toggle()
    try say(voice.isOn ? "Speech on" : "Speech off")
  }

  private func help() throws {
    for row in KeyMap.rows { try say("  \(row.name): \(row.help)") }
  }

  private func show(_ response: ShownResponse) throws(EarshotError) {
    var writer = TextWriter(isColored: isColored)
    if let failure = voice.takeFailure() { writer.line("error: \(failure)") }
    writer.response(response)
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
