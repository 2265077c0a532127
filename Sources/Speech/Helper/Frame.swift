/// What passes between the program and its helper: four bytes of length (little endian), one
/// byte of kind, then the payload.
package struct Frame: Hashable, Sendable {
  package enum Kind: UInt8, Sendable {
    // To the helper.
    case speak = 1
    /// Samples to play.
    case samples = 2
    /// Play what was sent, then say so.
    case finish = 3
    /// Be silent at once, drop what was sent, then say so.
    case stop = 4
    /// Have the device ready.
    case open = 5
    // From the helper.
    case ready = 16
    case failed = 17
    case spoken = 18
    /// How many samples have gone to the device.
    case played = 19
    case finished = 20
    /// Nothing is heard any more.
    case silenced = 21
  }

  package var kind: Kind
  package var payload: [UInt8]

  package init(_ kind: Kind, _ payload: [UInt8] = []) {
    self.kind = kind
    self.payload = payload
  }

  /// No frame is longer; a longer one means that the other side is not what it should be.
  package static let lengthLimit = 64 << 20

  package var bytes: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(payload.count + 5)
    bytes.append(uint32: UInt32(payload.count + 1))
    bytes.append(kind.rawValue)
    bytes += payload
    return bytes
  }
}

/// Puts frames together from whatever pieces arrive.
package struct FrameAssembler: Sendable {
  private var bytes: [UInt8] = []
  private var start = 0
  /// What arrived is no frame; nothing more is read.
  package private(set) var isBroken = false

  package init() {}

  package mutating func append(_ piece: UnsafeRawBufferPointer) {
    if start > 0, start == bytes.count || start > 1 << 16 {
      bytes.removeSubrange(..<start)
      start = 0
    }
    bytes.append(contentsOf: piece)
  }

  /// The next whole frame, or nil until more arrives.
  package mutating func next() -> Frame? {
    guard !isBroken, bytes.count - start >= 5 else { return nil }
    var reader = ByteReader(bytes[start...])
    let length = Int(reader.uint32() ?? 0)
    guard length >= 1, length <= Frame.lengthLimit, let kind = Frame.Kind(rawValue: bytes[start + 4])
    else {
      isBroken = true
      return nil
    }
    guard bytes.count - start >= 4 + length else { return nil }
    let frame = Frame(kind, Array(bytes[(start + 5)..<(start + 4 + length)]))
    start += 4 + length
    return frame
  }
}

extension [UInt8] {
  package mutating func append(uint32 value: UInt32) {
    for shift in stride(from: UInt32(0), to: 32, by: 8) {
      append(UInt8(truncatingIfNeeded: value >> shift))
    }
  }

  package mutating func append(samples: some Sequence<Int16>) {
    samples.withLittleEndianBytes { append(contentsOf: $0) }
  }
}

/// Reads little-endian values; nil at the end.
package struct ByteReader {
  private var rest: ArraySlice<UInt8>

  package init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

  package mutating func uint8() -> UInt8? { rest.popFirst() }

  package mutating func uint32() -> UInt32? {
    guard let bytes = bytes(4) else { return nil }
    return bytes.reversed().reduce(0) { $0 << 8 | UInt32($1) }
  }

  package mutating func bytes(_ count: Int) -> ArraySlice<UInt8>? {
    guard count >= 0, count <= rest.count else { return nil }
    defer { rest = rest.dropFirst(count) }
    return rest.prefix(count)
  }

  package mutating func remaining() -> ArraySlice<UInt8> {
    defer { rest = [] }
    return rest
  }
}

extension ArraySlice<UInt8> {
  /// The bytes as 16-bit samples, little endian; an odd byte at the end is left out.
  package var samples: [Int16] {
    withUnsafeBytes { raw in
      [Int16](littleEndianCount: raw.count / 2) { target in
        target.copyMemory(from: UnsafeRawBufferPointer(rebasing: raw.prefix(target.count)))
        return target.count
      }
    }
  }
}

extension [Int16] {
  /// Samples whose bytes, in little-endian order, are filled in from the start; the result of
  /// `fill` says how many bytes that were. There are no more samples than that.
  package init(littleEndianCount count: Int, _ fill: (UnsafeMutableRawBufferPointer) -> Int) {
    self.init(unsafeUninitializedCapacity: count) { buffer, initialized in
      let filled = fill(UnsafeMutableRawBufferPointer(buffer))
      initialized = Swift.min(Swift.max(filled / 2, 0), count)
    }
    #if _endian(big)
      for index in indices { self[index] = Int16(littleEndian: self[index]) }
    #endif
  }
}

extension Sequence<Int16> {
  /// The samples as they stand in a file: little endian. On nearly every machine, and in an
  /// array, that is the memory itself.
  package func withLittleEndianBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    #if _endian(little)
      let result = withContiguousStorageIfAvailable { body(UnsafeRawBufferPointer($0)) }
      if let result { return result }
    #endif
    return map(\.littleEndian).withUnsafeBytes { body($0) }
  }
}
