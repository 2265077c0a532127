import EarshotAnnouncements
import Testing

@testable import EarshotSpeech

/// What is missing is named in one sentence, and speech ends without a hang (contract: code 69).
@Suite struct MissingServiceTests {
  private let hello = [Announcement([AnnouncementPart(.label, "hello")])]

  private func error(_ options: SpeechOptions) async -> SpeechError? {
    do {
      _ = try await Speaker(options: options).seconds(hello)
      return nil
    } catch {
      return error
    }
  }

  @Test func `a helper that is not there`() async {
    let error = await error(SpeechOptions(helperPath: "/nonexistent/helper"))
    #expect(error == .helperNotFound(["/nonexistent/helper"]))
    #expect(error?.isMissingService == true)
  }

  @Test func `a helper that can't load its library ends with 127`() async {
    let folder = TemporaryFolder()
    folder.write("#!/bin/sh\nexit 127\n", to: "helper", mode: 0o755)
    #expect(await error(SpeechOptions(helperPath: folder.file("helper"))) == .libraryMissing)
  }

  @Test func `a helper that says nothing`() async {
    let folder = TemporaryFolder()
    folder.write("#!/bin/sh\nexit 3\n", to: "helper", mode: 0o755)
    let error = await error(SpeechOptions(helperPath: folder.file("helper")))
    #expect(error == .helperUnusable("it ended with code 3"))
  }

  @Test func `a helper that talks nonsense`() async {
    let folder = TemporaryFolder()
    folder.write("#!/bin/sh\necho hello world >&0\nexec sleep 60\n", to: "helper", mode: 0o755)
    guard case .helperUnusable? = await error(SpeechOptions(helperPath: folder.file("helper")))
    else {
      Issue.record("it should be unusable")
      return
    }
  }

  /// speech.md 1: the library silently takes another folder.
  @Test func `voice data that is not where it should be`() async {
    let error = await error(SpeechOptions(dataPath: "/nonexistent"))
    #expect(error == .voiceDataMissing("/nonexistent"))
  }

  @Test func `every error is a sentence`() {
    let errors: [SpeechError] = [
      .helperNotFound(["a", "b"]), .helperUnusable("x"), .libraryMissing, .notBuiltIn,
      .voiceDataMissing("x"), .unknownVoice("x"), .noDevice("x"), .cannotWrite("x", "y"),
    ]
    for error in errors { #expect(error.description.count > 20) }
    #expect(errors.filter { !$0.isMissingService }.count == 2)
  }
}
