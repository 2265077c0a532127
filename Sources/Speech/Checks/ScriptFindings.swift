/// A stretch of expected sound and where it is in the recording.
struct ScriptStretch {
  /// The index of what it belongs to in what is heard.
  var item: Int
  /// As captions show it.
  var text: String
  /// Samples from the start of the plan.
  var planned: Int
  var plannedEnd: Int
  /// Samples, in the recording.
  var length: Int
  /// Samples from the start of the recording; nil: it is not heard.
  var place: Int?

  init(item: Int, text: String, planned: Int, length: Int) {
    self.item = item
    self.text = text
    self.planned = planned
    self.length = length
    plannedEnd = planned + length
  }

  var end: Int? { place.map { $0 + length } }

  /// The text in quotation marks, shortened.
  var name: String { ScriptStretch.quoted(text) }

  static func quoted(_ text: String) -> String {
    let short = text.prefix(48)
    return "\"\(short)\(short.count < text.count ? "…" : "")\""
  }
}

extension AudioCheck.Finding {
  /// - Parameter place: samples of 22,050 a second.
  init(_ kind: Kind, _ place: Int, _ message: String, _ item: Int?) {
    self.init(
      kind: kind, seconds: max(0, RenderedSpeech.seconds(place)), message: message,
      announcement: item)
  }
}

/// What it means where the stretches were found: missing, out of order, too near or too far apart.
struct ScriptFindings {
  private typealias Finding = AudioCheck.Finding

  let heard: [AudibleEvent]
  let stretches: [ScriptStretch]
  let locator: SpeechLocator

  /// Seconds that a pause may differ.
  private static let pauseTolerance = 0.03
  /// Announcements that are named one by one where many are missing.
  private static let namedMissing = 20

  /// - Parameters:
  ///   - seconds: the recording's length.
  ///   - expected: the plan's.
  func all(seconds: Double, expected: Double) -> [AudioCheck.Finding] {
    let missing = missingItems
    let items = Set(stretches.map(\.item)).count
    // What is heard as it was spoken has the right speed, and so has the rest.
    if missing.count * 10 > items * 9, let speed = speed(seconds, expected) { return [speed] }
    return missingFindings(missing) + orderFindings() + pauseFindings()
  }

  /// Items of which nothing is heard, then single parts.
  private var missingItems: [Int] {
    let found = Set(stretches.filter { $0.place != nil }.map(\.item))
    var items: [Int] = []
    for stretch in stretches where !found.contains(stretch.item) && items.last != stretch.item {
      items.append(stretch.item)
    }
    return items
  }

  private func missingFindings(_ items: [Int]) -> [AudioCheck.Finding] {
    let missing = Set(items)
    var findings: [AudioCheck.Finding] = []
    for (index, stretch) in stretches.enumerated() where stretch.place == nil {
      let isWhole = missing.contains(stretch.item)
      let isFirst = index == 0 || stretches[index - 1].item != stretch.item
      guard !isWhole || isFirst else { continue }
      let name = isWhole ? heard[stretch.item].caption : stretch.text
      findings.append(
        Finding(.missing, expectedPlace(index), "\(ScriptStretch.quoted(name)) is not heard", stretch.item))
    }
    let rest = findings.count - ScriptFindings.namedMissing
    guard rest > 0 else { return findings }
    findings.removeLast(rest)
    if let last = findings.last {
      findings.append(
        Finding(kind: .missing, seconds: last.seconds, message: "\(rest) more are not heard"))
    }
    return findings
  }

  /// Where a stretch that is not heard would be: behind the last that is.
  private func expectedPlace(_ index: Int) -> Int {
    let before = stretches[..<index].last { $0.place != nil }
    guard let before, let place = before.place else { return stretches[index].planned }
    return place + stretches[index].planned - before.planned
  }

  /// Indices of found stretches in order, and those of them that are in the recording's order too.
  private var found: (all: [Int], ordered: Set<Int>) {
    let all = stretches.indices.filter { stretches[$0].place != nil }
    return (all, Set(ScriptFindings.longestRise(all) { stretches[$0].place ?? 0 }))
  }

