import Testing

@testable import EarshotSpeech

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Rates other than the library's own: same sound, same place, same length in seconds.
@Suite struct ResamplerTests {
  private func tone(_ hertz: Double, rate: Int, count: Int) -> [Int16] {
    (0..<count).map { Int16((8_000 * sin(2 * .pi * hertz * Double($0) / Double(rate))).rounded()) }
  }

  private func convert(_ samples: [Int16], to rate: Int, piece: Int) -> [Int16] {
    var resampler = Resampler(from: 22_050, to: rate)
    var result: [Int16] = []
    for start in stride(from: 0, to: samples.count, by: piece) {
      result += resampler.append(Array(samples[start..<min(start + piece, samples.count)]))
    }
    return result + resampler.finish()
  }

  @Test(arguments: [8_000, 11_025, 16_000, 22_050, 24_000, 44_100, 48_000])
  func `a tone stays the tone it was, at its place`(rate: Int) {
    let converted = convert(tone(440, rate: 22_050, count: 22_050), to: rate, piece: 1_000)
    let expected = tone(440, rate: rate, count: rate)
    #expect(converted.count == rate)
    // The edges are where the tone breaks off.
    for index in (rate / 20)..<(rate / 20 * 19) {
      guard abs(Int(converted[index]) - Int(expected[index])) > 24 else { continue }
      Issue.record("\(converted[index]) instead of \(expected[index]) at \(index)")
      return
    }
  }

  @Test func `what a lower rate can't hold is gone`() {
    let high = convert(tone(9_000, rate: 22_050, count: 22_050), to: 8_000, piece: 22_050)
    #expect(high[400..<7_600].allSatisfy { abs(Int($0)) < 40 })
  }

  @Test func `the pieces it comes in change no sample`() {
    let samples = (0..<9_000).map { Int16(truncatingIfNeeded: $0 &* 7_919) }
    let whole = convert(samples, to: 16_000, piece: 9_000)
    for piece in [1, 7, 333, 5_000] { #expect(convert(samples, to: 16_000, piece: piece) == whole) }
  }

  @Test func `silence stays silence, nothing stays nothing, full scale does not wrap`() {
    #expect(convert([Int16](repeating: 0, count: 999), to: 44_100, piece: 99).allSatisfy { $0 == 0 })
    #expect(convert([], to: 44_100, piece: 1) == [])
    let square = (0..<4_000).map { $0 / 50 % 2 == 0 ? Int16.max : Int16.min }
    let converted = convert(square, to: 48_000, piece: 4_000)
    #expect(zip(converted.indices, converted).filter { abs(Int($0.1)) < 20_000 }.count < 1_500)
  }
}
