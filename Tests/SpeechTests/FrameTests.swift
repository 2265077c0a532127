import Testing

@testable import EarshotSpeech

/// What passes between program and helper.
@Suite struct FrameTests {
  @Test func `frames come out whole from any pieces`() {
    let frames = [Frame(.ready), Frame(.spoken, [1, 2, 3]), Frame(.played, [9])]
    let bytes = frames.flatMap(\.bytes)
    for size in 1...bytes.count {
      var assembler = FrameAssembler()
      var seen: [Frame] = []
      for start in stride(from: 0, to: bytes.count, by: size) {
        bytes[start..<min(start + size, bytes.count)].withUnsafeBytes { assembler.append($0) }
        while let frame = assembler.next() { seen.append(frame) }
      }
      #expect(seen == frames)
    }
  }

  @Test(arguments: [[0, 0, 0, 0, 1], [255, 255, 255, 255, 1], [1, 0, 0, 0, 99]] as [[UInt8]])
  func `what is no frame breaks the stream`(bytes: [UInt8]) {
    var assembler = FrameAssembler()
    bytes.withUnsafeBytes { assembler.append($0) }
    #expect(assembler.next() == nil)
    #expect(assembler.isBroken)
  }

  @Test func `a request survives the way`() {
    let request = SpeakRequest(id: 7, wordsPerMinute: 190, pitch: 50, volume: 100, text: "Grüße")
    #expect(SpeakRequest(request.frame.payload) == request)
  }

  /// The helper's own guard, should anything but the sanitiser ever write to it.
  @Test func `the helper replaces controls and bounds values`() {
    let request = SpeakRequest(
      id: 7, wordsPerMinute: 5, pitch: 500, volume: 500, text: "a\u{1}300S\0b")
    let read = SpeakRequest(request.frame.payload)
    #expect(read?.text == "a 300S b")
    #expect(read?.wordsPerMinute == 80)
    #expect(read?.pitch == 99)
    #expect(read?.volume == 100)
  }

  @Test func `an answer that is not whole is no answer`() {
    var spoken = SpokenUtterance(.spoken)
    spoken.words = [.init(position: 1, length: 5, milliseconds: 12)]
    spoken.phonemes = "sˈɛtɪŋz"
    spoken.samples = [1, -2, .max, .min]
    let bytes = spoken.bytes
    #expect(SpokenUtterance(bytes[...]) == spoken)
    for count in 0..<bytes.count { #expect(SpokenUtterance(bytes[..<count]) == nil) }
  }
}
