/// What passes between the program and its helper: four bytes of length (little endian), one
/// byte of kind, then the payload.
package struct Frame: Hashable, Sendable {
  package enum Kind: UInt8, Sendable {
    // To the helper.
    case speak = 1
    /// Samples to play.
    case samples = 2
    /// Play what was sent, then end.
    case finish = 3
    /// Be silent at once, then end.
    case stop = 4
    // From the helper.
    case ready = 16
    case failed = 17
    case spoken = 18
    /// How many samples have gone to the device.
    case played = 19
    case finished = 20
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
    for sample in samples {
      append(UInt8(truncatingIfNeeded: sample))
      append(UInt8(truncatingIfNeeded: sample >> 8))
    }
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
      (0..<(raw.count / 2)).map {
        Int16(littleEndian: raw.loadUnaligned(fromByteOffset: $0 * 2, as: Int16.self))
      }
    }
  }
}
