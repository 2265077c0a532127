import EarshotVocabulary
import Testing

// Apple's documentation of PreferenceKey, preference(key:value:), transformPreference, onPreferenceChange and
// overlayPreferenceValue.
@Suite("Preferences") struct PreferenceTests {
  private let keys = """
    struct Names: PreferenceKey {
      static var defaultValue: [String] = []
      static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
    }
    struct Title: PreferenceKey {
      static let defaultValue = "untitled"
      static func reduce(value: inout String, nextValue: () -> String) { value = nextValue() }
    }
    struct Boat: View {
      let name: String
      var body: some View { Text(name).preference(key: Names.self, value: [name]) }
    }
    """

  private func screen(_ body: String, members: String = "@State var told = \"none\"") -> Screen {
    Screen(probe(body, members: members, declarations: keys), open: "Probe")
  }

  @Test("What views tell is joined by the key in their order and reaches onPreferenceChange")
  func joined() {
    let screen = screen(
      "VStack { Text(told); Boat(name: \"Tern\"); HStack { Boat(name: \"Gull\"); Text(\"x\") } }"
        + ".onPreferenceChange(Names.self) { told = $0.joined(separator: \"+\") }")
    #expect(screen.texts == ["Tern+Gull", "Tern", "Gull", "x"])
  }

  @Test("A view's own value takes the place of its parts', and one of another key says nothing")
  func own() {
    let screen = screen(
      "VStack { Text(told); Boat(name: \"Tern\") }.preference(key: Names.self, value: [\"Fleet\"])"
        + ".preference(key: Title.self, value: \"Harbour\")"
        + ".onPreferenceChange(Names.self) { told = $0.joined(separator: \"+\") }")
    #expect(screen.texts == ["Fleet", "Tern"])
  }

  @Test("Without a value nothing is told, and what is told further out is not heard further in")
  func quiet() {
    #expect(screen("Text(told).onPreferenceChange(Title.self) { told = $0 }").texts == ["none"])
    let outside = screen(
      "Text(told).onPreferenceChange(Title.self) { told = $0 }.preference(key: Title.self, value: \"late\")")
    #expect(outside.texts == ["none"])
  }

  @Test("transformPreference changes what the parts have told")
  func transformed() {
    let screen = screen(
      "VStack { Text(told); Boat(name: \"Tern\") }.transformPreference(Names.self) { $0.append(\"more\") }"
        + ".onPreferenceChange(Names.self) { told = $0.joined(separator: \"+\") }")
    #expect(screen.texts == ["Tern+more", "Tern"])
  }

  @Test("An overlay or background made of the value is on the screen; the default where none was told")
  func overlays() {
    let screen = screen(
      "VStack { Boat(name: \"Tern\"); Text(\"a\").overlayPreferenceValue(Title.self) { Text($0) } }"
        + ".backgroundPreferenceValue(Names.self) { names in Text(\"\\(names.count) boats\") }")
    #expect(Set(screen.texts) == ["Tern", "a", "untitled", "1 boats"])
  }

  @Test("A change in one row is told again, with what the other rows told before")
  func rows() {
    var screen = screen(
      "VStack { Text(told); ForEach(boats, id: \\.self) { Boat(name: $0) }; Button(\"more\") { boats.append(\"Tern\") } }"
        + ".onPreferenceChange(Names.self) { told = $0.joined(separator: \"+\") }",
      members: "@State var told = \"none\"; @State var boats = [\"Skua\", \"Gull\"]")
    #expect(screen.texts.first == "Skua+Gull")
    screen.tap("more")
    #expect(screen.texts.first == "Skua+Gull+Tern")
  }
}
