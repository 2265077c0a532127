import EarshotAnnouncements

/// Holds a recording against what was to be said: first where each stretch is, then what that
/// means.
struct ScriptCheck {
  /// What is known of a stretch only while its item is looked for.
  private struct Pending {
    var samples: [Int16]
    var utterance: Utterance?
  }

  private let heard: [AudibleEvent]
  private var locator: SpeechLocator?
  private var stretches: [ScriptStretch] = []
  private var pending: [Pending] = []
  private var problems: [AudioCheck.Finding] = []
  private var searches = 0

  /// Searches beyond the neighborhood, which take long in a long recording.
  private static let searchLimit = 200

  init(heard: [AudibleEvent], locator: SpeechLocator?) {
    self.heard = heard
    self.locator = locator
  }

  /// How many announcements and sounds were to be heard.
  var expected: Int { Set(stretches.map(\.item)).count }
  /// How many of them are, at least in part.
  var heardCount: Int { Set(stretches.filter { $0.place != nil }.map(\.item)).count }

  /// Everything that is wrong, the signal's findings among them.
  func findings(signal: AudioCheck, expectedSeconds: Double) -> [AudioCheck.Finding] {
    let known = signal.findings + problems
    guard let locator, !signal.findings.contains(where: { $0.kind == .silent }) else { return known }
    let judge = ScriptFindings(heard: heard, stretches: stretches, locator: locator)
    return known + judge.all(seconds: signal.seconds, expected: expectedSeconds)
  }

  /// Adds a stretch of the item that is heard next.
  mutating func add(_ piece: SpeechPiece, at planned: Int) {
    let samples = piece.samples
    guard !samples.isEmpty else { return }
    if stretches.last?.item != piece.item { pending = [] }
    stretches.append(
      ScriptStretch(item: piece.item, text: text(of: piece), planned: planned, length: samples.count))
    var utterance: Utterance?
    if case .speech(let spoken, _) = piece.content { utterance = spoken }
    pending.append(Pending(samples: locator?.limited(samples) ?? samples, utterance: utterance))
  }

  /// Looks for the item whose stretches were added. What it returns is not heard where it should
  /// be, though the item may be: each stretch by its index.
  mutating func listen() -> [(Int, Utterance)] {
    guard locator != nil, !pending.isEmpty else { return [] }
    let first = stretches.count - pending.count
    place(first)
    var unheard: [(Int, Utterance)] = []
    for (index, part) in zip(first..., pending) {
      if let place = stretches[index].place {
        noteDeparture(of: part.samples, at: place, index)
      } else if let utterance = part.utterance {
        unheard.append((index, utterance))
      }
    }
    return unheard
  }

  /// An item is where its first stretch is. Only where that is nowhere, the others tell: if they
  /// are most of it, since "button" alone may be anybody's.
  private mutating func place(_ first: Int) {
    let isThere = placeNearby(first) || placeAnywhere(first)
    if isThere {
      for index in (first + 1)..<max(first + 1, stretches.count) { _ = placeNearby(index) }
      return
    }
    let heard = stretches[(first + 1)...].indices.filter { isHeardExactly($0) }
    let length = heard.reduce(0) { $0 + stretches[$1].length }
    let whole = stretches[first...].reduce(0) { $0 + $1.length }
    guard length * 2 > whole else { return }
    for index in heard { _ = placeNearby(index) }
  }

  private func samples(_ index: Int) -> [Int16] {
    pending[index - (stretches.count - pending.count)].samples
  }

  private mutating func placeNearby(_ index: Int) -> Bool {
    let (sound, planned, next) = (samples(index), stretches[index].planned, next(index))
    stretches[index].place = locator?.locate(sound, near: planned, next: next)
    return stretches[index].place != nil
  }

  /// Where the stretch would be, were it right behind the one before it in its item.
  private func next(_ index: Int) -> Int? {
    guard index > 0, stretches[index - 1].item == stretches[index].item,
      let end = stretches[index - 1].end
    else { return nil }
    return end + stretches[index].planned - stretches[index - 1].plannedEnd
  }

  func isHeard(_ index: Int) -> Bool { stretches[index].place != nil }

  private mutating func placeAnywhere(_ index: Int) -> Bool {
    guard searches < ScriptCheck.searchLimit else { return false }
    searches += 1
    let (sound, planned) = (samples(index), stretches[index].planned)
    stretches[index].place = locator?.search(sound, around: planned)
    return stretches[index].place != nil
  }

  /// Without claiming the place.
  private func isHeardExactly(_ index: Int) -> Bool {
    var listener = locator
    return listener?.locateExactly(samples(index), at: stretches[index].planned) != nil
  }

  private mutating func noteDeparture(of samples: [Int16], at place: Int, _ index: Int) {
    guard let start = locator?.departure(of: samples, at: place) else { return }
    problems.append(
      AudioCheck.Finding(
        .differs, place + start,
        "\(stretches[index].name) goes on otherwise than it was spoken",
        stretches[index].item))
  }

  /// Whether the stretch is heard as another voice would say it.
  mutating func takeOtherVoice(
    _ samples: [Int16], _ other: Utterance, instead: Utterance, _ index: Int
  ) -> Bool {
    guard let sound = locator?.limited(samples),
      let place = locator?.locate(sound, near: stretches[index].planned)
    else { return false }
    stretches[index].place = place
    stretches[index].plannedEnd = stretches[index].planned + stretches[index].length
    stretches[index].length = samples.count
    problems.append(
      AudioCheck.Finding(
        .language, place,
        "\(stretches[index].name) is spoken by the voice \(other.voiceName) instead of "
          + instead.voiceName, stretches[index].item))
    // What follows is as much later as the other voice is slower.
    for later in stretches.indices[(index + 1)...] where !isHeard(later) { _ = placeNearby(later) }
    return true
  }

  private func text(of piece: SpeechPiece) -> String {
    guard case .speech(let utterance, _) = piece.content,
      case .utterance(let announcement) = heard[piece.item],
      announcement.parts.indices.contains(utterance.part)
    else { return heard[piece.item].caption }
    return announcement.parts[utterance.part].text
  }
}
