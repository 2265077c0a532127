import EarshotAnnouncements

/// One stretch of sound with the silence that belongs after it.
struct SpeechPiece: Sendable {
  enum Content: Sendable {
    case speech(Utterance, SpokenUtterance)
    case sound(Sound, [Int16])
    /// Nothing to hear; only notices.
    case nothing
  }

  /// The index of what it belongs to in what is heard.
  var item: Int
  var content: Content
  /// Whether nothing of the same item follows.
  var isLast: Bool
  var notices: [SpeechNotice] = []

  var samples: [Int16] {
    switch content {
    case .speech(_, let spoken): spoken.samples
    case .sound(_, let samples): samples
    case .nothing: []
    }
  }

  /// Known even where the samples themselves were not asked for.
  var sampleCount: Int {
    if case .speech(_, let spoken) = content { spoken.sampleCount } else { samples.count }
  }

  /// Milliseconds to the next piece of the same item.
  var silenceAfter: Int {
    if case .speech(let utterance, _) = content { utterance.silenceAfter } else { 0 }
  }
}

/// What is heard, utterance by utterance, with some spoken ahead of the one that is asked for.
///
/// One consumer at a time. Memory does not grow with the length of the whole: only what is ahead
/// is held.
actor SpeechQueue {
  private struct Entry {
    var item: Int
    var utterance: Utterance?
    var answer: RecentUtterances.Answer?
    var sound: Sound?
    var isLast = true
    var notices: [SpeechNotice] = []
  }

  private let heard: [AudibleEvent]
  private let engine: SpeechEngine
  private let options: SpeechOptions
  private let lengthOnly: Bool
  private var entries: [Entry] = []
  private var first = 0
  private var nextItem = 0

  /// Utterances spoken ahead: enough to keep every processor at work.
  private static let ahead = 24

  /// - Parameter lengthOnly: nobody hears it; pieces may come without their samples.
  init(
    _ heard: [AudibleEvent], engine: SpeechEngine, options: SpeechOptions, lengthOnly: Bool = false
  ) {
    self.lengthOnly = lengthOnly
    self.heard = heard
    self.engine = engine
    self.options = options
  }

  /// The next piece; nil at the end.
  func next() async throws(SpeechError) -> SpeechPiece? {
    try await lookAhead()
    guard first < entries.count else { return nil }
    let entry = entries[first]
    first += 1
    if first > 64 {
      entries.removeFirst(first)
      first = 0
    }
    return try await piece(entry)
  }

  private func piece(_ entry: Entry) async throws(SpeechError) -> SpeechPiece {
    var piece = SpeechPiece(
      item: entry.item, content: .nothing, isLast: entry.isLast, notices: entry.notices)
    if let sound = entry.sound {
      piece.content = .sound(sound, Earcon.samples(of: sound, volume: options.boundedVolume))
    } else if let utterance = entry.utterance, let answer = entry.answer {
      let (spoken, notice) = try await answer.value.get()
      piece.content = .speech(utterance, spoken)
      if let notice { piece.notices.append(notice) }
    }
    return piece
  }

  private func lookAhead() async throws(SpeechError) {
    while entries.count - first < SpeechQueue.ahead, nextItem < heard.count {
      let item = nextItem
      nextItem += 1
      switch heard[item] {
      case .sound(let sound): entries.append(Entry(item: item, sound: sound))
      case .utterance(let announcement) where !announcement.isEmpty:
        try await start(announcement, item)
      case .utterance: break
      }
    }
  }

  private func start(_ announcement: Announcement, _ item: Int) async throws(SpeechError) {
    let text = try SpeechText(announcement, options: options)
    guard !text.utterances.isEmpty || !text.notices.isEmpty else { return }
    guard !text.utterances.isEmpty else {
      entries.append(Entry(item: item, notices: text.notices))
      return
    }
    let answers = try await engine.answers(to: text.utterances, lengthOnly: lengthOnly)
    for (index, (utterance, answer)) in zip(text.utterances, answers).enumerated() {
      entries.append(
        Entry(
          item: item, utterance: utterance, answer: answer,
          isLast: index == text.utterances.count - 1, notices: index == 0 ? text.notices : []))
    }
  }
}
