#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// An utterance as a file: a header with what it was made from, its words and phonemes, then the
/// samples, with a sum over them.
enum CacheEntry {
  private static let magic: UInt32 = 0x3148_5345  // "ESH1"
  /// Bytes of magic, header length, sample count and sum.
  private static let prefixLength = 20
  /// Most headers fit in what is read first.
  private static let firstRead = 4096

  static func write(_ spoken: SpokenUtterance, key: CacheKey, to descriptor: Int32) -> Bool {
    var body: [UInt8] = []
    body.append(uint32: UInt32(key.material.utf8.count))
    body += key.material.utf8
    var wordless = spoken
    wordless.samples = []
    body += wordless.bytes
    var bytes: [UInt8] = []
    bytes.append(uint32: magic)
    bytes.append(uint32: UInt32(body.count))
    bytes.append(uint32: UInt32(spoken.samples.count))
    let sum = checksum(of: spoken.samples) ^ headerSum(body)
    bytes.append(uint32: UInt32(truncatingIfNeeded: sum))
    bytes.append(uint32: UInt32(truncatingIfNeeded: sum >> 32))
    bytes += body
    guard bytes.withUnsafeBytes({ writeAll($0, to: descriptor) }) == 0 else { return false }
    return spoken.samples.withLittleEndianBytes { writeAll($0, to: descriptor) } == 0
  }

  /// Nil where anything is not as it was written.
  ///
  /// - Parameter lengthOnly: leaves the samples where they are; then only the length of the file
  ///   vouches for them.
  static func read(_ descriptor: Int32, key: CacheKey, lengthOnly: Bool) -> SpokenUtterance? {
    guard let head = read(descriptor, at: 0, atMost: firstRead), head.count >= prefixLength else {
      return nil
    }
    var reader = ByteReader(head[...])
    guard reader.uint32() == magic, let length = reader.uint32().map(Int.init),
      let count = reader.uint32().map(Int.init), let low = reader.uint32(),
      let high = reader.uint32(), length < 1 << 24,
      count <= SpeakRequest.audioLimit * RenderedSpeech.sampleRate
    else { return nil }
    let start = prefixLength + length
    let whole = start <= head.count ? head : read(descriptor, at: 0, atMost: start) ?? []
    guard whole.count >= start else { return nil }
    let body = Array(whole[prefixLength..<start])
    var fields = ByteReader(body[...])
    guard let keyLength = fields.uint32(), let material = fields.bytes(Int(keyLength)),
      material.elementsEqual(key.material.utf8), var spoken = SpokenUtterance(fields.remaining())
    else { return nil }
    if lengthOnly {
      spoken.absentSamples = count
      return fileLength(descriptor) == start + count * 2 ? spoken : nil
    }
    guard let samples = samples(descriptor, at: start, count: count) else { return nil }
    guard checksum(of: samples) ^ headerSum(body) == UInt64(high) << 32 | UInt64(low) else {
      return nil
    }
    spoken.samples = samples
    return spoken
  }

  private static func read(_ descriptor: Int32, at offset: Int, atMost count: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    let got = bytes.withUnsafeMutableBytes { readAll($0, from: descriptor, at: offset) }
    guard got >= 0 else { return nil }
    bytes.removeSubrange(got...)
    return bytes
  }

  private static func fileLength(_ descriptor: Int32) -> Int {
    var status = stat()
    return fstat(descriptor, &status) == 0 ? Int(status.st_size) : -1
  }

  private static func samples(_ descriptor: Int32, at offset: Int, count: Int) -> [Int16]? {
    var got = 0
    let samples = [Int16](littleEndianCount: count) {
      got = readAll($0, from: descriptor, at: offset)
    }
    return got == count * 2 ? samples : nil
  }

  private static func headerSum(_ bytes: [UInt8]) -> UInt64 {
    bytes.reduce(0x9e37_79b9_7f4a_7c15) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }

  /// A sum that a damaged sample changes; eight bytes at a time, since an hour of speech is
  /// summed whenever it is read.
  private static func checksum(of samples: [Int16]) -> UInt64 {
    samples.withUnsafeBytes { raw in
      var lanes: (UInt64, UInt64, UInt64, UInt64) = (1, 2, 3, 4)
      let prime: UInt64 = 0x9e37_79b1_85eb_ca87
      let whole = raw.count & ~31
      for offset in stride(from: 0, to: whole, by: 32) {
        lanes.0 = (lanes.0 ^ raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self)) &* prime
        lanes.1 = (lanes.1 ^ raw.loadUnaligned(fromByteOffset: offset + 8, as: UInt64.self)) &* prime
        lanes.2 = (lanes.2 ^ raw.loadUnaligned(fromByteOffset: offset + 16, as: UInt64.self)) &* prime
        lanes.3 = (lanes.3 ^ raw.loadUnaligned(fromByteOffset: offset + 24, as: UInt64.self)) &* prime
      }
      var sum = UInt64(raw.count)
      for lane in [lanes.0, lanes.1, lanes.2, lanes.3] { sum = (sum ^ lane ^ (lane >> 29)) &* prime }
      for offset in whole..<raw.count { sum = (sum ^ UInt64(raw[offset])) &* prime }
      return sum
    }
  }
}
