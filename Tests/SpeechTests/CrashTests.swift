import EarshotAnnouncements
import Testing

@testable import EarshotSpeech

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A crash costs one utterance at most (design, section 7).
@Suite struct CrashTests {
  private func utterance(_ text: String) throws -> Utterance {
    let speech = try SpeechText(
      Announcement([AnnouncementPart(.label, "x")]), options: SpeechOptions())
    var utterance = try #require(speech.utterances.first)
    utterance.text = text
    return utterance
  }

  /// speech.md 0: plain, valid text that ends the library 1.51 in every voice. Past the sanitiser
  /// it never gets there; here it is sent as it is.
  @Test(arguments: ["…-മലയാളം", "¯-डन"])
  func `a text that crashes the library leaves the next one as it was`(text: String) async throws {
    let helper = VoiceHelper(
      path: try HelperLocation.find(explicit: nil), voiceName: "en-us+f2", dataPath: nil)
    let before = try await helper.speak(utterance("Settings"))
    let outcome = try await helper.speak(utterance(text)).outcome
    #expect(outcome == .crashed || outcome == .spoken)
    #expect(try await helper.speak(utterance("Settings")) == before)
  }

  /// Each is spoken by a process forked for it, from one that never spoke.
  @Test func `a thousand utterances later a text sounds as it did`() async throws {
    let helper = VoiceHelper(
      path: try HelperLocation.find(explicit: nil), voiceName: "en-us+f2", dataPath: nil)
    let texts = ["Settings", "Berth 4, north pier", "a", "नमस्ते (x)"]
    var first: [SpokenUtterance] = []
    for text in texts { first.append(try await helper.speak(utterance(text))) }
    for round in 0..<1_040 {
      let index = round * 7 % texts.count
      #expect(try await helper.speak(utterance(texts[index])) == first[index], "round \(round)")
    }
  }

  #if os(Linux)
    /// Whoever needs memory may end any process; that is no fault of the text.
    @Test func `a process ended from outside costs nothing`() async throws {
      let folder = TemporaryFolder()
      folder.write(
        "#!/bin/sh\necho $$ >'\(folder.file("pid"))'\n"
          + "exec '\(try HelperLocation.find(explicit: nil))' \"$@\"\n", to: "helper", mode: 0o755)
      let helper = VoiceHelper(path: folder.file("helper"), voiceName: "en-us+f2", dataPath: nil)
      let before = try await helper.speak(utterance("Berth 4"))
      let pid = String(decoding: folder.bytes(of: "pid") ?? [], as: UTF8.self).dropLast()
      let children = try #require(numbers(in: "/proc/\(pid)/task/\(pid)/children"))
      #expect(!children.isEmpty)
      for child in children { kill(child, SIGKILL) }
      #expect(try await helper.speak(utterance("Berth 4")) == before)
      #expect(try await helper.speak(utterance("Berth 4")) == before)
    }

    private func numbers(in path: String) -> [pid_t]? {
      guard let file = fopen(path, "r") else { return nil }
      defer { fclose(file) }
      var bytes = [UInt8](repeating: 0, count: 256)
      let count = fread(&bytes, 1, bytes.count, file)
      return String(decoding: bytes[..<count], as: UTF8.self).split(separator: " ").compactMap { pid_t($0) }
    }
  #endif

  /// A stand-in answers the first request with a crash, then the real helper takes over.
  private func crashingOnce(
    on text: String, _ folder: TemporaryFolder
  ) throws -> VoiceHelper {
    let ready = "\\001\\000\\000\\000\\020"
    let crashed = "\\022\\000\\000\\000\\022\\001\\000\\000\\000\\001"
    folder.write(
      """
      #!/bin/sh
      printf '\(ready)' >&0
      head -c \(21 + text.utf8.count) <&0 >/dev/null
      printf '\(crashed)' >&0
      head -c 12 /dev/zero >&0
      exec "\(try HelperLocation.find(explicit: nil))" "$@"

      """, to: "helper", mode: 0o755)
    return VoiceHelper(path: folder.file("helper"), voiceName: "en-us+f2", dataPath: nil)
  }

  @Test func `a text that crashed is spoken with letters and digits only, and reported`() async throws {
    let folder = TemporaryFolder()
    let text = "Hello: (é)"
    let helper = try crashingOnce(on: text, folder)
    let (spoken, notice) = try await SpeechEngine.speak(utterance(text), by: helper).get()
    #expect(notice?.kind == .reduced)
    #expect(spoken.samples == (try await helper.speak(utterance("Hello "))).samples)
  }

  @Test func `a text that crashed and has no letters is reported`() async throws {
    let folder = TemporaryFolder()
    let helper = try crashingOnce(on: "(é)", folder)
    let (spoken, notice) = try await SpeechEngine.speak(utterance("(é)"), by: helper).get()
    #expect(notice?.kind == .unspoken)
    #expect(spoken.samples.isEmpty)
  }

  @Test func `a helper that dies is started again`() async throws {
    let folder = TemporaryFolder()
    let real = try HelperLocation.find(explicit: nil)
    folder.write(
      """
      #!/bin/sh
      if [ -e "\(folder.file("once"))" ]; then exec "\(real)" "$@"; fi
      : > "\(folder.file("once"))"
      printf '\\001\\000\\000\\000\\020' >&0
      exit 9

      """, to: "helper", mode: 0o755)
    let hello = Announcement([AnnouncementPart(.label, "hello")])
    let engine = SpeechEngine(options: SpeechOptions(helperPath: folder.file("helper")))
    let expected = try await SpeechEngine(options: SpeechOptions()).render(hello)
    #expect(try await engine.render(hello) == expected)
  }

  @Test func `a helper that always dies is given up`() async throws {
    let folder = TemporaryFolder()
    folder.write(
      "#!/bin/sh\nprintf '\\001\\000\\000\\000\\020' >&0\nhead -c 1 <&0 >/dev/null\nexit 9\n", to: "helper",
      mode: 0o755)
    let engine = SpeechEngine(options: SpeechOptions(helperPath: folder.file("helper")))
    for _ in 0..<6 {
      let hello = Announcement([AnnouncementPart(.label, "hello")])
      guard let speech = try? await engine.render(hello) else { return }
      #expect(speech.notices.map(\.kind) == [.unspoken])
    }
    Issue.record("it should be given up after a few deaths")
  }

  @Test func `a helper that hangs is ended`() async throws {
    let folder = TemporaryFolder()
    folder.write(
      "#!/bin/sh\nprintf '\\001\\000\\000\\000\\020' >&0\nexec sleep 100\n", to: "helper",
      mode: 0o755)
    let helper = VoiceHelper(
      path: folder.file("helper"), voiceName: "en-us+f2", dataPath: nil, patience: 100_000_000)
    #expect(try await helper.speak(utterance("Settings")).outcome == .crashed)
  }

  /// It would answer when somebody continues it; nobody waits for that.
  @Test(.timeLimit(.minutes(10))) func `a helper that is stopped is ended`() async throws {
    let folder = TemporaryFolder()
    folder.write(
      "#!/bin/sh\nprintf '\\001\\000\\000\\000\\020' >&0\nkill -STOP $$\nexec sleep 100\n", to: "helper",
      mode: 0o755)
    let helper = VoiceHelper(path: folder.file("helper"), voiceName: "en-us+f2", dataPath: nil)
    #expect(try await helper.speak(utterance("Settings")).outcome == .crashed)
  }
}
