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
  private var recently: RecentUtterances
  private var kept: [String: KeptUtterances] = [:]
  private var hasKept = false

  /// Helpers kept alive; each takes some 15 MB.
  private static let helperLimit = 8

  /// An engine without a helper; each starts when its voice is first needed.
  public init(options: SpeechOptions) {
    self.options = options
    recently = RecentUtterances(hasCache: options.cache != nil)
  }

  /// Speaks an announcement into memory. Several may be rendered at once, which is faster.
  ///
  /// A text that crashes the library is spoken again with letters and digits only, and a notice
  /// says so. An announcement with nothing to say gives no samples.
  public func render(_ announcement: Announcement) async throws(SpeechError) -> RenderedSpeech {
    let text = try SpeechText(announcement, options: options)
    var rendered = RenderedSpeech()
    rendered.notices = text.notices
    let answers = try answers(to: text.utterances)
    for (utterance, answer) in zip(text.utterances, answers) {
      let (spoken, notice) = try await answer.value().get()
      rendered.append(spoken, of: utterance)
      if let notice, !rendered.notices.contains(notice) { rendered.notices.append(notice) }
    }
    return rendered
  }

  /// Starts the helper of the voice that the options ask for, so that the first announcement does
  /// not wait for it. What is wrong with it is told when something is to be spoken.
  public func prepare() async {
    let probe = Announcement([AnnouncementPart(.label, "0")])
    guard let utterance = try? SpeechText(probe, options: options).utterances.first,
      let helper = try? helper(named: utterance.voiceName)
    else { return }
    _ = try? await helper.version()
  }

  /// Tidies the cache where something was kept in it. Called when speech comes to an end.
  func finish() async {
    guard let cache = options.cache, hasKept else { return }
    hasKept = false
    cache.sweep()
  }

  /// - Parameter lengthOnly: samples may be missing, but not their number.
  func answers(
    to utterances: [Utterance], lengthOnly: Bool = false
  ) throws(SpeechError) -> [PendingAnswer] {
    try utterances.map { utterance throws(SpeechError) in
      try answer(to: utterance, lengthOnly: lengthOnly)
    }
  }

  /// Starts an utterance, or finds it among those spoken before.
  private func answer(
    to utterance: Utterance, lengthOnly: Bool
  ) throws(SpeechError) -> PendingAnswer {
    let helper = try helper(named: utterance.voiceName)
    let kept = try kept(utterance.voiceName)
    return recently.answer(to: utterance, lengthOnly: lengthOnly) { utterance in
      if let spoken = kept?.spoken(utterance, lengthOnly: lengthOnly) {
        return .there(.success((spoken, SpeechEngine.cutNotice(spoken))))
      }
      return .coming(
        Task { await make(utterance, in: kept, by: helper, lengthOnly: lengthOnly) })
    }
  }

  private func make(
    _ utterance: Utterance, in kept: KeptUtterances?, by helper: VoiceHelper, lengthOnly: Bool
  ) async -> Answer {
    let (answer, isKept) = await SpeechEngine.make(
      utterance, in: kept, by: helper, lengthOnly: lengthOnly)
    if isKept { hasKept = true }
    if let version = await helper.readyVersion { learn(version, of: utterance.voiceName) }
    // What went wrong may go right the next time.
    if case .success((_, nil)) = answer {} else { recently.forget(utterance) }
    return answer
  }

  private func kept(_ name: String) throws(SpeechError) -> KeptUtterances? {
    guard let cache = options.cache else { return nil }
    if let kept = kept[name] { return kept }
    let voice = KnownVoice(
      voiceName: name, helperPath: try helperPath(), dataPath: options.dataPath)
    let found = KeptUtterances(cache: cache, voice: voice, version: cache.version(of: voice))
    kept[name] = found
    return found
  }

  /// Takes in what a helper says of its voice, the first time that it says so.
  private func learn(_ text: String, of name: String) {
    guard let known = kept[name], known.version?.text != text else { return }
    let version = VoiceVersion(text)
    kept[name]?.version = version
    known.cache.remember(version, of: known.voice)
  }

  /// The utterance spoken, where the version of whoever speaks does not show that it was kept
  /// after all; and whether it is new in the cache.
  private static func make(
    _ utterance: Utterance, in kept: KeptUtterances?, by helper: VoiceHelper, lengthOnly: Bool
  ) async -> (Answer, isKept: Bool) {
    guard var kept else { return (await speak(utterance, by: helper), false) }
    do {
      // Who speaks is asked: an update may have come since.
      let text = try await helper.version()
      if kept.version?.text != text {
        kept.version = VoiceVersion(text)
        if let spoken = kept.spoken(utterance, lengthOnly: lengthOnly) {
          return (.success((spoken, cutNotice(spoken))), false)
        }
      }
    } catch {
      return (.failure(error), false)
    }
    let answer = await speak(utterance, by: helper)
    // What crashed is tried again every time, so that it is reported every time.
    guard case .success((let spoken, let notice)) = answer, notice?.kind != .reduced else {
      return (answer, false)
    }
    return (answer, kept.keep(spoken, utterance))
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
      case .spoken, .cut: return .success((spoken, cutNotice(spoken)))
      case .refused:
        return .success((SpokenUtterance(.refused), unspoken(utterance)))
      case .crashed, .timedOut:
        return try await .success(speakReduced(utterance, by: helper))
      }
    } catch {
      return .failure(error)
    }
  }

  private static func cutNotice(_ spoken: SpokenUtterance) -> SpeechNotice? {
    guard spoken.outcome == .cut else { return nil }
    return SpeechNotice(
      .cut, "The audio of one text is cut at \(SpeakRequest.audioLimit) seconds.")
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
