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
  private var kept: [String: Kept] = [:]
  private var hasKept = false

  /// Helpers kept alive; each takes some 15 MB.
  private static let helperLimit = 8

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
      let (spoken, notice) = try await answer.value.get()
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
  ) throws(SpeechError) -> [RecentUtterances.Answer] {
    try utterances.map { utterance throws(SpeechError) in
      try answer(to: utterance, lengthOnly: lengthOnly)
    }
  }

  /// Starts an utterance, or finds it among those spoken before.
  private func answer(
    to utterance: Utterance, lengthOnly: Bool
  ) throws(SpeechError) -> RecentUtterances.Answer {
    let helper = try helper(named: utterance.voiceName)
    let kept = try kept(utterance.voiceName, helper)
    return recently.answer(to: utterance, lengthOnly: lengthOnly) { utterance in
      Task {
        let (answer, isKept) = await SpeechEngine.find(
          utterance, in: kept, by: helper, lengthOnly: lengthOnly)
        if isKept { hasKept = true }
        // What went wrong may go right the next time.
        if case .success((_, nil)) = answer {} else { recently.forget(utterance) }
        return answer
      }
    }
  }

  /// Where a voice's utterances are kept, and in which version they are looked for.
  private struct Kept: Sendable {
    var cache: SpeechCache
    var voice: KnownVoice
    var version: Task<Result<VoiceVersion, SpeechError>, Never>
  }

  private func kept(_ name: String, _ helper: VoiceHelper) throws(SpeechError) -> Kept? {
    guard let cache = options.cache else { return nil }
    if let kept = kept[name] { return kept }
    let voice = KnownVoice(
      voiceName: name, helperPath: try helperPath(), dataPath: options.dataPath)
    let version = Task { await SpeechEngine.version(of: voice, in: cache, by: helper) }
    let found = Kept(cache: cache, voice: voice, version: version)
    kept[name] = found
    return found
  }

  /// A voice's version as the cache knows it, so that no helper starts where all is there; else
  /// as the helper says.
  private static func version(
    of voice: KnownVoice, in cache: SpeechCache, by helper: VoiceHelper
  ) async -> Result<VoiceVersion, SpeechError> {
    if let known = cache.version(of: voice) { return .success(known) }
    do {
      let version = VoiceVersion(try await helper.version())
      cache.remember(version, of: voice)
      return .success(version)
    } catch {
      return .failure(error)
    }
  }

  /// The utterance from the cache, else spoken; and whether it is new in the cache.
  private static func find(
    _ utterance: Utterance, in kept: Kept?, by helper: VoiceHelper, lengthOnly: Bool
  ) async -> (Answer, isKept: Bool) {
    guard let kept else { return (await speak(utterance, by: helper), false) }
    let version: VoiceVersion
    switch await kept.version.value {
    case .success(let known): version = known
    case .failure(let error): return (.failure(error), false)
    }
    let key = CacheKey(utterance, version: version.digest)
    if let spoken = kept.cache.spoken(for: key, lengthOnly: lengthOnly) {
      return (.success((spoken, cutNotice(spoken))), false)
    }
    let answer = await speak(utterance, by: helper)
    // What crashed is tried again every time, so that it is reported every time.
    guard case .success((let spoken, let notice)) = answer, notice?.kind != .reduced,
      let speaker = try? await helper.version()
    else { return (answer, false) }
    // Who has spoken is asked again: an update may have come since.
    guard speaker == version.text else {
      kept.cache.remember(VoiceVersion(speaker), of: kept.voice)
      return (answer, false)
    }
    return (answer, kept.cache.keep(spoken, for: key))
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
