/// Measures samples as they come, ten milliseconds at a time.
struct SignalMeter {
  /// The RMS of each window of 10 ms, of a full scale of 32,768.
  private(set) var levels: [Float] = []
  /// The largest sample without its sign.
  private(set) var peak = 0
  /// Samples at the limit of the range, and the first of them.
  private(set) var clipped = 0
  private(set) var firstClipped = 0
  private(set) var count = 0

  private let window: Int
  private var power = 0.0
  private var filled = 0

  init(sampleRate: Int) { window = max(1, sampleRate / 100) }

  mutating func append(_ samples: some Sequence<Int16>) {
    for sample in samples {
      let value = Int(sample)
      let size = abs(value)
      if size > peak { peak = size }
      if size >= 32_767 {
        if clipped == 0 { firstClipped = count }
        clipped += 1
      }
      power += Double(value * value)
      count += 1
      filled += 1
      if filled == window { closeWindow() }
    }
  }

  /// The last window may be short.
  mutating func finish() { if filled > 0 { closeWindow() } }

  private mutating func closeWindow() {
    levels.append(Float((power / Double(filled)).squareRoot()))
    power = 0
    filled = 0
  }
}
