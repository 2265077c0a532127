import Testing

@testable import EarshotSpeech

/// Nothing half-written (design, section 8).
@Suite struct WaveFileTests {
  @Test func `a file appears whole or not at all`() throws {
    let folder = TemporaryFolder()
    var file = try WaveFile.create(at: folder.file("a.wav"))
    try file.append([1, 2, 3])
    #expect(folder.bytes(of: "a.wav") == nil)
    try file.finish()
    var expected = WaveFile.header(sampleCount: 3)
    expected.append(samples: [1, 2, 3])
    #expect(folder.bytes(of: "a.wav") == expected)
    #expect(folder.names == ["a.wav"])
  }

  @Test func `an unfinished file leaves the old one alone`() throws {
    let folder = TemporaryFolder()
    folder.write("old", to: "a.wav")
    do {
      var file = try WaveFile.create(at: folder.file("a.wav"))
      try file.append([1, 2, 3])
    }
    #expect(folder.bytes(of: "a.wav") == Array("old".utf8))
    #expect(folder.names == ["a.wav"])
  }

  @Test func `a folder and a missing folder can't be written`() {
    let folder = TemporaryFolder()
    #expect(throws: SpeechError.cannotWrite(folder.path, "it is a folder")) {
      _ = try WaveFile.create(at: folder.path)
    }
    #expect(throws: SpeechError.self) { _ = try WaveFile.create(at: folder.file("no/a.wav")) }
  }

  @Test func `what is no file is written to and stays`() throws {
    var file = try WaveFile.create(at: "/dev/null")
    try file.append([1])
    try file.finish()
    #expect(throws: Never.self) { _ = try WaveFile.create(at: "/dev/null") }
  }

  @Test func `the header is that of 16 bit mono at 22,050 Hz`() {
    let header = WaveFile.header(sampleCount: 100)
    #expect(header.count == 44)
    let wave = WaveReader(header + [UInt8](repeating: 0, count: 200))
    #expect(wave?.channels == 1)
    #expect(wave?.sampleRate == 22_050)
    #expect(wave?.bitsPerSample == 16)
    #expect(wave?.data?.count == 200)
  }
}
