/// A WAV file that grows: 16 bit, mono. Samples come at 22,050 Hz and are brought to the file's
/// own rate on the way.
struct WaveFile: ~Copyable {
  private let path: String
  private var file: PendingFile
  private var resampler: Resampler?
  private let sampleRate: Int
  private var sampleCount = 0

  /// The header's length fields have four bytes.
  private static let limit = (Int(UInt32.max) - 64) / 2
  /// Silence is written from here.
  private static let silence = [Int16](repeating: 0, count: 32_768)

  init(at path: String, sampleRate: Int = RenderedSpeech.sampleRate) throws(SpeechError) {
    var file = try PendingFile(at: path)
    try file.write(WaveFile.header(sampleCount: 0, sampleRate: sampleRate))
    self.file = file
    self.path = path
    self.sampleRate = sampleRate
    resampler =
      sampleRate == RenderedSpeech.sampleRate
      ? nil : Resampler(from: RenderedSpeech.sampleRate, to: sampleRate)
  }

  mutating func append(_ samples: [Int16]) throws(SpeechError) { try append(samples[...]) }

  private mutating func append(_ samples: ArraySlice<Int16>) throws(SpeechError) {
    if resampler != nil {
      try put(resampler?.append(samples)[...] ?? [])
    } else {
      try put(samples)
    }
  }

  mutating func appendSilence(_ count: Int) throws(SpeechError) {
    var rest = count
    while rest > 0 {
      let piece = min(rest, WaveFile.silence.count)
      try append(WaveFile.silence[..<piece])
      rest -= piece
    }
  }

  /// Puts the file in its place.
  mutating func finish() throws(SpeechError) {
    if resampler != nil { try put(resampler?.finish()[...] ?? []) }
    try file.writeOver(WaveFile.header(sampleCount: sampleCount, sampleRate: sampleRate))
    try file.finish()
  }

  private mutating func put(_ samples: ArraySlice<Int16>) throws(SpeechError) {
    sampleCount += samples.count
    guard sampleCount <= WaveFile.limit else { throw .cannotWrite(path, "over 4 GB of audio") }
    try file.write(samples)
  }

  /// The 44 bytes before the samples.
  static func header(
    sampleCount: Int, sampleRate: Int = RenderedSpeech.sampleRate
  ) -> [UInt8] {
    let rate = UInt32(clamping: sampleRate)
    let length = UInt32(clamping: sampleCount * 2)
    var bytes: [UInt8] = Array("RIFF".utf8)
    bytes.append(uint32: length + 36)
    bytes += Array("WAVEfmt ".utf8)
    bytes.append(uint32: 16)
    bytes += [1, 0, 1, 0]
    bytes.append(uint32: rate)
    bytes.append(uint32: rate * 2)
    bytes += [2, 0, 16, 0]
    bytes += Array("data".utf8)
    bytes.append(uint32: length)
    return bytes
  }
}
