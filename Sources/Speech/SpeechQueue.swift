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

/// What is heard, utterance by utterance. While some are taken, those after them are being made.
///
/// Memory does not grow with the length of the whole: only what is ahead is held. No actor, because
/// changing to one and back for every piece would take longer than finding the piece in the cache.
struct SpeechQueue {
  private struct Entry: Sendable {
    var item: Int
    var utterance: Utterance?
    var answer: PendingAnswer?
    var sound: Sound?
    var isLast = true
    var notices: [SpeechNotice] = []
  }

  private typealias Batch = Task<Result<[Entry], SpeechError>, Never>

  private let heard: [AudibleEvent]
  private let engine: SpeechEngine
  private let options: SpeechOptions
  private let lengthOnly: Bool
  private let batchSize: Int
  private var entries: ArraySlice<Entry> = []
  private var ahead: Batch?
  private var nextItem = 0

  /// - Parameters:
  ///   - lengthOnly: nobody hears it; pieces may come without their samples.
  ///   - batchSize: how much is begun at a time: what is heard as it is made needs little, and
  ///     gives way sooner to what comes instead; a file is made fastest in larger steps.
  init(
    _ heard: [AudibleEvent], engine: SpeechEngine, options: SpeechOptions, lengthOnly: Bool = false,
    batchSize: Int = 16
  ) {
    self.lengthOnly = lengthOnly
    self.heard = heard
    self.engine = engine
    self.options = options
    self.batchSize = batchSize
  }

  /// The next piece; nil at the end.
  mutating func next() async throws(SpeechError) -> SpeechPiece? {
    while entries.isEmpty {
      // The first sound waits for one announcement only.
      if ahead == nil, nextItem == 0 { ahead = begin(1) }
      guard let batch = ahead else { return nil }
      ahead = begin(batchSize)
      entries = try await batch.value.get()[...]
    }
    return try await piece(entries.removeFirst())
  }

  private func piece(_ entry: Entry) async throws(SpeechError) -> SpeechPiece {
    var piece = SpeechPiece(
      item: entry.item, content: .nothing, isLast: entry.isLast, notices: entry.notices)
    if let sound = entry.sound {
      piece.content = .sound(sound, Earcon.samples(of: sound, volume: options.boundedVolume))
    } else if let utterance = entry.utterance, let answer = entry.answer {
      let (spoken, notice) = try await answer.value().get()
      piece.content = .speech(utterance, spoken)
      if let notice { piece.notices.append(notice) }
    }
    return piece
  }

  /// Begins with the next few; nil at the end.
  private mutating func begin(_ count: Int) -> Batch? {
    guard nextItem < heard.count else { return nil }
    let items = nextItem..<min(nextItem + count, heard.count)
    nextItem = items.upperBound
    let (heard, engine, options, lengthOnly) = (heard, engine, options, lengthOnly)
    return Task.detached {
      do throws(SpeechError) {
        var entries: [Entry] = []
        for item in items { entries += try SpeechQueue.entries(heard[item], item, options) }
        // All at once: the engine is another actor.
        let utterances = entries.compactMap(\.utterance)
        var answers = try await engine.answers(to: utterances, lengthOnly: lengthOnly)[...]
        for index in entries.indices where entries[index].utterance != nil {
          entries[index].answer = answers.popFirst()
        }
        return .success(entries)
      } catch {
        return .failure(error)
      }
    }
  }

  private static func entries(
    _ event: AudibleEvent, _ item: Int, _ options: SpeechOptions
  ) throws(SpeechError) -> [Entry] {
    guard case .utterance(let announcement) = event else {
      if case .sound(let sound) = event { return [Entry(item: item, sound: sound)] }
      return []
    }
    guard !announcement.isEmpty else { return [] }
    let text = try SpeechText(announcement, options: options)
    guard !text.utterances.isEmpty else {
      return text.notices.isEmpty ? [] : [Entry(item: item, notices: text.notices)]
    }
    return text.utterances.enumerated().map { index, utterance in
      Entry(
        item: item, utterance: utterance, isLast: index == text.utterances.count - 1,
        notices: index == 0 ? text.notices : [])
    }
  }
}
