/// What was spoken a moment ago in this run: "button" is said on every screen. Bounded; the
/// oldest go first. Samples never depend on what was said before, so saying it again and playing
/// it again are the same.
struct RecentUtterances {
  typealias Answer = Task<SpeechEngine.Answer, Never>

  private struct Key: Hashable {
    var utterance: Utterance
    /// Its samples may be missing.
    var lengthOnly: Bool

    init(_ utterance: Utterance, lengthOnly: Bool) {
      self.utterance = utterance
      self.utterance.part = 0
      self.utterance.silenceAfter = 0
      self.lengthOnly = lengthOnly
    }
  }

  private var answers: [Key: Answer] = [:]
  private var order: [Key] = []
  private var first = 0

  /// Utterances kept. With `textLimit` they are two seconds long or so: some 10 MB.
  private static let limit = 128
  /// UTF-8 bytes of a text that is worth keeping: role words, states, short labels.
  private static let textLimit = 48

  /// The answer for an utterance, whatever part it belongs to and whatever silence follows it.
  mutating func answer(
    to utterance: Utterance, lengthOnly: Bool, _ make: (Utterance) -> Answer
  ) -> Answer {
    guard utterance.text.utf8.count <= RecentUtterances.textLimit else { return make(utterance) }
    let key = Key(utterance, lengthOnly: lengthOnly)
    if let answer = answers[key] { return answer }
    let answer = make(utterance)
    answers[key] = answer
    order.append(key)
    if order.count - first > RecentUtterances.limit { forgetOldest() }
    return answer
  }

  mutating func forget(_ utterance: Utterance) {
    answers[Key(utterance, lengthOnly: false)] = nil
    answers[Key(utterance, lengthOnly: true)] = nil
  }

  private mutating func forgetOldest() {
    answers[order[first]] = nil
    first += 1
    if first > RecentUtterances.limit {
      order.removeFirst(first)
      first = 0
    }
  }
}
