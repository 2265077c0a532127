import Testing

@testable import EarshotSpeech

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Findings with their place in seconds, on signals made here.
@Suite struct AudioCheckTests {
  private func tone(_ seconds: Double, amplitude: Double = 8_000) -> [Int16] {
    (0..<Int(seconds * 22_050)).map { Int16(amplitude * sin(Double($0) * 0.2)) }
  }

  private func silence(_ seconds: Double) -> [Int16] {
    [Int16](repeating: 0, count: Int(seconds * 22_050))
  }

  private func kinds(_ check: AudioCheck) -> [AudioCheck.Finding.Kind] { check.findings.map(\.kind) }

  @Test func `good audio has no findings`() {
    let check = AudioCheck(samples: tone(1) + silence(0.6) + tone(1), expectedSeconds: 2.6)
    #expect(check.isClean)
    #expect(check.silences.count == 1)
    #expect(abs(check.rms - 8_000 / 32_768 / 2.0.squareRoot()) < 0.01)
  }

  @Test func `silence at the ends and inside is found with its place`() {
    let check = AudioCheck(samples: silence(0.5) + tone(1) + silence(2) + tone(1) + silence(0.3))
    #expect(kinds(check) == [.leadingSilence, .innerSilence, .trailingSilence])
    #expect(abs((check.findings[1].seconds) - 1.5) < 0.03)
    #expect(abs((check.findings[2].seconds) - 4.5) < 0.03)
  }

  @Test func `clipping is found at its first sample`() {
    var samples = tone(1)
    samples[11_025] = .max
    samples[11_026] = .min
    let check = AudioCheck(samples: samples)
    #expect(kinds(check) == [.clipping])
    #expect(check.findings.first?.seconds == 0.5)
  }

  @Test func `silent, quiet and loud audio is told apart`() {
    #expect(kinds(AudioCheck(samples: silence(1))) == [.silent])
    #expect(kinds(AudioCheck(samples: [])) == [.silent])
    #expect(kinds(AudioCheck(samples: tone(1, amplitude: 300))) == [.tooQuiet])
    #expect(kinds(AudioCheck(samples: tone(1, amplitude: 30_000))) == [.tooLoud])
  }

  @Test func `a length that differs from the synthesizer's is found`() {
    #expect(kinds(AudioCheck(samples: tone(1), expectedSeconds: 1.5)) == [.length])
  }

  @Test func `the header is checked`() {
    let samples = tone(0.5)
    var bytes = WaveFile.header(sampleCount: samples.count)
    bytes.append(samples: samples)
    #expect(AudioCheck(wave: bytes).isClean)
    #expect(kinds(AudioCheck(wave: Array(bytes.dropLast(1_000)))) == [.truncated])
    bytes[24] = 0
    #expect(kinds(AudioCheck(wave: bytes)) == [.format])
    #expect(kinds(AudioCheck(wave: [])) == [.notWave])
    #expect(kinds(AudioCheck(wave: Array("RIFFxxxxWAVEdata".utf8) + [255, 255, 255, 255])).first == .format)
  }
}
