import EarshotAnnouncements
import Testing

@testable import EarshotSpeech

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Utterances kept from run to run: by content, voice and version; bounded; for several at once.
@Suite struct CacheTests {
  private let hello = Announcement([.init(.label, "Harbour lights"), .init(.trait, "button")])

  private func utterance(_ text: String = "Harbour lights") throws -> Utterance {
    try #require(
      SpeechText(Announcement([.init(.label, text)]), options: SpeechOptions()).utterances.first)
  }

  private func spoken(_ seed: Int = 1) -> SpokenUtterance {
    var spoken = SpokenUtterance(.spoken)
    spoken.samples = (0..<4_001).map { Int16(truncatingIfNeeded: $0 &* (seed + 6)) }
    spoken.phonemes = "hˈɑːbɚ"
    spoken.words = [.init(position: 1, length: 7, milliseconds: 12)]
    return spoken
  }

  private func entries(_ folder: TemporaryFolder) -> [String] {
    folder.names(in: "cache").filter { $0 != "lock" }.flatMap { shard in
      folder.names(in: "cache/\(shard)").map { "cache/\(shard)/\($0)" }
    }
  }

  @Test func `what was kept is found, and nothing else`() throws {
    let folder = TemporaryFolder()
    defer { folder.removeTree("cache") }
    let cache = SpeechCache(folder: folder.file("cache"))
    let key = CacheKey(try utterance(), version: "1")
    #expect(cache.spoken(for: key) == nil)
    #expect(cache.keep(spoken(), for: key))
    #expect(cache.spoken(for: key) == spoken())
    #expect(cache.spoken(for: CacheKey(try utterance(), version: "2")) == nil)
    #expect(cache.spoken(for: CacheKey(try utterance("Harbour light"), version: "1")) == nil)
  }

  @Test func `voice, rate, pitch and volume each make another entry; place and pause do not`() throws {
    let base = try utterance()
    let key = CacheKey(base, version: "1")
    var changed = [Utterance](repeating: base, count: 4)
    changed[0].voiceName = "en-us+f5"
    changed[1].wordsPerMinute += 1
    changed[2].pitch += 1
    changed[3].volume -= 1
    for other in changed { #expect(CacheKey(other, version: "1").material != key.material) }
    var same = base
    same.part = 9
    same.silenceAfter = 400
    #expect(CacheKey(same, version: "1") == key)
  }

  @Test func `where only lengths are asked for, the samples stay in the cache`() async throws {
    let folder = TemporaryFolder()
    defer { folder.removeTree("cache") }
    let cache = SpeechCache(folder: folder.file("cache"))
    let key = CacheKey(try utterance(), version: "1")
    cache.keep(spoken(), for: key)
    let length = try #require(cache.spoken(for: key, lengthOnly: true))
    #expect(length.samples.isEmpty && length.sampleCount == spoken().samples.count)
    #expect(length.words == spoken().words)
    let name = try #require(entries(folder).first)
    let whole = try #require(folder.bytes(of: name))
    folder.write(Array(whole.dropLast()), to: name)
    #expect(cache.spoken(for: key, lengthOnly: true) == nil)
  }

  @Test func `lengths are the same spoken, from the cache, and beside a recording`() async throws {
    let folder = TemporaryFolder()
    defer { folder.removeTree("cache") }
    let cache = SpeechCache(folder: folder.file("cache"))
    let speaker = Speaker(options: SpeechOptions(cache: cache))
    let first = try await speaker.seconds([hello, hello])
    #expect(try await speaker.seconds([hello, hello]) == first)
    let other = Speaker(options: SpeechOptions(cache: cache))
    #expect(try await other.seconds([hello, hello]) == first)
    let written = try await other.write([hello, hello], to: folder.file("hello.wav"))
    #expect(written.spans.map(\.seconds) == first)
    #expect(try await Speaker(options: SpeechOptions()).seconds([hello, hello]) == first)
  }

  @Test func `a damaged entry counts as missing`() throws {
    let folder = TemporaryFolder()
    defer { folder.removeTree("cache") }
    let cache = SpeechCache(folder: folder.file("cache"))
    let key = CacheKey(try utterance(), version: "1")
    cache.keep(spoken(), for: key)
    let name = try #require(entries(folder).first)
    let whole = try #require(folder.bytes(of: name))
    for index in stride(from: 0, to: whole.count, by: 97) {
      var damaged = whole
      damaged[index] ^= 0x10
      folder.write(damaged, to: name)
      #expect(cache.spoken(for: key) == nil, "byte \(index)")
    }
    for length in [0, 3, 19, 20, 60, whole.count - 1] {
      folder.write(Array(whole[..<length]), to: name)
      #expect(cache.spoken(for: key) == nil, "\(length) bytes")
    }
    folder.write(whole, to: name)
    #expect(cache.spoken(for: key) == spoken())
  }

  @Test func `a second run says the same from the cache, without the synthesizer`() async throws {
    let folder = TemporaryFolder()
    defer { folder.removeTree("cache") }
    let cache = SpeechCache(folder: folder.file("cache"))
    let first = try await SpeechEngine(options: SpeechOptions(cache: cache)).render(hello)
    #expect(entries(folder).filter { !$0.hasPrefix("cache/voices/") }.count == 2)
    // A helper that answers what version it is, and to nothing else.
    let helper = VoiceHelper(
      path: try HelperLocation.find(explicit: nil), voiceName: "en-us+f2", dataPath: nil)
    let version = Array(try await helper.version().utf8)
    var ready = Frame(.ready, version).bytes.map { "\\0" + String($0, radix: 8) }.joined()
    ready = "#!/bin/sh\nprintf '%b' '\(ready)' >&0\nexec sleep 5\n"
    folder.write(ready, to: "helper", mode: 0o755)
    let options = SpeechOptions(helperPath: folder.file("helper"), cache: cache)
    #expect(try await SpeechEngine(options: options).render(hello) == first)
    let uncached = try await SpeechEngine(options: SpeechOptions()).render(hello)
    #expect(uncached == first)
  }

  @Test func `the version names the library and its data`() async throws {
    let helper = VoiceHelper(
      path: try HelperLocation.find(explicit: nil), voiceName: "de+f2", dataPath: nil)
    let version = VoiceVersion(try await helper.version())
    #expect(version.text.hasPrefix("espeak-ng 1."))
    // Library, phoneme data, variant, voice and dictionary are there, each with size and date.
    #expect(version.stamps.count == 8)
    #expect(version.stamps.filter { $0.hasPrefix("- ") }.count <= 1)
    for stamp in version.stamps where !stamp.hasPrefix("- ") {
      let fields = stamp.split(separator: " ", maxSplits: 1)
      #expect(fields[0].split(separator: ".").count == 3, "\(stamp)")
      #expect(fields[1].hasPrefix("/"), "\(stamp)")
    }
    #expect(version.stamps.contains { $0.hasSuffix("/de_dict") })
  }

  /// A stand-in that counts its starts and then is the real one.
  private func countingHelper(_ folder: TemporaryFolder) throws -> String {
    folder.write(
      "#!/bin/sh\necho >>'\(folder.file("starts"))'\nexec '\(try HelperLocation.find(explicit: nil))' \"$@\"\n",
      to: "helper", mode: 0o755)
    return folder.file("helper")
  }

  @Test func `where everything is in the cache no helper starts`() async throws {
    let folder = TemporaryFolder()
    defer { folder.removeTree("cache") }
    let options = SpeechOptions(
      helperPath: try countingHelper(folder), cache: SpeechCache(folder: folder.file("cache")))
    let first = try await SpeechEngine(options: options).render(hello)
    #expect(folder.bytes(of: "starts")?.count == 1)
    #expect(try await SpeechEngine(options: options).render(hello) == first)
    #expect(folder.bytes(of: "starts")?.count == 1)
    // What is new is spoken.
    _ = try await SpeechEngine(options: options).render(Announcement([.init(.label, "Quay")]))
    #expect(folder.bytes(of: "starts")?.count == 2)
  }

  @Test func `another helper or changed voice data is asked anew`() throws {
    let folder = TemporaryFolder()
    defer { folder.removeTree("cache") }
    folder.write("the data", to: "phondata")
    folder.write("the helper", to: "helper")
    let cache = SpeechCache(folder: folder.file("cache"))
    let voice = KnownVoice(voiceName: "de+f2", helperPath: folder.file("helper"), dataPath: nil)
    let version = VoiceVersion("espeak-ng 1\n" + FileStamp.line(of: folder.file("phondata")))
    #expect(cache.version(of: voice) == nil)
    cache.remember(version, of: voice)
    #expect(cache.version(of: voice) == version)
    var other = voice
    other.voiceName = "en-us+f2"
    #expect(cache.version(of: other) == nil)
    folder.write("other data", to: "phondata")
    #expect(cache.version(of: voice) == nil)
    let newer = VoiceVersion("espeak-ng 1\n" + FileStamp.line(of: folder.file("phondata")))
    #expect(newer.digest != version.digest)
    cache.remember(newer, of: voice)
    #expect(cache.version(of: voice) == newer)
    folder.write("another helper", to: "helper")
    #expect(cache.version(of: voice) == nil)
  }

  @Test func `the first utterance of a user sounds like every later one`() async throws {
    let folder = TemporaryFolder()
    defer { folder.removeTree("home") }
    // libpulse makes a folder for a user who has none, and draws its name from what noise is drawn from.
    folder.write(
      """
      #!/bin/sh
      unset XDG_RUNTIME_DIR PULSE_RUNTIME_PATH
      export XDG_CONFIG_HOME='\(folder.file("home"))'
      exec '\(try HelperLocation.find(explicit: nil))' "$@"

      """, to: "helper", mode: 0o755)
    let options = SpeechOptions(helperPath: folder.file("helper"))
    let first = try await SpeechEngine(options: options).render(hello)
    #expect(try await SpeechEngine(options: options).render(hello) == first)
  }

  @Test func `a cache is cleared of what is its own`() throws {
    let folder = TemporaryFolder()
    defer { folder.removeTree("cache") }
    let cache = SpeechCache(folder: folder.file("cache"))
    for text in ["Buoy", "Quay"] {
      cache.keep(spoken(), for: CacheKey(try utterance(text), version: "1"))
    }
    #expect(cache.clear().utterances == 2)
    #expect(folder.names(in: "cache").isEmpty)
    #expect(cache.clear() == (0, 0))
    cache.keep(spoken(), for: CacheKey(try utterance(), version: "1"))
    folder.write("mine", to: "cache/notes.txt")
    #expect(cache.clear().utterances == 1)
    #expect(folder.names(in: "cache") == ["notes.txt"])
  }

  @Test func `a damaged record of a voice counts as missing`() throws {
    let folder = TemporaryFolder()
    defer { folder.removeTree("cache") }
    folder.write("the data", to: "phondata")
    let cache = SpeechCache(folder: folder.file("cache"))
    let voice = KnownVoice(voiceName: "de+f2", helperPath: folder.file("phondata"), dataPath: nil)
    cache.remember(VoiceVersion("espeak-ng 1\n" + FileStamp.line(of: folder.file("phondata"))), of: voice)
    let name = "cache/voices/\(voice.name)"
    let whole = try #require(folder.bytes(of: name))
    for length in 0..<whole.count {
      folder.write(Array(whole[..<length]), to: name)
      #expect(cache.version(of: voice) == nil, "\(length) bytes")
    }
    folder.write([UInt8](repeating: 0xff, count: 20_000), to: name)
    #expect(cache.version(of: voice) == nil)
  }

  @Test func `the oldest go when there is no room`() throws {
    let folder = TemporaryFolder()
    defer { folder.removeTree("cache") }
    let cache = SpeechCache(folder: folder.file("cache"), limit: 40_000)
    for index in 0..<10 {
      let key = CacheKey(try utterance("Buoy \(index)"), version: "1")
      cache.keep(spoken(index), for: key)
      folder.setAge(seconds: (10 - index) * 100, of: "cache/\(key.shard)/\(key.name)")
    }
    #expect(entries(folder).count == 10)
    cache.sweep()
    #expect(entries(folder).count == 4)
    let kept = try (0..<10).filter {
      cache.spoken(for: CacheKey(try utterance("Buoy \($0)"), version: "1")) != nil
    }
    #expect(kept == [6, 7, 8, 9])
  }

  @Test func `what was used lately stays`() throws {
    let folder = TemporaryFolder()
    defer { folder.removeTree("cache") }
    let cache = SpeechCache(folder: folder.file("cache"), limit: 20_000)
    for index in 0..<3 {
      let key = CacheKey(try utterance("Buoy \(index)"), version: "1")
      cache.keep(spoken(index), for: key)
      folder.setAge(seconds: (10 - index) * 100_000, of: "cache/\(key.shard)/\(key.name)")
    }
    let oldest = CacheKey(try utterance("Buoy 0"), version: "1")
    _ = cache.spoken(for: oldest)
    cache.sweep()
    #expect(cache.spoken(for: oldest) != nil)
    #expect(cache.spoken(for: CacheKey(try utterance("Buoy 1"), version: "1")) == nil)
  }

  @Test func `what a dead process left half-written goes, what another is writing stays`() throws {
    let folder = TemporaryFolder()
    defer { folder.removeTree("cache") }
    let cache = SpeechCache(folder: folder.file("cache"))
    let key = CacheKey(try utterance(), version: "1")
    cache.keep(spoken(), for: key)
    folder.write("x", to: "cache/\(key.shard)/dead.1.partial")
    folder.setAge(seconds: 4_000, of: "cache/\(key.shard)/dead.1.partial")
    folder.write("x", to: "cache/\(key.shard)/live.2.partial")
    cache.sweep()
    #expect(folder.names(in: "cache/\(key.shard)").sorted() == [key.name, "live.2.partial"].sorted())
  }

  @Test func `a folder that can't be made costs nothing but the cache`() async throws {
    let folder = TemporaryFolder()
    folder.write("a file", to: "cache")
    let cache = SpeechCache(folder: folder.file("cache"))
    let speech = try await SpeechEngine(options: SpeechOptions(cache: cache)).render(hello)
    #expect(!speech.samples.isEmpty)
    #expect(speech.notices.isEmpty)
  }

  @Test func `many at once read and write whole entries only`() async throws {
    let folder = TemporaryFolder()
    defer { folder.removeTree("cache") }
    let cache = SpeechCache(folder: folder.file("cache"))
    let keys = try (0..<8).map { CacheKey(try utterance("Buoy \($0)"), version: "1") }
    let wrong = await withTaskGroup(of: Int.self) { group in
      for worker in 0..<16 {
        group.addTask {
          var wrong = 0
          for round in 0..<40 {
            let index = (worker + round) % keys.count
            if round % 3 == 0 { cache.keep(spoken(index), for: keys[index]) }
            if let found = cache.spoken(for: keys[index]), found != spoken(index) { wrong += 1 }
            if round % 13 == 0 { cache.sweep() }
          }
          return wrong
        }
      }
      return await group.reduce(0, +)
    }
    #expect(wrong == 0)
    for index in keys.indices { #expect(cache.spoken(for: keys[index]) == spoken(index)) }
  }
}
