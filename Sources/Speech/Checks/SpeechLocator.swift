/// Finds expected speech in a recording.
struct SpeechLocator {
  /// A recording brought to 22,050 Hz.
  private let recording: WaveRecording
  private let converted: [Int16]?
  let count: Int
  /// Samples by which the recording was behind or ahead of the plan, the newest first.
  private var drifts = [0]
  private(set) var claimed: [Range<Int>] = []

  /// Correlation from which two stretches are the same sound.
  private static let same = 0.85
  /// Samples that a search goes by: half a second.
  private static let headLength = RenderedSpeech.sampleRate / 2
  /// Samples on either side of the expected place where speech is looked for first, and then.
  private static let nearby = RenderedSpeech.sampleRate / 8
  /// Samples that a part may be early or late: less than it takes to the same word of what comes next.
  private static let late = RenderedSpeech.sampleRate * 6 / 10
  private static let far = RenderedSpeech.sampleRate * 30

  init(_ recording: WaveRecording) {
    self.recording = recording
    guard recording.sampleRate != RenderedSpeech.sampleRate else {
      converted = nil
      count = recording.count
      return
    }
    var resampler = Resampler(from: recording.sampleRate, to: RenderedSpeech.sampleRate)
    let samples = resampler.append(recording.samples(0..<recording.count)) + resampler.finish()
    converted = samples
    count = samples.count
  }

  /// The samples in a range; silence where there are none.
  func samples(_ range: Range<Int>) -> [Int16] {
    guard let converted else { return recording.samples(range) }
    let inside = range.clamped(to: 0..<count)
    let before = [Int16](repeating: 0, count: min(range.count, max(0, -range.lowerBound)))
    let found = before + converted[inside]
    return found + [Int16](repeating: 0, count: max(0, range.count - found.count))
  }

  /// The sound as the recording can hold it at best: without what is too high for its rate.
  func limited(_ sound: [Int16]) -> [Int16] {
    guard recording.sampleRate < RenderedSpeech.sampleRate else { return sound }
    var down = Resampler(from: RenderedSpeech.sampleRate, to: recording.sampleRate)
    var up = Resampler(from: recording.sampleRate, to: RenderedSpeech.sampleRate)
    let narrow = down.append(sound) + down.finish()
    return Array((up.append(narrow) + up.finish()).prefix(sound.count))
  }

  /// Whether the sound is heard where it is expected, to the sample.
  mutating func locateExactly(_ sound: [Int16], at expected: Int) -> Int? {
    for drift in drifts where likeness(of: sound, at: expected + drift) >= 0.98 {
      return claim(expected + drift, sound, expected)
    }
    return nil
  }

  /// Where the sound is heard at or near the place that is expected; nil: it is not.
  ///
  /// - Parameters:
  ///   - next: where in the recording it would be, were it right behind what comes before it.
  mutating func locate(_ sound: [Int16], near expected: Int, next: Int? = nil) -> Int? {
    if let next, likeness(of: sound, at: next) >= 0.98 { return claim(next, sound, expected) }
    if let place = locateExactly(sound, at: expected) { return place }
    if let next {
      let range = (next - SpeechLocator.late)..<(next + SpeechLocator.late + sound.count)
      return find(sound, in: range, thinning: 4).map { claim($0, sound, expected) }
    }
    for drift in drifts {
      let start = expected + drift - SpeechLocator.nearby
      let end = expected + drift + SpeechLocator.nearby + head(of: sound).count
      if let place = find(sound, in: start..<end, thinning: 4) {
        return claim(place, sound, expected)
      }
    }
    return nil
  }

  /// Where the sound is heard within half a minute of the place; nil: nowhere.
  mutating func search(_ sound: [Int16], around expected: Int) -> Int? {
    let middle = expected + (drifts.first ?? 0)
    let range = (middle - SpeechLocator.far)..<(middle + SpeechLocator.far)
    guard let place = find(sound, in: range.clamped(to: 0..<count), thinning: 8) else { return nil }
    return claim(place, sound, expected)
  }

  /// The first 50 ms, in samples from the start, in which the sound is another than at the place;
  /// nil: it is the same throughout.
  func departure(of sound: [Int16], at place: Int) -> Int? {
    if likeness(of: sound, at: place) >= SpeechLocator.same { return nil }
    let block = RenderedSpeech.sampleRate / 20
    let there = samples(place..<(place + sound.count))
    for start in stride(from: 0, to: sound.count, by: block) {
      let range = start..<min(start + block, sound.count)
      guard isAudible(sound[range]) || isAudible(there[range]) else { continue }
      if SoundMatch.likeness(sound[range], there[range]) < 0.7 { return start }
    }
    return nil
  }

  func isAudible(_ samples: ArraySlice<Int16>) -> Bool {
    let power = samples.reduce(0.0) { $0 + Double($1) * Double($1) }
    let level = Double(AudioCheck.silenceLevel) * 2
    return !samples.isEmpty && power / Double(samples.count) > level * level
  }

  /// Seconds of audible sound in a range.
  func audibleSeconds(_ range: Range<Int>) -> Double {
    let block = RenderedSpeech.sampleRate / 100
    var audible = 0
    for start in stride(from: range.lowerBound, to: range.upperBound - block, by: block)
    where isAudible(samples(start..<(start + block))[...]) {
      audible += 1
    }
    return Double(audible) / 100
  }

  private mutating func claim(_ place: Int, _ sound: [Int16], _ expected: Int) -> Int {
    claimed.append(place..<(place + sound.count))
    let drift = place - expected
    drifts.removeAll { $0 == drift }
    drifts.insert(drift, at: 0)
    if drifts.count > 4 { drifts.removeLast() }
    return place
  }

  private func likeness(of sound: [Int16], at place: Int) -> Double {
    guard place > -sound.count, place < count, !isClaimed(place, sound.count) else { return 0 }
    return SoundMatch.likeness(sound[...], samples(place..<(place + sound.count))[...])
  }

  private func isClaimed(_ place: Int, _ length: Int) -> Bool {
    let middle = place + length / 2
    return claimed.suffix(256).contains { $0.contains(middle) }
  }

  private func head(of sound: [Int16]) -> ArraySlice<Int16> {
    sound.prefix(SpeechLocator.headLength)
  }

  private func find(_ sound: [Int16], in range: Range<Int>, thinning: Int) -> Int? {
    let head = Array(head(of: sound))
    guard range.count >= head.count, head.count > thinning else { return nil }
    let probe = SoundMatch.thinned(head, by: thinning)
    let place = SoundMatch.thinned(samples(range), by: thinning)
    for coarse in SoundMatch.places(of: probe, in: place, limit: 6) {
      let start = range.lowerBound + coarse * thinning
      guard !isClaimed(start, sound.count) else { continue }
      if let fine = refined(head, around: start, by: thinning * 2) { return fine }
    }
    return nil
  }

  /// The sample at which the head fits best; nil where it fits nowhere.
  private func refined(_ head: [Int16], around start: Int, by reach: Int) -> Int? {
    let there = samples((start - reach)..<(start + reach + head.count))
    var best = (offset: 0, likeness: 0.0)
    for offset in 0...(2 * reach) {
      let likeness = SoundMatch.likeness(head[...], there[offset..<(offset + head.count)])
      if likeness > best.likeness { best = (offset, likeness) }
    }
    return best.likeness >= SpeechLocator.same ? start - reach + best.offset : nil
  }
}
