#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A WAV file that grows: 16 bit, mono, 22,050 Hz.
///
/// It is written under another name in the same folder and takes its place when it is whole, so
/// nobody ever sees half of it. What is not a file (a pipe, `/dev/stdout`) gets it in one piece
/// at the end.
struct WaveFile: ~Copyable {
  private let path: String
  /// Empty where the target is no file.
  private let temporary: String
  private var descriptor: Int32
  private var held: [UInt8] = []
  private var sampleCount = 0
  private var isWhole = false

  /// The header's length fields have four bytes.
  private static let limit = (Int(UInt32.max) - 64) / 2

  private init(path: String, temporary: String, descriptor: Int32) {
    self.path = path
    self.temporary = temporary
    self.descriptor = descriptor
  }

  /// Starts a file that is to stand at the path.
  static func create(at path: String) throws(SpeechError) -> WaveFile {
    var status = stat()
    guard stat(path, &status) == 0 else { return try create(at: path, mode: nil) }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: throw .cannotWrite(path, "it is a folder")
    case S_IFREG: return try create(at: resolved(path), mode: status.st_mode & 0o777)
    default: return WaveFile(path: path, temporary: "", descriptor: -1)
    }
  }

  private static func create(at path: String, mode: mode_t?) throws(SpeechError) -> WaveFile {
    let temporary = temporaryName(beside: path)
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw .cannotWrite(path, String(cString: strerror(errno))) }
    if let mode { fchmod(descriptor, mode) }
    var file = WaveFile(path: path, temporary: temporary, descriptor: descriptor)
    try file.write(header(sampleCount: 0))
    return file
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
    if !isWhole && !temporary.isEmpty { unlink(temporary) }
  }

  mutating func append(_ samples: [Int16]) throws(SpeechError) {
    sampleCount += samples.count
    guard sampleCount <= WaveFile.limit else { throw .cannotWrite(path, "over 4 GB of audio") }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(samples.count * 2)
    bytes.append(samples: samples)
    try write(bytes)
  }

  mutating func appendSilence(milliseconds: Int) throws(SpeechError) {
    try append([Int16](repeating: 0, count: RenderedSpeech.samples(inMilliseconds: milliseconds)))
  }

  /// Puts the file in its place.
  mutating func finish() throws(SpeechError) {
    let header = WaveFile.header(sampleCount: sampleCount)
    guard descriptor >= 0 else {
      try sendHeld(header)
      return
    }
    let count = header.withUnsafeBytes { pwrite(descriptor, $0.baseAddress, $0.count, 0) }
    let closed = close(descriptor)
    descriptor = -1
    guard count == header.count, closed == 0, rename(temporary, path) == 0 else {
      throw .cannotWrite(path, String(cString: strerror(errno)))
    }
    isWhole = true
  }

  private mutating func sendHeld(_ header: [UInt8]) throws(SpeechError) {
    descriptor = open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .cannotWrite(path, String(cString: strerror(errno))) }
    try write(header)
    try write(held)
    isWhole = true
  }

  private mutating func write(_ bytes: [UInt8]) throws(SpeechError) {
    guard descriptor >= 0 else {
      held += bytes
      return
    }
    let error = WaveFile.writeAll(bytes, to: descriptor)
    if error != 0 { throw .cannotWrite(path, String(cString: strerror(error))) }
  }

  private static func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
    bytes.withUnsafeBytes { raw in
      var offset = 0
      while offset < raw.count {
        let count = systemWrite(descriptor, raw.baseAddress?.advanced(by: offset), raw.count - offset)
        if count < 0 && errno == EINTR { continue }
        guard count > 0 else { return count < 0 ? errno : EIO }
        offset += count
      }
      return 0
    }
  }

  /// A link keeps pointing where it pointed; the file behind it is replaced.
  private static func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }

  private static func temporaryName(beside path: String) -> String {
    let slash = path.lastIndex(of: "/")
    let folder = slash.map { String(path[...$0]) } ?? ""
    var clock = timespec()
    clock_gettime(CLOCK_MONOTONIC, &clock)
    return "\(folder).earshot-\(getpid())-\(clock.tv_sec)-\(clock.tv_nsec).partial"
  }

  /// The 44 bytes before the samples.
  static func header(sampleCount: Int) -> [UInt8] {
    let rate = UInt32(RenderedSpeech.sampleRate)
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

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}
