#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Brings samples from one rate to another, as they come: a windowed-sinc filter with one row of
/// weights for every fraction of a sample that can occur. Silence stays silence, and nothing is
/// shifted in time. Only what the filter spans is held.
struct Resampler {
  /// The rates in lowest terms: `step` input samples make `phases` output samples.
  private let phases: Int
  private let step: Int
  /// Input samples on either side of an output sample.
  private let reach: Int
  /// `phases` rows of `2 * reach` weights.
  private let weights: [Float]
  private var held: [Int16] = []
  /// The index of the first held sample in the whole input; the input begins `reach` before 0.
  private var firstHeld: Int
  private var received = 0
  private var given = 0

  /// Zero crossings of the filter on either side: the more, the steeper.
  private static let crossings = 16.0
  /// Where the filter's slope lies, of the lower of both limits.
  private static let passband = 0.94

  init(from source: Int, to target: Int) {
    let (source, target) = (max(1, source), max(1, target))
    let divisor = Resampler.commonDivisor(source, target)
    phases = target / divisor
    step = source / divisor
    let cutoff = min(1, Double(target) / Double(source)) * Resampler.passband
    reach = Int((Resampler.crossings / cutoff).rounded(.up))
    weights = Resampler.weights(phases: phases, reach: reach, cutoff: cutoff)
    firstHeld = -reach
    held = [Int16](repeating: 0, count: reach)
  }

  /// The samples that are certain now.
  mutating func append(_ samples: some Collection<Int16>) -> [Int16] {
    held += samples
    received += samples.count
    return give(upTo: received - reach)
  }

  /// The rest. The output is as long as the input, to the sample.
  mutating func finish() -> [Int16] {
    held += repeatElement(0, count: reach + 1)
    return give(upTo: received)
  }

  /// Every output sample whose place in the input is before `end`.
  private mutating func give(upTo end: Int) -> [Int16] {
    guard end > 0 else { return [] }
    // Sample n stands at n * step / phases in the input.
    let last = (end * phases + step - 1) / step
    guard last > given else { return [] }
    var output: [Int16] = []
    output.reserveCapacity(last - given)
    held.withUnsafeBufferPointer { held in
      weights.withUnsafeBufferPointer { weights in
        for index in given..<last { output.append(sample(index, held, weights)) }
      }
    }
    given = last
    let next = given * step / phases - reach + 1
    if next - firstHeld > 4_096 {
      held.removeFirst(next - firstHeld)
      firstHeld = next
    }
    return output
  }

  private func sample(
    _ index: Int, _ held: UnsafeBufferPointer<Int16>, _ weights: UnsafeBufferPointer<Float>
  ) -> Int16 {
    let position = index * step
    let whole = position / phases
    let row = position % phases * 2 * reach
    let start = whole - reach + 1 - firstHeld
    var sum: Float = 0
    for tap in 0..<(2 * reach) where start + tap < held.count {
      sum += Float(held[start + tap]) * weights[row + tap]
    }
    return Int16(max(-32_768, min(32_767, sum.rounded())))
  }

  /// A sinc under a Blackman window, each row summing to one.
  private static func weights(phases: Int, reach: Int, cutoff: Double) -> [Float] {
    var weights: [Float] = []
    weights.reserveCapacity(phases * 2 * reach)
    for phase in 0..<phases {
      let fraction = Double(phase) / Double(phases)
      let row = (0..<(2 * reach)).map { tap in
        weight(at: Double(tap - reach + 1) - fraction, cutoff: cutoff, reach: Double(reach))
      }
      let sum = row.reduce(0, +)
      weights += row.map { Float($0 / sum) }
    }
    return weights
  }

  private static func weight(at distance: Double, cutoff: Double, reach: Double) -> Double {
    let angle = Double.pi * distance * cutoff
    let sinc = abs(angle) < 1e-9 ? 1 : sin(angle) / angle
    let place = max(-1, min(1, distance / reach)) * Double.pi
    return sinc * (0.42 + 0.5 * cos(place) + 0.08 * cos(2 * place))
  }

  private static func commonDivisor(_ a: Int, _ b: Int) -> Int {
    var (a, b) = (a, b)
    while b != 0 { (a, b) = (b, a % b) }
    return a
  }
}
