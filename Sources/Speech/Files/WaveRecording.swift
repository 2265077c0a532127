#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A WAV file that is listened to: what its chunks say, and its samples wherever they are asked
/// for. Reads any bytes without harm, and a long file without holding it.
struct WaveRecording: Sendable {
  private enum Content: Sendable {
    case bytes([UInt8])
    case file(OpenFile)
  }

  private(set) var encoding = 0
  private(set) var channels = 0
  private(set) var sampleRate = 0
  private(set) var bitsPerSample = 0
  /// Bytes that the header claims and the file does not have.
  private(set) var missingBytes = 0
  /// Samples that are there.
  private(set) var count = 0

  private let content: Content
  private var dataStart = 0

  /// Whether the samples are of the one kind that is read: 16 bit, mono, not compressed.
  var isReadable: Bool {
    encoding == 1 && channels == 1 && bitsPerSample == 16 && (1...768_000).contains(sampleRate)
  }

  /// Nil where the bytes are no WAV file with samples.
  init?(_ bytes: [UInt8]) {
    content = .bytes(bytes)
    guard readChunks(length: bytes.count) else { return nil }
  }

  /// Nil where the file holds no WAV; an error where it can't be read.
  init?(path: String) throws(SpeechError) {
    let file = try OpenFile(path)
    content = .file(file)
    guard readChunks(length: file.length) else { return nil }
  }

  /// The samples in a range; silence where there are none.
  func samples(_ range: Range<Int>) -> [Int16] {
    let inside = range.clamped(to: 0..<count)
    let before = min(range.count, max(0, -range.lowerBound))
    let found = bytes(dataStart + inside.lowerBound * 2, inside.count * 2)[...].samples
    if before == 0 && found.count == range.count { return found }
    let silence = [Int16](repeating: 0, count: before)
    let rest = range.count - before - found.count
    return silence + found + [Int16](repeating: 0, count: max(0, rest))
  }

  private func bytes(_ offset: Int, _ count: Int) -> [UInt8] {
    guard count > 0 else { return [] }
    switch content {
    case .bytes(let bytes):
      let range = (offset..<(offset + count)).clamped(to: 0..<bytes.count)
      return Array(bytes[range])
    case .file(let file): return file.bytes(offset, count)
    }
  }

  private mutating func readChunks(length: Int) -> Bool {
    let head = bytes(0, min(12, length))
    guard head.count == 12, head[0..<4].elementsEqual("RIFF".utf8),
      head[8..<12].elementsEqual("WAVE".utf8)
    else { return false }
    var position = 12
    var chunks = 0
    while position + 8 <= length, chunks < 1_000 {
      chunks += 1
      let name = bytes(position, 4)
      var reader = ByteReader(bytes(position + 4, 4)[...])
      let claimed = Int(reader.uint32() ?? 0)
      if name.elementsEqual("fmt ".utf8) { readFormat(bytes(position + 8, min(claimed, 16))) }
      if name.elementsEqual("data".utf8) {
        dataStart = position + 8
        let there = min(claimed, length - dataStart)
        missingBytes = claimed - there
        count = there / 2
        return true
      }
      position += 8 + claimed + claimed % 2
    }
    return false
  }

  private mutating func readFormat(_ body: [UInt8]) {
    guard body.count >= 16 else { return }
    let at = { (offset: Int) -> Int in Int(body[offset]) | Int(body[offset + 1]) << 8 }
    encoding = at(0)
    channels = at(2)
    sampleRate = at(4) | at(6) << 16
    bitsPerSample = at(14)
  }
}

/// A file that is open for reading as long as anybody holds it.
private final class OpenFile: Sendable {
  private let descriptor: Int32
  let length: Int

  init(_ path: String) throws(SpeechError) {
    descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .cannotRead(path, String(cString: strerror(errno))) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      close(descriptor)
      throw .cannotRead(path, "it is no file")
    }
    length = Int(status.st_size)
  }

  deinit { close(descriptor) }

  func bytes(_ offset: Int, _ count: Int) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      initialized = max(0, readAll(UnsafeMutableRawBufferPointer(buffer), from: descriptor, at: offset))
    }
  }
}
