/// What came of an utterance, or will.
enum PendingAnswer: Sendable {
  case there(SpeechEngine.Answer)
  case coming(Task<SpeechEngine.Answer, Never>)

  func value() async -> SpeechEngine.Answer {
    switch self {
    case .there(let answer): answer
    case .coming(let task): await task.value
    }
  }
}

/// What was spoken a moment ago in this run: "button" is said on every screen. Bounded; what was
/// not asked for the longest goes first. Samples never depend on what was said before, so saying
/// it again and playing it again are the same.
struct RecentUtterances {
  /// Everything that the sound depends on, and not where it is said.
  private struct Key: Hashable {
    var text: String
    var voiceName: String
    var wordsPerMinute: Int
    var pitch: Int
    var volume: Int
    /// Its samples may be missing.
    var lengthOnly: Bool

    init(_ utterance: Utterance, lengthOnly: Bool) {
      text = utterance.text
      voiceName = utterance.voiceName
      wordsPerMinute = utterance.wordsPerMinute
      pitch = utterance.pitch
      volume = utterance.volume
      self.lengthOnly = lengthOnly
    }
  }

  private struct Entry {
    var answer: PendingAnswer
    var lastUse: Int
  }

  private var entries: [Key: Entry] = [:]
  private var uses = 0
  private let limit: Int

  /// UTF-8 bytes of a text that is worth keeping: role words, states, short labels. What is said
  /// of them takes two seconds or so, which are 90 KB.
  private static let textLimit = 48

  /// - Parameter hasCache: whether what is not kept here is found elsewhere, faster than spoken.
  init(hasCache: Bool) { limit = hasCache ? 24 : 128 }

  /// The answer for an utterance, whatever part it belongs to and whatever silence follows it.
  mutating func answer(
    to utterance: Utterance, lengthOnly: Bool, _ make: (Utterance) -> PendingAnswer
  ) -> PendingAnswer {
    guard utterance.text.utf8.count <= RecentUtterances.textLimit else { return make(utterance) }
    uses += 1
    let key = Key(utterance, lengthOnly: lengthOnly)
    if let index = entries.index(forKey: key) {
      entries.values[index].lastUse = uses
      return entries.values[index].answer
    }
    let answer = make(utterance)
    entries[key] = Entry(answer: answer, lastUse: uses)
    if entries.count > limit { forgetOldest() }
    return answer
  }

  mutating func forget(_ utterance: Utterance) {
    entries[Key(utterance, lengthOnly: false)] = nil
    entries[Key(utterance, lengthOnly: true)] = nil
  }

  private mutating func forgetOldest() {
    let oldest = entries.min { $0.value.lastUse < $1.value.lastUse }
    if let oldest { entries[oldest.key] = nil }
  }
}
