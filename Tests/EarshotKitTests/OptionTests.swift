import EarshotKit
import Testing

@Suite("Options (contract, section 1)")
struct OptionTests {
  private func set(_ option: String, _ value: String) throws -> OpenOptions {
    var options = OpenOptions()
    try options.set(option, to: value)
    return options
  }

  private func refusal(_ option: String, _ value: String) -> String {
    do {
      _ = try set(option, value)
      return "accepted"
    } catch let error as EarshotError {
      return error.exitCode == 64 ? error.description : "exit code \(error.exitCode)"
    } catch {
      return "another error"
    }
  }

  @Test("The defaults are those of the table")
  func defaults() {
    let environment = OpenOptions().environment
    #expect(environment.profile.version == 26)
    #expect(environment.device.screen == Size(width: 402, height: 874))
    #expect(environment.dynamicType == .large)
    #expect(environment.appearance == .light)
    #expect(environment.locale == "en_US")
    #expect(environment.timeZone == "UTC")
  }

  @Test("Every iOS version of the table is taken", arguments: [13, 15, 16, 17, 18, 26, 27])
  func versions(version: Int) throws {
    #expect(try set("ios", "\(version)").environment.profile.version == version)
  }

  @Test("A version in between acts as the next lower one (settled)")
  func between() throws {
    #expect(try set("ios", "14").environment.profile == .ios13)
    #expect(try set("ios", "18.5").environment.profile == .ios18)
  }

  @Test("What is no known version is refused", arguments: ["12", "99", "x", "", "17.", "-17", "1e9"])
  func badVersions(text: String) {
    #expect(refusal("ios", text).contains("choose from 13, 15, 16, 17, 18, 26 or 27"))
  }

  @Test(
    "Devices have the screens of the table",
    arguments: [("iphone", 402.0, 874.0), ("iphone-se", 375, 667), ("ipad", 1032, 1376)])
  func devices(name: String, width: Double, height: Double) throws {
    let device = try set("device", name).environment.device
    #expect(device.screen == Size(width: width, height: height))
    #expect(device.idiom == (name == "ipad" ? .pad : .phone))
  }

  @Test("A device on its side swaps width and height, in whatever order it is said")
  func landscape() throws {
    var options = OpenOptions()
    try options.set("orientation", to: "landscape")
    try options.set("device", to: "iphone-se")
    #expect(options.environment.device.screen == Size(width: 667, height: 375))
  }

  @Test("A wrong value names the nearest right one")
  func nearest() {
    #expect(refusal("device", "ipda").contains("did you mean \"ipad\"?"))
    #expect(refusal("appearance", "drak").contains("did you mean \"dark\"?"))
    #expect(refusal("dynamic-type", "accesibility3").contains("did you mean \"accessibility3\"?"))
    #expect(refusal("orientation", "Landscape").contains("did you mean \"landscape\"?"))
    #expect(refusal("sorces", "x").contains("did you mean \"sources\"?"))
  }

  @Test("Text sizes are known by SwiftUI's names, whatever the case")
  func dynamicType() throws {
    #expect(try set("dynamic-type", "xxxLarge").dynamicType == .xxxLarge)
    #expect(try set("dynamic-type", "x-large").dynamicType == .xLarge)
    #expect(try set("dynamic-type", "ACCESSIBILITY5").dynamicType == .accessibility5)
  }

  @Test(
    "Dates are read in ISO 8601",
    arguments: [
      ("1970-01-01", 0.0), ("2026-01-15T09:41:00Z", 1_768_470_060),
      ("2026-01-15 09:41", 1_768_470_060), ("2026-01-15T10:41+01:00", 1_768_470_060),
      ("2000-02-29T00:00:01Z", 951_782_401), ("1969-12-31T23:59:59Z", -1),
    ])
  func dates(text: String, seconds: Double) throws {
    #expect(try set("now", text).now == seconds)
  }

  @Test(
    "What is no date is refused",
    arguments: ["", "today", "2026-13-01", "2026-02-29", "2026-01-15T25:00Z", "2026-01-15Tx", "1"])
  func badDates(text: String) {
    #expect(refusal("now", text).contains("is no date"))
  }

  @Test("Locales are a language and subtags", arguments: ["en_US", "de", "zh-Hans", "zh-Hans_CN"])
  func locales(text: String) throws {
    #expect(try set("locale", text).locale == text)
  }

  @Test("What is no locale is refused", arguments: ["", "e", "en_", "../x", "english language"])
  func badLocales(text: String) {
    #expect(refusal("locale", text).contains("locale identifier"))
  }

  @Test("State values may hold equals signs and be empty")
  func state() throws {
    #expect(try set("state", "a=b=c").state.map(\.value) == ["b=c"])
    #expect(try set("state", "a=").state.map(\.value) == [""])
    #expect(refusal("state", "=x").contains("NAME=VALUE"))
    #expect(refusal("state", "x").contains("NAME=VALUE"))
  }

  @Test("A VoiceOver setting is set, a wrong one is named")
  func settings() throws {
    #expect(try set("setting", "hints=off").settings != VoiceOverSettings())
    #expect(refusal("setting", "hnits=off").contains("hnits"))
  }

  @Test("Four assistive technologies are known by name")
  func technologies() throws {
    for technology in AssistiveTechnology.allCases {
      #expect(try set("with", technology.rawValue).technology == technology)
    }
    #expect(refusal("with", "voice-over").contains("did you mean \"voiceover\"?"))
  }
}
