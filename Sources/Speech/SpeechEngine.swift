import EarshotAnnouncements

/// Turns announcements into sound. Owns the helper processes that hold libespeak-ng: the library
/// is never loaded into the program, because plain text can crash it (speech.md 0).
///
/// Helpers start when the first announcement is rendered, one for each voice in use, and end
/// with the engine. The same announcement gives the same samples, whatever was said before.
public actor SpeechEngine {
  private let options: SpeechOptions
  private var helpers: [String: VoiceHelper] = [:]
  /// Voice names, the one used last at the end.
  private var recent: [String] = []
  private var path: String?

  /// Helpers kept alive; each takes some 15 MB.
  private static let helperLimit = 8

  public init(options: SpeechOptions) { self.options = options }

  /// Speaks an announcement into memory. Several may be rendered at once, which is faster.
  ///
  /// A text that crashes the library is spoken again with letters and digits only, and a notice
  /// says so. An announcement with nothing to say gives no samples.
  public func render(_ announcement: Announcement) async throws(SpeechError) -> RenderedSpeech {
    let text = try SpeechText(announcement, options: options)
    var rendered = RenderedSpeech()
    rendered.notices = text.notices
    let tasks = try text.utterances.map { utterance throws(SpeechError) in
      let helper = try self.helper(named: utterance.voiceName)
      return Task { await SpeechEngine.speak(utterance, by: helper) }
    }
    for (utterance, task) in zip(text.utterances, tasks) {
      let (spoken, notice) = try await task.value.get()
      rendered.append(spoken, of: utterance)
      if let notice, !rendered.notices.contains(notice) { rendered.notices.append(notice) }
    }
    return rendered
  }

  private func helper(named name: String) throws(SpeechError) -> VoiceHelper {
    if let helper = helpers[name] {
      if recent.last != name {
        recent.removeAll { $0 == name }
        recent.append(name)
      }
      return helper
    }
    let path = try helperPath()
    let helper = VoiceHelper(path: path, voiceName: name, dataPath: options.dataPath)
    helpers[name] = helper
    recent.append(name)
    // One that still speaks lives until it has answered.
    if recent.count > SpeechEngine.helperLimit { helpers[recent.removeFirst()] = nil }
    return helper
  }

  private func helperPath() throws(SpeechError) -> String {
    if let path { return path }
    let found = try HelperLocation.find(explicit: options.helperPath)
    path = found
    return found
  }

  typealias Answer = Result<(SpokenUtterance, SpeechNotice?), SpeechError>

  static func speak(_ utterance: Utterance, by helper: VoiceHelper) async -> Answer {
    do {
      let spoken = try await helper.speak(utterance)
      switch spoken.outcome {
      case .spoken: return .success((spoken, nil))
      case .cut:
        let notice = SpeechNotice(
          .cut, "The audio of one text is cut at \(SpeakRequest.audioLimit) seconds.")
        return .success((spoken, notice))
      case .refused:
        return .success((SpokenUtterance(.refused), unspoken(utterance)))
      case .crashed, .timedOut:
        return try await .success(speakReduced(utterance, by: helper))
      }
    } catch {
      return .failure(error)
    }
  }

  private static func speakReduced(
    _ utterance: Utterance, by helper: VoiceHelper
  ) async throws(SpeechError) -> (SpokenUtterance, SpeechNotice?) {
    if let reduced = utterance.reduced {
      let spoken = try await helper.speak(reduced)
      if spoken.outcome == .spoken || spoken.outcome == .cut {
        // Word positions would be those of the reduced text.
        var wordless = spoken
        wordless.words = []
        let notice = SpeechNotice(
          .reduced,
          "The synthesizer crashed on \"\(utterance.text.prefix(40))\"; "
            + "it is spoken with letters and digits only.")
        return (wordless, notice)
      }
    }
    return (SpokenUtterance(.crashed), unspoken(utterance))
  }

  private static func unspoken(_ utterance: Utterance) -> SpeechNotice {
    SpeechNotice(.unspoken, "The synthesizer can't speak \"\(utterance.text.prefix(40))\".")
  }
}
