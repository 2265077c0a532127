/// What an utterance is made from, and nothing else: equal keys sound the same.
struct CacheKey: Hashable, Sendable {
  /// Everything in one text, each field on a line of its own; no field but the text, which is
  /// last, can hold a line feed.
  let material: String
  /// Sixteen hexadecimal digits.
  let name: String

  /// Changes when what is kept changes its form.
  private static let format = 3

  init(_ utterance: Utterance, version: String) {
    material = """
      earshot speech \(CacheKey.format)
      \(version)
      \(utterance.voiceName)
      \(utterance.wordsPerMinute) \(utterance.pitch) \(utterance.volume)
      \(utterance.text)
      """
    // Two materials of one name are told apart by the material, which is kept as well.
    name = CacheKey.hexadecimal(material.utf8)
  }

  /// FNV-1a, in sixteen hexadecimal digits.
  static func hexadecimal(_ text: String.UTF8View) -> String {
    let hash = text.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// Entries are spread over 256 folders.
  var shard: String { String(name.prefix(2)) }
}
