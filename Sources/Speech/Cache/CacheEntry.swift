#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// An utterance as a file: its samples, then what it was made from with words and phonemes, last
/// where each of them ends and a sum over all. The samples come first, so that one call reads the
/// whole file to where they stay.
enum CacheEntry {
  private static let magic: UInt32 = 0x3248_5345  // "ESH2"
  /// Bytes of magic, body length, sample count and sum.
  private static let tailLength = 20
  /// Bytes that hold all but the samples in nearly every entry.
  private static let firstRead = 4096
  /// Bytes of an entry; no utterance takes more.
  private static let limit = SpeakRequest.audioLimit * RenderedSpeech.sampleRate * 2 + (1 << 24)

  static func write(_ spoken: SpokenUtterance, key: CacheKey, to descriptor: Int32) -> Bool {
    var body: [UInt8] = []
    body.append(uint32: UInt32(key.material.utf8.count))
    body += key.material.utf8
    var wordless = spoken
    wordless.samples = []
    body += wordless.bytes
    // Sixteen bits at a time is how it is read.
    if body.count % 2 == 1 { body.append(0) }
    let sum = checksum(of: spoken.samples[...]) ^ bodySum(body[...])
    let bodyLength = body.count
    body.append(uint32: magic)
    body.append(uint32: UInt32(bodyLength))
    body.append(uint32: UInt32(spoken.samples.count))
    body.append(uint32: UInt32(truncatingIfNeeded: sum))
    body.append(uint32: UInt32(truncatingIfNeeded: sum >> 32))
    return spoken.samples.withLittleEndianBytes { writeAll($0, to: descriptor) } == 0
      && body.withUnsafeBytes { writeAll($0, to: descriptor) } == 0
  }

  /// Nil where anything is not as it was written.
  ///
  /// - Parameter lengthOnly: leaves the samples where they are; then only the length of the file
  ///   vouches for them.
  static func read(
    _ descriptor: Int32, length: Int, key: CacheKey, lengthOnly: Bool
  ) -> SpokenUtterance? {
    guard length % 2 == 0, (tailLength...limit).contains(length) else { return nil }
    return lengthOnly
      ? readEnd(descriptor, length, key) : readWhole(descriptor, length, key)
  }

  private static func readWhole(
    _ descriptor: Int32, _ length: Int, _ key: CacheKey
  ) -> SpokenUtterance? {
    var samples = [Int16](littleEndianCount: length / 2) { readAll($0, from: descriptor, at: 0) }
    guard samples.count == length / 2 else { return nil }
    guard let tail = Tail(bytes(of: samples.suffix(tailLength / 2)), length: length) else {
      return nil
    }
    let body = bytes(of: samples[tail.sampleCount...].dropLast(tailLength / 2))
    guard checksum(of: samples[..<tail.sampleCount]) ^ bodySum(body[...]) == tail.sum,
      var spoken = utterance(in: body, key)
    else { return nil }
    samples.removeSubrange(tail.sampleCount...)
    spoken.samples = samples
    return spoken
  }

  private static func readEnd(
    _ descriptor: Int32, _ length: Int, _ key: CacheKey
  ) -> SpokenUtterance? {
    var count = min(firstRead, length)
    while let end = read(descriptor, at: length - count, count),
      let tail = Tail(Array(end.suffix(tailLength)), length: length)
    {
      guard tail.bodyLength + tailLength > count else {
        let body = Array(end.suffix(tail.bodyLength + tailLength).dropLast(tailLength))
        var spoken = utterance(in: body, key)
        spoken?.absentSamples = tail.sampleCount
        return spoken
      }
      count = tail.bodyLength + tailLength
    }
    return nil
  }

  /// The last bytes of an entry, where they fit the file's length.
  private struct Tail {
    var bodyLength: Int
    var sampleCount: Int
    var sum: UInt64

    init?(_ bytes: [UInt8], length: Int) {
      var reader = ByteReader(bytes[...])
      guard reader.uint32() == magic, let body = reader.uint32(), let count = reader.uint32(),
        let low = reader.uint32(), let high = reader.uint32()
      else { return nil }
      bodyLength = Int(body)
      sampleCount = Int(count)
      sum = UInt64(high) << 32 | UInt64(low)
      guard sampleCount * 2 + bodyLength + tailLength == length else { return nil }
    }
  }

  private static func utterance(in body: [UInt8], _ key: CacheKey) -> SpokenUtterance? {
    var fields = ByteReader(body[...])
    var expected = key.material
    guard let keyLength = fields.uint32(), let material = fields.bytes(Int(keyLength)),
      isEqual(material, &expected)
    else { return nil }
    return SpokenUtterance(fields.remaining())
  }

  private static func isEqual(_ bytes: ArraySlice<UInt8>, _ text: inout String) -> Bool {
    text.withUTF8 { text in
      bytes.withUnsafeBytes { bytes in
        guard let left = bytes.baseAddress, let right = text.baseAddress else { return false }
        return bytes.count == text.count && memcmp(left, right, text.count) == 0
      }
    }
  }

  /// As they stand in a file.
  private static func bytes(of samples: ArraySlice<Int16>) -> [UInt8] {
    samples.withLittleEndianBytes { Array($0) }
  }

  private static func read(_ descriptor: Int32, at offset: Int, _ count: Int) -> [UInt8]? {
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      initialized = max(0, readAll(UnsafeMutableRawBufferPointer(buffer), from: descriptor, at: offset))
    }
    return bytes.count == count ? bytes : nil
  }

  private static func bodySum(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.reduce(0x9e37_79b9_7f4a_7c15) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }

  /// A sum that a damaged sample changes; eight bytes at a time, since an hour of speech is
  /// summed whenever it is read.
  private static func checksum(of samples: ArraySlice<Int16>) -> UInt64 {
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
