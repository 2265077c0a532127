/// How alike two stretches of sound are, and where one is heard in another. The measure is the
/// normalized correlation of the samples: 1 for the same sound at any loudness, near 0 for other
/// words.
enum SoundMatch {
  /// The correlation of two stretches of one length, from -1 to 1; 0 where one is silent.
  static func likeness(_ a: ArraySlice<Int16>, _ b: ArraySlice<Int16>) -> Double {
    guard a.count == b.count else { return 0 }
    return a.withUnsafeBufferPointer { a in
      b.withUnsafeBufferPointer { b in
        var (cross, powerA, powerB) = (0, 0, 0)
        for index in a.indices {
          let (x, y) = (Int(a[index]), Int(b[index]))
          cross += x * y
          powerA += x * x
          powerB += y * y
        }
        guard powerA > 0, powerB > 0 else { return 0 }
        return Double(cross) / (Double(powerA).squareRoot() * Double(powerB).squareRoot())
      }
    }
  }

  /// Every `factor` samples as their mean: enough to find a place with, at a fraction of the work.
  static func thinned(_ samples: [Int16], by factor: Int) -> [Float] {
    samples.withUnsafeBufferPointer { samples in
      (0..<(samples.count / factor)).map { index in
        var sum = 0
        for offset in 0..<factor { sum += Int(samples[index * factor + offset]) }
        return Float(sum) / Float(factor)
      }
    }
  }

  /// Offsets at which the probe is heard best in the sound, the best first: at most `limit`, none
  /// nearer than the probe's own length to a better one.
  static func places(of probe: [Float], in sound: [Float], limit: Int) -> [Int] {
    let scores = scores(of: probe, in: sound)
    let ranked = scores.indices.filter { scores[$0] > 0.4 }.sorted { scores[$0] > scores[$1] }
    var places: [Int] = []
    for offset in ranked {
      if places.allSatisfy({ abs($0 - offset) > probe.count / 2 }) { places.append(offset) }
      if places.count == limit { break }
    }
    return places
  }

  private static func scores(of probe: [Float], in sound: [Float]) -> [Float] {
    let lags = sound.count - probe.count + 1
    guard lags > 0, !probe.isEmpty else { return [] }
    let probePower = probe.reduce(0) { $0 + $1 * $1 }
    guard probePower > 0 else { return [] }
    return probe.withUnsafeBufferPointer { probe in
      sound.withUnsafeBufferPointer { sound in
        var power = 0.0
        for index in probe.indices { power += Double(sound[index] * sound[index]) }
        var scores = [Float](repeating: 0, count: lags)
        for lag in 0..<lags {
          if power > Double(probe.count) * 100 {
            var cross: Float = 0
            for index in probe.indices { cross += probe[index] * sound[lag + index] }
            scores[lag] = cross / (probePower.squareRoot() * Float(power).squareRoot())
          }
          if lag + 1 < lags {
            let (old, new) = (Double(sound[lag]), Double(sound[lag + probe.count]))
            power = max(0, power + new * new - old * old)
          }
        }
        return scores
      }
    }
  }
}
