/// What the chunks of a WAV file say, as far as a check needs it. Reads any bytes without harm.
struct WaveReader {
  var encoding = 0
  var channels = 0
  var sampleRate = 0
  var bitsPerSample = 0
  /// Bytes that the data chunk claims to have.
  var claimedBytes = 0
  /// Nil where there is no data chunk.
  var data: ArraySlice<UInt8>?

  /// Nil where the bytes are no WAV file.
  init?(_ bytes: [UInt8]) {
    guard bytes.count >= 12, bytes[0..<4].elementsEqual("RIFF".utf8),
      bytes[8..<12].elementsEqual("WAVE".utf8)
    else { return nil }
    var position = 12
    while position + 8 <= bytes.count {
      var reader = ByteReader(bytes[(position + 4)..<(position + 8)])
      let length = Int(reader.uint32() ?? 0)
      let body = bytes[(position + 8)..<min(bytes.count, position + 8 + length)]
      let name = bytes[position..<(position + 4)]
      if name.elementsEqual("fmt ".utf8) { readFormat(body) }
      if name.elementsEqual("data".utf8), data == nil {
        data = body
        claimedBytes = length
      }
      position += 8 + length + length % 2
    }
  }

  private mutating func readFormat(_ body: ArraySlice<UInt8>) {
    guard body.count >= 16 else { return }
    let at = { (offset: Int) -> Int in
      Int(body[body.startIndex + offset]) | Int(body[body.startIndex + offset + 1]) << 8
    }
    encoding = at(0)
    channels = at(2)
    sampleRate = at(4) | at(6) << 16
    bitsPerSample = at(14)
  }
}
