import Foundation
import Testing

/// `earshot speak` as a user runs it: contract, section 1, and the files it writes.
@Suite("Speaking into files")
struct SpeakTests {
  private let folder: SampleFolder
  private let environment: [String: String]

  init() throws {
    folder = try SampleFolder()
    environment = ["XDG_CACHE_HOME": folder.file("cache")]
  }

  private func speak(_ arguments: String...) throws -> Program.Result {
    try Program.run(["speak", folder.planet] + arguments, environment: environment)
  }

  private func data(_ name: String) throws -> Data {
    try Data(contentsOf: URL(fileURLWithPath: folder.file(name)))
  }

  @Test("one file, one an utterance, captions and timings, in one run")
  func files() throws {
    let result = try speak(
      "-o", folder.file("a.wav"), "--split", folder.file("each"), "--captions",
      folder.file("a.vtt"), "--caption-words", "--timings", folder.file("a.json"), "--check")
    #expect(result.code == 0, "\(result.errors)")
    #expect(result.output.contains("2 utterances"))
    #expect(result.output.contains("2 of 2 utterances heard, nothing wrong"))
    let each = try FileManager.default.contentsOfDirectory(atPath: folder.file("each")).sorted()
    #expect(each == ["001-mars.wav", "002-visit-button.wav"])
    let captions = String(decoding: try data("a.vtt"), as: UTF8.self)
    #expect(captions.hasPrefix("WEBVTT\n\n1\n00:00:00.000 --> "))
    #expect(captions.contains("Visit, <"))
    let timings = try JSONSerialization.jsonObject(with: try data("a.json")) as? [String: Any]
    #expect((timings?["utterances"] as? [[String: Any]])?.count == 2)
  }

  @Test("the same bytes in every run, with the cache and without")
  func determinism() throws {
    for (name, option) in [("a.wav", "--no-cache"), ("b.wav", "--check"), ("c.wav", "--check")] {
      #expect(try speak("-o", folder.file(name), option).code == 0)
    }
    #expect(try data("a.wav") == data("b.wav"))
    #expect(try data("a.wav") == data("c.wav"))
    #expect(FileManager.default.fileExists(atPath: folder.file("cache/earshot/speech")))
  }

  @Test("a recording among the inputs is checked, and a fault is exit code 1 with its place")
  func faults() throws {
    #expect(try speak("-o", folder.file("a.wav")).code == 0)
    #expect(try speak(folder.file("a.wav"), "--check").code == 0)
    let whole = try data("a.wav")
    try whole.prefix(whole.count / 3).write(to: URL(fileURLWithPath: folder.file("cut.wav")))
    let result = try speak(folder.file("cut.wav"), "--check")
    #expect(result.code == 1)
    #expect(result.output.contains(" s: truncated: "))
    #expect(result.output.contains("missing: \"Visit, button\" is not heard"))
    let alone = try Program.run(["speak", folder.file("cut.wav"), "--check"])
    #expect(alone.code == 1)
    #expect(alone.output.contains("truncated"))
    let json = try speak(folder.file("cut.wav"), "--check", "--format", "json")
    let report = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
    #expect((report?["checks"] as? [[String: Any]])?.count == 1)
  }

  @Test("standard output takes the audio, and nothing else")
  func standardOutput() throws {
    #expect(try speak("-o", folder.file("a.wav"), "--sample-rate", "8000").code == 0)
    let path = folder.file("piped.wav")
    #expect(FileManager.default.createFile(atPath: path, contents: nil))
    let file = try #require(FileHandle(forWritingAtPath: path))
    let result = try Program.run(
      ["speak", folder.planet, "-o", "-", "--sample-rate", "8000"], environment: environment,
      output: file)
    #expect(result.code == 0)
    #expect(try data("piped.wav") == data("a.wav"))
  }

  @Test(
    "64: what makes no sense is said, and nothing is written",
    arguments: [
      ["--sample-rate", "7"], ["--words-per-minute", "9000"], ["--caption-words"],
      ["-o", "x", "--captions", "x"], ["-o", "-", "--check"], ["-o", "x.wav", "--voice", "../../x"],
    ])
  func usage(options: [String]) throws {
    let result = try Program.run(["speak", folder.planet] + options, environment: environment)
    #expect(result.code == 64)
    #expect(result.output == "")
    #expect(result.errors.hasPrefix("error: "))
  }

  @Test("66: a recording that is not there")
  func missing() throws {
    #expect(try speak(folder.file("none.wav"), "--check").code == 66)
  }

  @Test("69: no audio device; the text of a navigation goes on without it")
  func noDevice() throws {
    try folder.write("asound.conf", "\n")
    var environment = environment
    environment["ALSA_CONFIG_PATH"] = folder.file("asound.conf")
    environment["PULSE_SERVER"] = "unix:/nonexistent"
    let spoken = try Program.run(["speak", folder.planet], environment: environment)
    #expect(spoken.code == 69)
    #expect(spoken.errors.contains("there is no audio device"))
    let result = try Program.run(
      ["navigate", folder.planet, "--speak"], input: "swipe right\ndouble-tap\n",
      environment: environment)
    #expect(result.output.contains("Visit, button"))
    #expect(result.output.contains("= landed"))
    #expect(result.code == 69)
  }

  @Test("what is played is what would be written: ALSA's file plugin, spec speech.md 5 A")
  func loudspeaker() throws {
    try folder.write(
      "asound.conf",
      """
      </usr/share/alsa/alsa.conf>
      pcm.!default { type file slave.pcm "null" file "\(folder.file("out.raw"))" format "raw" }

      """)
    var environment = environment
    environment["ALSA_CONFIG_PATH"] = folder.file("asound.conf")
    environment["PULSE_SERVER"] = "unix:/nonexistent"
    #expect(try Program.run(["speak", folder.planet], environment: environment).code == 0)
    #expect(try speak("-o", folder.file("a.wav")).code == 0)
    #expect(try data("out.raw") == data("a.wav").dropFirst(44))
  }

  @Test("read --seconds gives every stop and the screen its length")
  func seconds() throws {
    let result = try Program.run(
      ["read", folder.planet, "--seconds", "--format", "json"], environment: environment)
    let reading = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
    let screen = try #require((reading?["screens"] as? [[String: Any]])?.first)
    let elements = try #require(screen["elements"] as? [[String: Any]])
    let lengths = elements.compactMap { $0["seconds"] as? Double }
    #expect(lengths.count == 2)
    #expect(lengths.allSatisfy { $0 > 0.2 && $0 < 3 })
    let whole = try #require(screen["seconds"] as? Double)
    #expect(abs(whole - lengths.reduce(0, +)) < 0.02)
  }
}
