/// A voice of espeak-ng and what it can be trusted to read.
///
/// Only voices of this table are ever asked for: the library takes a name with `../` for a path
/// and aborts on long ones (speech.md 1).
public struct Voice: Hashable, Sendable {
  /// espeak-ng's name for it: `en-us`, `cmn-latn-pinyin`.
  public let name: String
  /// Language tags it is chosen for, in lower case; more specific ones win.
  package let tags: [String]
  let scripts: Set<Script>
  /// Whether Latin letters are read by this voice; else the English voice reads them.
  let readsLatin: Bool
  /// Hebrew drops numbers (speech.md 2): the English voice reads them.
  let readsDigits: Bool
  /// Whether brackets, quotation marks and symbols make it read memory that it never wrote.
  let isDelicate: Bool
  /// What the voice is bad at, in one sentence for the user; nil where it is good.
  public let limit: String?

  init(
    _ name: String, _ tags: [String]? = nil, _ scripts: Set<Script> = [.latin],
    readsLatin: Bool? = nil, readsDigits: Bool = true, limit: String? = nil
  ) {
    self.name = name
    self.tags = tags ?? [name]
    self.scripts = scripts
    self.readsLatin = readsLatin ?? scripts.contains(.latin)
    self.readsDigits = readsDigits
    self.limit = limit
    isDelicate = Voice.delicate.contains(name)
  }

  /// Whether English words may be mixed into what this voice says.
  var isEnglish: Bool { name == "en" || name.hasPrefix("en-") }

  /// Reads English words inside text of another language, and what has no other voice.
  public static let english = Voice(
    "en-us", ["en", "en-us", "en-ca", "en-ph", "en-pr"])

  /// The voice for a language tag or locale identifier; nil where espeak-ng 1.51 has none that
  /// this program uses.
  ///
  /// `zh-Hant-HK` is looked up whole, then as `zh-hk`, `zh-hant` and `zh`.
  public init?(language tag: String) {
    // As it stands, for most: it is looked up for every part that is said.
    if let voice = Voice.byTag[tag] {
      self = voice
      return
    }
    let subtags = tag.prefix(64).lowercased().split(whereSeparator: { "_-@.".contains($0) })
    guard let language = subtags.first.map(String.init) else { return nil }
    let rest = subtags.dropFirst().prefix(2).map(String.init)
    let whole = ([language] + rest).joined(separator: "-")
    let candidates = [whole] + rest.reversed().map { "\(language)-\($0)" } + [language]
    for candidate in candidates {
      if let voice = Voice.byTag[candidate] {
        self = voice
        return
      }
    }
    return nil
  }

  /// The voice with that name of espeak-ng's.
  public init?(name: String) {
    guard let voice = Voice.table.first(where: { $0.name == name.lowercased() }) else { return nil }
    self = voice
  }

  private static let byTag: [String: Voice] = {
    var voices: [String: Voice] = [:]
    for voice in table {
      for tag in voice.tags where voices[tag] == nil {
        voices[tag] = voice
        let subtags = tag.split(separator: "-")
        guard subtags.count == 2 else { continue }
        for joint in ["-", "_"] { voices["\(subtags[0])\(joint)\(subtags[1].uppercased())"] = voice }
      }
    }
    return voices
  }()

  /// Variants that may follow a voice's name after `+`. Unknown ones are silently ignored by the
  /// library and long ones abort it (speech.md 1), so the list is closed.
  public static let variants: [String] = [
    "f1", "f2", "f3", "f4", "f5", "m1", "m2", "m3", "m4", "m5", "m6", "m7", "m8", "klatt",
    "klatt2", "klatt3", "klatt4", "croak", "whisper", "whisperf",
  ]

  /// The variant used unless another is asked for. An independent recognizer understands it
  /// best: 100 of 100 announcements, where plain male voices are misheard (asr_check.md).
  public static let defaultVariant = "f2"
}
