import EarshotAnnouncements
import EarshotTranscript
import EarshotVocabulary
import EarshotVoiceOver

/// What measures speech: handed in by whoever links it.
public protocol TranscriptVoice: Sendable {
  /// The spoken length of everything, one after the other.
  func seconds(of announcements: [Announcement], options: OpenOptions) throws(EarshotError) -> Double

  /// What is wrong with the sound of everything; empty: nothing.
  func findings(
    in announcements: [Announcement], options: OpenOptions
  ) throws(EarshotError) -> [String]
}

/// Performs transcripts on real screens.
struct ScreenHost: TranscriptHost {
  private let cache: InputCache
  /// Options that hold before those of the script.
  private let base: [TranscriptOption]
  private let voice: (any TranscriptVoice)?

  private var session: NavigationSession?
  private var options = OpenOptions()
  private var heard: [Announcement] = []

  init(cache: InputCache, base: [TranscriptOption], voice: (any TranscriptVoice)?) {
    self.cache = cache
    self.base = base
    self.voice = voice
  }

  mutating func open(
    _ input: String, options written: [TranscriptOption], from file: String
  ) throws(ScriptFault) -> Heard {
    let folder = FilePath.folder(of: file)
    let all = base + written.map { TranscriptOptions.resolved($0, in: folder) }
    do {
      let opened = try cache.open(FilePath.resolved(input, in: folder), options: all)
      options = opened.options
      heard = []
      var session = NavigationSession(
        opened.navigator, settings: opened.options.settings, style: opened.style, explains: true,
        told: Diagnostics(opened.notices), technology: opened.options.technology)
      var arrival = took(session.open())
      self.session = session
      arrival.notices = opened.notices + arrival.notices
      arrival.read = opened.read
      return arrival
    } catch {
      throw ScriptFault(error)
    }
  }

  mutating func perform(_ gesture: String) -> Heard {
    guard let shown = session?.perform(line: gesture) else { return Heard() }
    return took(shown)
  }

  private mutating func took(_ shown: ShownResponse) -> Heard {
    heard += shown.response.utterances
    return Heard(shown)
  }

  mutating func seconds() throws(ScriptFault) -> Double {
    let heard = heard
    return try measured { voice throws(EarshotError) in
      try voice.seconds(of: heard, options: options)
    }
  }

  mutating func audioFindings() throws(ScriptFault) -> [String] {
    let heard = heard
    return try measured { voice throws(EarshotError) in
      try voice.findings(in: heard, options: options)
    }
  }

  private func measured<Value>(
    _ measure: (any TranscriptVoice) throws(EarshotError) -> Value
  ) throws(ScriptFault) -> Value {
    guard let voice else {
      throw ScriptFault(message: "there is no voice here to measure speech with", code: 69)
    }
    do {
      return try measure(voice)
    } catch {
      throw ScriptFault(error)
    }
  }
}

extension ScriptFault {
  /// What went wrong in one line, with its own place where it has one.
  init(_ error: EarshotError) {
    let message = error.notices.map { notice in
      guard let place = notice.location else { return notice.message }
      let isWholeFile = place.line == 1 && place.column == 1
      return "\(isWholeFile ? place.file : place.description): \(notice.message)"
    }
    self.init(message: message.joined(separator: "; "), code: error.exitCode)
  }
}

extension Heard {
  /// A response as it is shown.
  public init(_ shown: ShownResponse) {
    self.init(
      sounds: shown.response.sounds.map(\.rawValue), output: shown.response.output,
      utterances: shown.utterances.enumerated().map { index, text in
        let parts = shown.parts.flatMap { $0.indices.contains(index) ? $0[index] : nil }
        return Heard.Utterance(text: text, parts: parts ?? [])
      },
      error: shown.response.error, notices: shown.notices)
    reason = shown.response.reason
  }
}
