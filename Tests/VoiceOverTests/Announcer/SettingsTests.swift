import Testing

@testable import EarshotVoiceOver

/// The catalog of settings: names of Settings (iOS 14, 16), defaults settled; errors by contract 1.
@Suite struct SettingsTests {
  @Test("every setting is named once, takes its own values and starts at its default")
  func catalog() throws {
    let keys = VoiceOverSettings.catalog.map(\.key)
    #expect(Set(keys).count == keys.count)
    for setting in VoiceOverSettings.catalog {
      #expect(VoiceOverSettings().value(of: setting.key) == setting.defaultValue)
      #expect(setting.meaning.hasSuffix("."))
      for value in setting.values where value != "0...100" {
        var settings = VoiceOverSettings()
        try settings.set(setting.key, to: value)
        #expect(settings.value(of: setting.key) == value)
      }
    }
  }

  @Test(
    "the settings of the contract and of the settled rows are there",
    arguments: [
      ("hints", "off"), ("actions", "off"), ("more-content", "off"), ("punctuation", "all"),
      ("named-action-order", "declared"), ("content-labels", "on"), ("content-order", "label-first"),
      ("button-hint", "on"), ("boundary", "sound"), ("focus-after-removal", "nearest"),
      ("rotor", "Headings"), ("wrap-actions", "off"), ("speaking-rate", "80"),
    ])
  func named(key: String, value: String) throws {
    var settings = VoiceOverSettings()
    try settings.set(key, to: value)
    #expect(settings.value(of: key) == value)
    #expect(settings != VoiceOverSettings())
  }

  @Test("an unknown setting names the nearest")
  func unknownKey() throws {
    var settings = VoiceOverSettings()
    let error = try #require(throws: SettingError.self) { try settings.set("hint", to: "off") }
    #expect(error.nearest == "hints")
    #expect(error.value == nil)
    #expect(error.description.contains("did you mean 'hints'?"))
  }

  @Test("an unknown value lists those there are")
  func unknownValue() throws {
    var settings = VoiceOverSettings()
    let error = try #require(throws: SettingError.self) {
      try settings.set("punctuation", to: "most")
    }
    #expect(error.known == ["all", "some", "none"])
    #expect(error.description.contains("all, some, none"))
  }

  @Test("a number outside its range is refused", arguments: ["-1", "101", "fast", "", "1e9"])
  func range(value: String) {
    var settings = VoiceOverSettings()
    #expect(throws: SettingError.self) { try settings.set("speaking-rate", to: value) }
    #expect(settings == VoiceOverSettings())
  }
}
