import EarshotKit

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// `--full-screen`: the outline of the screen with the cursor, the caption panel, the rotor and
/// what the focused element has, on a screen of their own.
struct FullScreenSession {
  private(set) var session: NavigationSession
  private var keys = KeyReader()
  private let voice: LiveVoice
  private let isColored: Bool
  private let opening: RecordedInput
  private var reloading: Reloading?

  private var content: FullScreenContent
  private var shown: FullScreenPage?
  /// A question that is being answered.
  private var question: Question?

  private enum Question {
    case gesture(String)
    case save
    /// A file that says something else lies at the path.
    case replace(String)
  }

  /// Lines of the log that are kept.
  private static let bound = 500

  init(
    _ session: NavigationSession, name: String, voice: LiveVoice, color: ColorChoice,
    opening: RecordedInput, reloading: Reloading?
  ) {
    self.session = session
    self.voice = voice
    self.opening = opening
    self.reloading = reloading
    isColored = Terminal.isColored(color, STDOUT_FILENO)
    content = FullScreenContent(
      name: name, tree: session.navigator.tree, texts: [], focus: nil, rotor: "", caption: [],
      log: [])
  }

  mutating func run() throws {
    guard TerminalMode.enterKeys(fullScreen: true) else {
      throw EarshotError.failed("standard input is no terminal")
    }
    defer {
      voice.cutOff()
      TerminalMode.leaveKeys()
    }
    take(session.open())
    try draw()
    while let event = keys.nextEvent(within: reloading == nil ? nil : Reloading.interval) {
      switch event {
      case .redraw: shown = nil
      case .idle: guard reload() else { continue }
      case .key(let key): guard press(key) else { return }
      }
      try draw()
    }
  }

  // MARK: Keys

  /// - Returns: false where the session is to end.
  private mutating func press(_ key: Key) -> Bool {
    if content.prompt != nil {
      type(key)
      return true
    }
    let keyPage = content.keyPage
    content.keyPage = nil
    switch KeyMap.meaning(of: key) {
    case .gesture(let line): take(session.perform(line: line))
    case .prompt(let gesture, let prompt): ask(prompt, .gesture(gesture))
    case .save: ask("Write to", .save)
    case .speech:
      voice.toggle()
      content.caption = [voice.isOn ? "Speech on" : "Speech off"]
    case .redraw: shown = nil
    case .help: help(after: keyPage)
    case .quit: return false
    case .none: break
    }
    return true
  }

  private mutating func ask(_ text: String, _ question: Question) {
    self.question = question
    content.prompt = (text, LineEditor())
  }

  /// The list of keys page by page, then none.
  private mutating func help(after page: Int?) {
    let next = page.map { $0 + 1 } ?? 0
    let size = TerminalMode.size
    let count = FullScreenPage.keyPageCount(columns: size.columns, rows: size.rows)
    content.keyPage = next < count ? next : nil
  }

  private mutating func type(_ key: Key) {
    switch content.prompt?.line.press(key) {
    case .done(let text): answer(text)
    case .givenUp: content.prompt = nil
    case .editing, nil: break
    }
  }

  private mutating func answer(_ text: String) {
    content.prompt = nil
    guard !text.isEmpty else { return }
    switch question {
    case .gesture(let gesture):
      take(session.perform(line: gesture.isEmpty ? text : "\(gesture) \(text)"))
    case .save: save(to: text)
    case .replace(let path): if text == "yes" { save(to: path, replaces: true) }
    case nil: break
    }
  }

  private mutating func save(to path: String, replaces: Bool = false) {
    do throws(EarshotError) {
      switch try opening.save(session.log, to: path, replaces: replaces) {
      case .written: content.caption = ["Written to \(path)"]
      case .refused: ask("\(path) says something else. Type yes to replace it", .replace(path))
      }
    } catch {
      content.caption = error.notices.map { "error: \($0.message)" }
    }
  }

  /// - Returns: whether there is something new to show.
  private mutating func reload() -> Bool {
    do throws(EarshotError) {
      guard let response = try reloading?.perform(on: &session) else { return false }
      take(response)
      content.caption.insert("Reloaded", at: 0)
    } catch {
      content.caption = error.notices.map(\.description)
    }
    return true
  }

  // MARK: What is shown

  private mutating func take(_ response: ShownResponse) {
    content.log += content.caption
    content.log.removeFirst(max(0, content.log.count - FullScreenSession.bound))
    content.tree = session.navigator.tree
    content.texts = ScreenOutline.texts(of: content.tree, settings: session.navigator.settings)
    content.focus = response.response.focus
    content.rotor = response.response.rotor
    content.caption = Heard(response).lines.map(\.written)
    content.caption += response.response.answer?.lines ?? []
    content.caption += response.response.error.map { ["error: \($0)"] } ?? []
    content.caption += response.notices.map(\.description)
    if let failure = voice.takeFailure() { content.caption.append("error: \(failure)") }
    voice.say(response.response.utterances)
  }

  private mutating func draw() throws(EarshotError) {
    let size = TerminalMode.size
    let page = FullScreenPage(content, columns: size.columns, rows: size.rows)
    let codes = page.codes(after: shown, isColored: isColored)
    shown = page
    try StandardStreams.put(Array(codes.utf8))
  }
}
