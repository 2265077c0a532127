import Testing

@testable import EarshotSpeech

/// Nothing half-written (design, section 8).
@Suite struct WaveFileTests {
  @Test func `a file appears whole or not at all`() throws {
    let folder = TemporaryFolder()
    var file = try WaveFile(at: folder.file("a.wav"))
    try file.append([1, 2, 3])
    #expect(folder.bytes(of: "a.wav") == nil)
    try file.finish()
    var expected = WaveFile.header(sampleCount: 3)
    expected.append(samples: [1, 2, 3])
    #expect(folder.bytes(of: "a.wav") == expected)
    #expect(folder.names == ["a.wav"])
  }

  /// Long files are written in large pieces, on room asked for ahead.
  @Test(arguments: [524_266, 524_267, 2_000_003, 5_000_000])
  func `a long file has every sample and no more room than it needs`(count: Int) throws {
    let folder = TemporaryFolder()
    let samples = (0..<count).map { Int16(truncatingIfNeeded: $0 &* 31 ^ $0 >> 7) }
    var file = try WaveFile(at: folder.file("a.wav"))
    var start = 0
    var length = 1
    while start < count {
      let end = min(start + length, count)
      try file.append(Array(samples[start..<end]))
      start = end
      length = length * 3 % 700_001 + 1
    }
    try file.finish()
    var expected = WaveFile.header(sampleCount: count)
    expected.append(samples: samples)
    #expect(folder.bytes(of: "a.wav") == expected)
    #expect(folder.blocks(of: "a.wav") * 512 < expected.count + (1 << 20))
  }

  @Test func `an unfinished file leaves the old one alone`() throws {
    let folder = TemporaryFolder()
    folder.write("old", to: "a.wav")
    do {
      var file = try WaveFile(at: folder.file("a.wav"))
      try file.append([1, 2, 3])
    }
    #expect(folder.bytes(of: "a.wav") == Array("old".utf8))
    #expect(folder.names == ["a.wav"])
  }

  @Test func `a folder and a missing folder can't be written`() {
    let folder = TemporaryFolder()
    #expect(throws: SpeechError.cannotWrite(folder.path, "it is a folder")) {
      _ = try WaveFile(at: folder.path)
    }
    #expect(throws: SpeechError.self) { _ = try WaveFile(at: folder.file("no/a.wav")) }
  }

  @Test func `what is no file is written to and stays`() throws {
    var file = try WaveFile(at: "/dev/null")
    try file.append([1])
    try file.finish()
    #expect(throws: Never.self) { _ = try WaveFile(at: "/dev/null") }
  }

  @Test func `the header is that of 16 bit mono at 22,050 Hz`() {
    let header = WaveFile.header(sampleCount: 100)
    #expect(header.count == 44)
    let wave = WaveRecording(header + [UInt8](repeating: 0, count: 200))
    #expect(wave?.isReadable == true)
    #expect(wave?.sampleRate == 22_050)
    #expect(wave?.count == 100)
    #expect(wave?.missingBytes == 0)
  }

  @Test func `silence is as long as it should be, however long`() throws {
    let folder = TemporaryFolder()
    var file = try WaveFile(at: folder.file("a.wav"))
    try file.appendSilence(20_001)
    try file.finish()
    #expect(folder.bytes(of: "a.wav")?.count == 44 + 40_002)
  }

  @Test func `another rate stands in the header, and the length in seconds stays`() throws {
    let folder = TemporaryFolder()
    for rate in [8_000, 16_000, 44_100, 48_000] {
      var file = try WaveFile(at: folder.file("a.wav"), sampleRate: rate)
      for _ in 0..<10 { try file.append([Int16](repeating: 0, count: 2_205)) }
      try file.finish()
      let wave = try #require(try WaveRecording(path: folder.file("a.wav")))
      #expect(wave.sampleRate == rate)
      #expect(wave.count == rate)
    }
  }

  @Test func `a recording is read anywhere, with silence around it`() throws {
    var bytes = WaveFile.header(sampleCount: 3)
    bytes.append(samples: [5, 6, 7])
    let wave = try #require(WaveRecording(bytes))
    #expect(wave.samples(0..<3) == [5, 6, 7])
    #expect(wave.samples(-2..<2) == [0, 0, 5, 6])
    #expect(wave.samples(2..<5) == [7, 0, 0])
    #expect(wave.samples(-9 ..< -4) == [0, 0, 0, 0, 0])
    #expect(wave.samples(100..<102) == [0, 0])
  }

  @Test(arguments: [
    "", "RIFF", "RIFFxxxxWAVE", "RIFFxxxxWAVEfmt \u{0}\u{0}\u{0}\u{0}",
    "RIFFxxxxWAVEfmt \u{7f}\u{7f}\u{7f}\u{7f}", "MThd",
  ])
  func `what is no recording is none`(text: String) {
    #expect(WaveRecording(Array(text.utf8)) == nil)
  }
}