  private func orderFindings() -> [AudioCheck.Finding] {
    let (all, ordered) = found
    var findings: [AudioCheck.Finding] = []
    var told: Set<Int> = []
    for index in all where !ordered.contains(index) && told.insert(stretches[index].item).inserted {
      let place = stretches[index].place ?? 0
      let isEarly = all.contains { $0 < index && (stretches[$0].place ?? 0) > place }
      let other =
        isEarly
        ? all.last { $0 < index && (stretches[$0].place ?? 0) > place }
        : all.first { $0 > index && (stretches[$0].place ?? 0) < place }
      let name = ScriptStretch.quoted(heard[stretches[index].item].caption)
      let neighbor = other.map { ScriptStretch.quoted(heard[stretches[$0].item].caption) } ?? "the others"
      findings.append(
        Finding(
          .order, place,
          "\(name) is heard \(isEarly ? "before" : "after") \(neighbor), "
            + "out of order", stretches[index].item))
    }
    return findings
  }

  private func pauseFindings() -> [AudioCheck.Finding] {
    let (_, ordered) = found
    var findings: [AudioCheck.Finding] = []
    for (first, second) in zip(stretches.indices, stretches.indices.dropFirst())
    where ordered.contains(first) && ordered.contains(second) {
      guard let end = stretches[first].end, let start = stretches[second].place else { continue }
      let planned = RenderedSpeech.seconds(stretches[second].planned - stretches[first].plannedEnd)
      let actual = RenderedSpeech.seconds(start - end)
      guard abs(actual - planned) > ScriptFindings.pauseTolerance, isFree(end..<max(end, start))
      else { continue }
      findings.append(between(first, second, actual: actual, planned: planned))
    }
    return findings + edgeFindings()
  }

  private func between(
    _ first: Int, _ second: Int, actual: Double, planned: Double
  ) -> AudioCheck.Finding {
    let end = stretches[first].end ?? 0
    let names = "\(stretches[first].name) and \(stretches[second].name)"
    let range = end..<max(end, stretches[second].place ?? end)
    let sound = locator.audibleSeconds(range)
    if sound > 0.1 {
      return Finding(
        .extra, end, "\(decimal(sound)) s of sound between \(names) belong to neither",
        stretches[second].item)
    }
    return Finding(
      .pause, end, "\(decimal(actual)) s between \(names) instead of \(decimal(planned)) s",
      stretches[second].item)
  }

  /// Whether nothing that was to be said elsewhere stands in the range.
  private func isFree(_ range: Range<Int>) -> Bool {
    !locator.claimed.contains { $0.overlaps(range) }
  }

  /// Sound before the first and after the last stretch.
  private func edgeFindings() -> [AudioCheck.Finding] {
    guard stretches.allSatisfy({ $0.place != nil }),
      let first = stretches.compactMap(\.place).min(), let last = stretches.compactMap(\.end).max()
    else { return [] }
    var findings: [AudioCheck.Finding] = []
    for range in [0..<max(0, first), min(last, locator.count)..<locator.count] {
      let sound = locator.audibleSeconds(range)
      guard sound > 0.1 else { continue }
      findings.append(
        Finding(
          .extra, range.lowerBound, "\(decimal(sound)) s of sound belong to no announcement", nil))
    }
    return findings
  }

  /// A recording whose length is to the plan's as two common rates are.
  private func speed(_ seconds: Double, _ expected: Double) -> AudioCheck.Finding? {
    let rates = [8_000, 11_025, 16_000, 22_050, 24_000, 32_000, 44_100, 48_000]
    guard expected > 0.5, seconds > 0 else { return nil }
    let ratio = seconds / expected
    guard abs(ratio - 1) > 0.03 else { return nil }
    for rate in rates {
      for taken in rates where abs(Double(rate) / Double(taken) / ratio - 1) < 0.01 {
        return Finding(
          .speed, 0,
          "it is \(decimal(ratio)) times as long as it was spoken, as \(rate) samples a second are "
            + "when they are taken for \(taken)", nil)
      }
    }
    return nil
  }

  /// The most indices whose values rise, in one pass.
  private static func longestRise(_ indices: [Int], _ value: (Int) -> Int) -> [Int] {
    var tails: [Int] = []
    var before: [Int: Int] = [:]
    for index in indices {
      var (low, high) = (0, tails.count)
      while low < high {
        let middle = (low + high) / 2
        if value(tails[middle]) < value(index) { low = middle + 1 } else { high = middle }
      }
      if low > 0 { before[index] = tails[low - 1] }
      if low == tails.count { tails.append(index) } else { tails[low] = index }
    }
    var rise: [Int] = []
    var index = tails.last
    while let current = index {
      rise.append(current)
      index = before[current]
    }
    return rise
  }
}
