import EarshotAnnouncements

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A folder with a WAV file for every utterance, named by its number and its first words:
/// `003-take-survey-button.wav`. Files that were there under other names stay.
struct SplitFolder: ~Copyable {
  private let path: String
  private let sampleRate: Int
  private let digits: Int
  private var current: WaveFile?
  private var count = 0
  /// The name of the file that was finished last.
  private(set) var lastName: String?

  /// Letters and digits of a name that are taken from the text.
  private static let nameLength = 40

  /// - Parameter total: how many there will be at most; numbers are as wide as it.
  init(at path: String, sampleRate: Int, total: Int) throws(SpeechError) {
    self.path = path
    self.sampleRate = sampleRate
    digits = max(3, String(total).count)
    try SplitFolder.make(path)
  }

  mutating func append(_ samples: [Int16], of heard: AudibleEvent) throws(SpeechError) {
    if current == nil {
      count += 1
      let name = SplitFolder.name(count, digits: digits, of: heard)
      current = try WaveFile(at: "\(path)/\(name)", sampleRate: sampleRate)
      lastName = name
    }
    try current?.append(samples)
  }

  mutating func appendSilence(_ count: Int) throws(SpeechError) {
    try current?.appendSilence(count)
  }

  /// The utterance is complete.
  mutating func finishUtterance() throws(SpeechError) {
    try current?.finish()
    current = nil
  }

  /// Nothing of the text but ASCII letters and digits gets into a name.
  static func name(_ number: Int, digits: Int, of heard: AudibleEvent) -> String {
    var slug = ""
    for scalar in heard.caption.unicodeScalars {
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9": slug += scalar.properties.lowercaseMapping
      case "'", "\u{2019}": continue
      default: if !slug.isEmpty && slug.last != "-" { slug += "-" }
      }
      if slug.count >= nameLength { break }
    }
    while slug.last == "-" { slug.removeLast() }
    let count = String(number)
    let zeros = String(repeating: "0", count: max(0, digits - count.count))
    return zeros + count + (slug.isEmpty ? "" : "-" + slug) + ".wav"
  }

  private static func make(_ path: String) throws(SpeechError) {
    var status = stat()
    if stat(path, &status) == 0 {
      guard status.st_mode & S_IFMT == S_IFDIR else { throw .cannotWrite(path, "it is no folder") }
    } else if mkdir(path, 0o777) != 0 {
      throw .cannotWrite(path, String(cString: strerror(errno)))
    }
  }
}
