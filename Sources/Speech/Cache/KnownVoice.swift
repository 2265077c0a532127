#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What a helper says its sound is made from: a line with the library's name and version, and a
/// `FileStamp` line for each of its files.
struct VoiceVersion: Hashable, Sendable {
  let text: String

  /// Short enough to stand in every key.
  let digest: String

  init(_ text: String) {
    self.text = text
    digest = CacheKey.hexadecimal(text.utf8)
  }

  /// The lines after the first.
  var stamps: [Substring] {
    Array(text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst())
  }
}

/// Who would be asked for a voice's version. Its answer is kept with all that could make it
/// another one, so that where everything is in the cache nobody needs to be asked.
struct KnownVoice: Hashable, Sendable {
  var voiceName: String
  var helperPath: String
  var dataPath: String?

  private static let magic = "earshot voice 1"

  /// One file a voice, whichever helper speaks it: their number stays small.
  var name: String {
    CacheKey.hexadecimal("\(voiceName)\n\(dataPath ?? "")".utf8)
  }

  /// Lines that a record begins with: what decides which library a helper loads.
  private var origin: [String] {
    let loader = ["LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH"].map { name in
      "\(name)=\(getenv(name).map { String(cString: $0) } ?? "")"
    }
    return [KnownVoice.magic, voiceName, dataPath ?? ""] + loader
      + [FileStamp.line(of: helperPath), FileStamp.line(of: "/etc/ld.so.cache")]
  }

  /// Nil where a line feed in a path would make two lines of one.
  func record(_ version: VoiceVersion) -> String? {
    guard !version.stamps.isEmpty, origin.allSatisfy({ !$0.utf8.contains(0x0a) }) else { return nil }
    return (origin + [version.text]).joined(separator: "\n")
  }

  /// The version that a record holds; nil where anything has changed since.
  func version(in record: String) -> VoiceVersion? {
    let head = origin.joined(separator: "\n") + "\n"
    guard record.utf8.starts(with: head.utf8) else { return nil }
    let version = VoiceVersion(String(record.utf8.dropFirst(head.utf8.count)) ?? "")
    guard !version.stamps.isEmpty, version.stamps.allSatisfy(FileStamp.holds) else { return nil }
    return version
  }
}

/// Where a voice's utterances are kept, and in which version.
struct KeptUtterances: Sendable {
  var cache: SpeechCache
  var voice: KnownVoice
  /// Nil where a helper has to be asked.
  var version: VoiceVersion?

  func spoken(_ utterance: Utterance, lengthOnly: Bool) -> SpokenUtterance? {
    version.flatMap {
      cache.spoken(for: CacheKey(utterance, version: $0.digest), lengthOnly: lengthOnly)
    }
  }

  /// Whether it was kept.
  func keep(_ spoken: SpokenUtterance, _ utterance: Utterance) -> Bool {
    version.map { cache.keep(spoken, for: CacheKey(utterance, version: $0.digest)) } ?? false
  }
}

extension SpeechCache {
  /// What is known of a voice, where it still holds.
  func version(of voice: KnownVoice) -> VoiceVersion? {
    let descriptor = open(path(of: voice), O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: 1 << 14)
    let count = bytes.withUnsafeMutableBytes { readAll($0, from: descriptor, at: 0) }
    // One that fills the buffer is none of ours.
    guard count > 0, count < bytes.count else { return nil }
    return voice.version(in: String(decoding: bytes[..<count], as: UTF8.self))
  }

  func remember(_ version: VoiceVersion, of voice: KnownVoice) {
    guard let record = voice.record(version) else { return }
    put(at: path(of: voice), in: SpeechCache.voices) { descriptor in
      Array(record.utf8).withUnsafeBytes { writeAll($0, to: descriptor) } == 0
    }
  }

  static let voices = "voices"

  private func path(of voice: KnownVoice) -> String { "\(folder)/\(SpeechCache.voices)/\(voice.name)" }
}
