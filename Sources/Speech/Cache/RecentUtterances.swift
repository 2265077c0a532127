/// What was spoken a moment ago in this run: "button" is said on every screen. Bounded; the
/// oldest go first. Samples never depend on what was said before, so saying it again and playing
/// it again are the same.
struct RecentUtterances {
  typealias Answer = Task<SpeechEngine.Answer, Never>

  private var answers: [Utterance: Answer] = [:]
  private var order: [Utterance] = []
  private var first = 0

  /// Utterances kept. With `textLimit` they are two seconds long or so: some 10 MB.
  private static let limit = 128
  /// UTF-8 bytes of a text that is worth keeping: role words, states, short labels.
  private static let textLimit = 48

  /// The answer for an utterance, whatever part it belongs to and whatever silence follows it.
  mutating func answer(to utterance: Utterance, _ make: (Utterance) -> Answer) -> Answer {
    guard utterance.text.utf8.count <= RecentUtterances.textLimit else { return make(utterance) }
    let key = RecentUtterances.key(utterance)
    if let answer = answers[key] { return answer }
    let answer = make(utterance)
    answers[key] = answer
    order.append(key)
    if order.count - first > RecentUtterances.limit { forgetOldest() }
    return answer
  }

  mutating func forget(_ utterance: Utterance) {
    answers[RecentUtterances.key(utterance)] = nil
  }

  private static func key(_ utterance: Utterance) -> Utterance {
    var key = utterance
    key.part = 0
    key.silenceAfter = 0
    return key
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
