import EarshotVocabulary
import EarshotVoiceOver
import Testing

@testable import EarshotKit

/// Each setting changes what it should: the same screen and gestures with it and without it.
///
/// Evidence: the names are those of Settings (iOS 14 and 16) and of the rows where sources disagree
/// (spec voiceover.md c.6 and g); what each changes is stated there, and the default is settled.
@Suite struct SettingEffectTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var key: String
    var value: String
    var body: String
    /// None: what the arrival says.
    var steps: [String] = []
    /// Sounds with "!" before them, then what is heard.
    var with: [String]
    var without: [String]
    /// Compares what is pronounced.
    var isSpoken = false

    init(
      _ key: String, _ value: String, _ body: String, _ steps: [String] = [], isSpoken: Bool = false,
      says with: [String], without: [String]
    ) {
      self.key = key
      self.value = value
      self.body = body
      self.steps = steps
      self.with = with
      self.without = without
      self.isSpoken = isSpoken
    }

    var testDescription: String { "\(key)=\(value)" }
  }

  private func heard(_ row: Row, _ settings: VoiceOverSettings) throws -> [String] {
    var options = OpenOptions()
    options.settings = settings
    let input =
      row.body.hasPrefix("{")
      ? try Earshot.open(bytes: Array(row.body.utf8), file: "table.json", options: options)
      : try Earshot.open(
        swift: """
          import SwiftUI
          struct Pier: View {
            @State private var isOn = true
            @State private var name = ""
            @State private var count = 2
            var body: some View { \(row.body) }
          }
          """, options: options)
    var navigator = try input.navigator()
    var lines: [String] = []
    func note(_ response: Response) {
      lines += response.sounds.map { "!\($0.rawValue)" }
      lines += response.utterances.map { row.isSpoken ? $0.spoken : $0.caption }
    }
    note(navigator.open())
    if !row.steps.isEmpty { lines = [] }
    for step in row.steps {
      let response = navigator.perform(line: step)
      #expect(response.error == nil)
      note(response)
    }
    return lines
  }

  @Test("with the setting and without", arguments: rows)
  func effect(row: Row) throws {
    var settings = VoiceOverSettings()
    #expect(try heard(row, settings) == row.without)
    try settings.set(row.key, to: row.value)
    #expect(try heard(row, settings) == row.with)
  }

  @Test("every setting has a row, is heard in the voice alone, or has nothing to act on here")
  func isWhole() {
    let tested = Set(SettingEffectTests.rows.map(\.key))
    for setting in VoiceOverSettings.catalog where !tested.contains(setting.key) {
      let isVoice = ["pitch", "pitch-change"].contains(setting.key)
      let isInert = SettingEffectTests.inert.contains(setting.key)
      #expect(isVoice || isInert, "\(setting.key) changes nothing that a test hears")
    }
    #expect(tested.isDisjoint(with: SettingEffectTests.inert))
  }

  @Test("every value of a setting is taken")
  func everyValue() throws {
    for setting in VoiceOverSettings.catalog {
      for value in setting.values where value != "0...100" {
        var settings = VoiceOverSettings()
        try settings.set(setting.key, to: value)
        #expect(settings.value(of: setting.key) == value)
      }
    }
  }

  @Test("what is deleted is spoken in a lower voice, unless pitch-change is off")
  func deletedPitch() throws {
    for (value, isLower) in [("on", true), ("off", false)] {
      var options = OpenOptions()
      try options.settings.set("pitch-change", to: value)
      var navigator = try Earshot.open(
        swift: """
          import SwiftUI
          struct Log: View {
            @State private var name = ""
            var body: some View { TextField("Name", text: $name) }
          }
          """, options: options
      ).navigator()
      _ = navigator.open()
      for line in ["double-tap", "type Kelp"] { _ = navigator.perform(line: line) }
      let parts = navigator.perform(line: "type ⌫").utterances.flatMap(\.parts)
      #expect(parts.map(\.text) == ["p"])
      #expect(parts.allSatisfy { ($0.pitch < 0) == isLower })
    }
  }

  /// What a device has and nothing on a screen of view code depends on; `setting help` says so.
  static let inert: Set<String> = [
    "media-descriptions", "detected-text", "image-descriptions", "screen-recognition",
    "notifications", "always-speak-notifications", "audio-ducking", "typing-style",
    "slide-to-type", "caption-panel", "large-cursor",
  ]

  private static let dog = """
    Text("Bailey").accessibilityCustomContent("Age", "3 years", importance: .high)
    """
  private static let mail = #"Text("Mail").accessibilityAction(named: "Reply") {}"#
  private static let field = #"TextField("Name", text: $name).accessibilityLabel("Boat")"#
  private static let table = """
    {"root": {"containerType": "dataTable", "dataTable": {"rows": 3, "columns": 2,
      "columnHeaders": {"1": ["Depth"]}}, "accessibilityElements": [
      {"kind": "element", "isElement": true, "label": "Depth", "cell": {"row": 0, "column": 1}},
      {"kind": "element", "isElement": true, "label": "Nine", "cell": {"row": 2, "column": 1}}]}}
    """

  static let rows: [Row] = spokenRows + pronouncedRows + movingRows + readingRows

  private static let spokenRows: [Row] = [
    Row(
      "hints", "off", #"Toggle("Lamp", isOn: $isOn)"#, says: ["Lamp, switch button, on"],
      without: ["Lamp, switch button, on, Double tap to toggle setting."]),
    Row(
      "button-hint", "on", #"Button("Moor") {}"#, says: ["Moor, button, Double tap to activate."],
      without: ["Moor, button"]),
    Row(
      "text-field-hint", "system", field + #".accessibilityHint("In full")"#,
      says: ["Boat, Name, text field, Double tap to edit."],
      without: ["Boat, Name, text field, In full, Double tap to edit."]),
    Row("actions", "off", mail, says: ["Mail"], without: ["Mail, Actions available"]),
    Row("actions", "braille", mail, says: ["Mail"], without: ["Mail, Actions available"]),
    Row(
      "more-content", "off", dog, says: ["Bailey, 3 years"],
      without: ["Bailey, 3 years, More content available"]),
    Row(
      "embedded-links", "off", #"Text("Read the [tables](https://example.org)")"#,
      says: ["Read the tables"], without: ["Read the tables, link"]),
    Row(
      "content-labels", "on", dog, says: ["Bailey, Age: 3 years, More content available"],
      without: ["Bailey, 3 years, More content available"]),
    Row(
      "content-order", "label-first", dog, ["rotor More Content", "swipe down"],
      says: ["More Content", "Age, 3 years"], without: ["More Content", "3 years, Age"]),
    Row(
      "container-descriptions", "off",
      """
      VStack { Button("Play") {} }.accessibilityElement(children: .contain)
        .accessibilityLabel("Player")
      """, says: ["Play, button"], without: ["Player, Play, button"]),
    Row(
      "table-headers", "off", table, ["last"], says: ["Nine, Row 3, Column 2"],
      without: ["Depth, Nine, Row 3, Column 2"]),
    Row(
      "row-column-numbers", "off", table, ["last"], says: ["Depth, Nine"],
      without: ["Depth, Nine, Row 3, Column 2"]),
    Row(
      "selected", "after", #"Button("A") {}.accessibilityAddTraits(.isSelected)"#,
      says: ["A, button, Selected"], without: ["Selected, A, button"]),
    Row(
      "position", "before",
      """
      Picker("Tide", selection: $count) { Text("Low").tag(1); Text("High").tag(2) }
        .pickerStyle(.segmented)
      """, says: ["Low, 1 of 2, button"], without: ["Low, button, 1 of 2"]),
    Row(
      "switch-role", "off", #"Toggle("Lamp", isOn: $isOn)"#,
      says: ["Lamp, on, Double tap to toggle setting."],
      without: ["Lamp, switch button, on, Double tap to toggle setting."]),
    Row(
      "toggle-role", "silent", #"Text("Lamp").accessibilityAddTraits(.isToggle)"#,
      says: ["Lamp, Double tap to toggle setting."],
      without: ["Lamp, switch button, Double tap to toggle setting."]),
    Row(
      "link-role", "link", #"Link("Site", destination: URL(string: "https://example.org")!)"#,
      says: ["Site, link"], without: ["Site, button, link"]),
    Row(
      "menu-role", "pop-up", #"Menu("Sort") { Button("A") {} }"#,
      says: ["Sort, pop up button, Double tap to activate the picker"],
      without: ["Sort, button, pop up button, Double tap to activate the picker"]),
  ]

  private static let pronouncedRows: [Row] = [
    Row(
      "punctuation", "all", #"Text("a: b")"#, isSpoken: true, says: ["a colon b"], without: ["a: b"]),
    Row(
      "capital-letters", "none", #"Text("Ab")"#, ["swipe down"], isSpoken: true, says: ["A"],
      without: ["Cap A"]),
    Row(
      "phonetic-feedback", "on", #"Text("ab")"#, ["swipe down"], isSpoken: true, says: ["a, Alfa"],
      without: ["a"]),
    Row(
      "number-feedback", "digits", #"Text("25 boats")"#, isSpoken: true, says: ["two five boats"],
      without: ["twenty five boats"]),
    Row(
      "decimal-point", "dot", #"Text("2.5 fathoms")"#, isSpoken: true, says: ["two dot five fathoms"],
      without: ["two point five fathoms"]),
    Row(
      "emoji", "off", #"Text("🍵 Tea")"#, isSpoken: true, says: ["Tea"],
      without: ["teacup without handle Tea"]),
    Row(
      "emoji-suffix", "on", #"Text("🍵 Tea")"#, isSpoken: true,
      says: ["teacup without handle emoji Tea"], without: ["teacup without handle Tea"]),
    Row(
      "typing-feedback", "none", field, ["double-tap", "set hints=off", "type Kelp"],
      says: ["Boat, Name, text field, is editing, insertion point at start"],
      without: ["Boat, Name, text field, is editing, insertion point at start", "Kelp"]),
    Row(
      "deleting-text", "none", field,
      ["set typing-feedback=none", "double-tap", "type Kelp", "type ⌫"],
      says: ["Boat, Name, text field, is editing, insertion point at start"],
      without: ["Boat, Name, text field, is editing, insertion point at start", "p"]),
    Row(
      "language", "de", #"Text("25")"#, isSpoken: true, says: ["25"], without: ["twenty five"]),
    Row(
      "speaking-rate", "80", #"Text("Kelp")"#, ["rotor Speech Rate", "swipe up"],
      says: ["Speech Rate", "85%"], without: ["Speech Rate", "55%"]),
    Row(
      "volume", "40", #"Text("Kelp")"#, ["rotor Volume", "swipe down"], says: ["Volume", "35%"],
      without: ["Volume", "95%"]),
  ]

  private static let movingRows: [Row] = [
    Row(
      "rotor", "Headings",
      #"VStack { Text("Kelp"); Text("Tides").accessibilityAddTraits(.isHeader) }"#,
      ["swipe down"], says: ["Tides, heading"], without: ["K"]),
    Row(
      "speak-rotor-confirmation", "off", #"Text("Kelp")"#, ["rotor Words"], says: [],
      without: ["Words"]),
    Row("rotor-actions", "off", mail, ["swipe down"], says: ["M"], without: ["Reply"]),
    Row(
      "wrap-actions", "off", mail, ["swipe down", "swipe down"], says: ["Reply", "!boundary", "Reply"],
      without: ["Reply", "Reply"]),
    Row(
      "named-action-order", "declared", mail + #".accessibilityAction(named: "Archive") {}"#,
      ["swipe down"], says: ["Reply"], without: ["Archive"]),
    Row(
      "boundary", "sound", #"Text("Kelp")"#, ["swipe right"], says: ["!boundary"],
      without: ["!boundary", "Kelp"]),
    Row(
      "focus-after-removal", "nearest",
      #"VStack { Text("Top"); if isOn { Button("Hide") { isOn = false } }; Text("End") }"#,
      ["swipe right", "double-tap"], says: ["Hide, button", "End"], without: ["Hide, button", "Top"]),
    Row(
      "navigation-style", "grouped",
      """
      VStack {
        Text("A")
        VStack { Text("B"); Text("C") }.accessibilityElement(children: .contain)
          .accessibilityLabel("Group")
        Text("D")
      }
      """, ["swipe right", "swipe right"], says: ["Group, B", "D"], without: ["Group, B", "C"]),
    Row(
      "navigate-images", "never", #"VStack { Text("A"); Image("boat"); Text("B") }"#,
      ["swipe right"], says: ["B"], without: ["boat, image"]),
    Row(
      "gesture-direction", "reversed", #"VStack { Text("A"); Text("B") }"#, ["swipe left"], says: ["B"],
      without: ["!boundary", "A"]),
    Row(
      "direct-touch", "off", #"Text("Keys").accessibilityDirectTouch()"#, ["rotor Direct Touch"],
      says: ["!action-failed"], without: ["Direct Touch"]),
    Row(
      "sounds", "off", #"Text("Kelp")"#, ["swipe right"], says: ["Kelp"], without: ["!boundary", "Kelp"]),
  ]

  private static let readingRows: [Row] = [
    Row(
      "stepper", "adjustable", #"Stepper("Guests", value: $count)"#,
      says: ["Guests, 2, adjustable, Swipe up or down with one finger to adjust the value."],
      without: ["Guests, Decrement, button"]),
    Row(
      "symbol-names", "raw", #"Image(systemName: "star.fill")"#, says: ["star.fill, image"],
      without: ["Favorite, image"]),
    Row(
      "combine-join", "newline",
      #"VStack { Text("A"); Text("B") }.accessibilityElement(children: .combine)"#,
      says: ["A, Newline, B"], without: ["A, B"]),
    Row(
      "columns", "columns",
      #"HStack { VStack { Text("A"); Text("B") }; VStack { Text("C"); Text("D") } }"#,
      ["swipe right", "swipe right"], says: ["B", "C"], without: ["C", "B"]),
    Row(
      "tab-badge", "on",
      """
      TabView {
        Text("A").tabItem { Text("Tides") }.badge(3)
        Text("B").tabItem { Text("Boats") }
      }
      """, ["last", "swipe left"],
      says: ["Tab bar, Boats, tab, 2 of 2", "Selected, Tides, 3 items, tab, 1 of 2"],
      without: ["Tab bar, Boats, tab, 2 of 2", "Selected, Tides, tab, 1 of 2"]),
  ]
}
