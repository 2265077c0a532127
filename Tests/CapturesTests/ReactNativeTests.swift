import EarshotCaptures
import EarshotVocabulary
import Testing

@Suite("React Native render trees")
struct ReactNativeTests {
  /// A node as `toJSON()` gives it.
  private func node(_ type: String, _ props: String = "", _ children: String = "") -> String {
    #"{"type":"\#(type)","props":{\#(props)},"children":\#(children.isEmpty ? "null" : "[\(children)]")}"#
  }

  private func paper() -> CaptureOptions {
    var options = CaptureOptions()
    options.reactNative = .paper
    return options
  }

  @Test("Texts are stops, a view is one only with accessible (spec formats.md 6.3)")
  func stops() throws {
    let heard = try Heard(
      node(
        "View", #""accessibilityLabel":"Teas","accessibilityRole":"button""#,
        node("Text", "", #""Sencha""#) + ","
          + node("View", #""accessible":true"#, node("Text", "", #""Hojicha""#))))
    #expect(heard.stops == ["Sencha", "Hojicha"])
  }

  @Test("An accessible view takes the labels inside: with commas since 0.79, with spaces before (6.4)")
  func labels() throws {
    let row = node(
      "View", #""accessible":true"#,
      node("Text", "", #""Sencha""#) + ","
        + node("View", #""accessibilityLabel":"80 degrees""#, node("Text", "", #""80""#)))
    #expect(try Heard(row).stops == ["Sencha, 80 degrees"])
    #expect(try Heard(row, options: paper()).stops == ["Sencha 80 degrees"])
  }

  @Test("Nested texts are one, and several strings join without a space (6.4, 3)")
  func nestedTexts() throws {
    let text = node("Text", "", #""Brew for ","3",\#(node("Text", "", #"" minutes""#))"#)
    #expect(try Heard(text).stops == ["Brew for 3 minutes"])
  }

  @Test(
    "Roles become traits, or words in the value (6.5)",
    arguments: [
      ("button", "Tea, button", "Tea, button"), ("link", "Tea, link", "Tea, link"),
      ("header", "Tea, heading", "Tea, heading"), ("image", "Tea, image", "Tea, image"),
      ("search", "Tea, search field", "Tea, search field"),
      ("checkbox", "Tea, checkbox", "Tea, checkbox"), ("radio", "Tea, radio button", "Tea, radio button"),
      ("alert", "Tea, alert", "Tea, alert"), ("menuitem", "Tea", "Tea, menu item"),
      ("tab", "Tea", "Tea, tab"), ("toolbar", "Tea", "Tea, tool bar"), ("list", "Tea", "Tea"),
    ])
  func roles(role: String, fabric: String, paper old: String) throws {
    let view = node("View", #""accessible":true,"accessibilityLabel":"Tea","accessibilityRole":"\#(role)""#)
    #expect(try Heard(view).stops == [fabric])
    #expect(try Heard(view, options: paper()).stops == [old])
  }

  @Test("States follow the role's word in their order; collapsed is said by Paper only (6.6)")
  func states() throws {
    let view = node(
      "View",
      """
      "accessible":true,"accessibilityLabel":"Milk","accessibilityRole":"checkbox",
      "accessibilityState":{"busy":true,"expanded":false,"checked":"mixed","selected":true,"disabled":true}
      """)
    #expect(try Heard(view).stops == ["Selected, Milk, checkbox, mixed, busy, dimmed"])
    #expect(
      try Heard(view, options: paper()).stops == ["Selected, Milk, checkbox, mixed, collapsed, busy, dimmed"])
  }

  @Test("A switch has iOS's own words and no state word of React Native (6.5, 6.6)")
  func switches() throws {
    let role = node(
      "View",
      #""accessible":true,"accessibilityLabel":"Milk","accessibilityRole":"switch","accessibilityState":{"checked":true}"#
    )
    #expect(try Heard(role).stops == ["Milk, switch button, on"])
    let host = node("RCTSwitch", #""accessibilityLabel":"Milk","value":false"#)
    #expect(try Heard(host).stops == ["Milk, switch button, off"])
  }

  @Test("Values: the text, else the share of the range, worded by the renderer (6.6)")
  func values() throws {
    func view(_ value: String) -> String {
      node("View", #""accessible":true,"accessibilityLabel":"Steep","accessibilityValue":\#(value)"#)
    }
    #expect(try Heard(view(#"{"text":"two minutes","now":2}"#)).stops == ["Steep, two minutes"])
    let range = view(#"{"min":0,"max":5,"now":1}"#)
    #expect(try Heard(range).stops == ["Steep, 20%"])
    #expect(try Heard(range, options: paper()).stops == ["Steep, 20 percent"])
  }

  @Test("aria props and role win over the older spellings (6.2)")
  func aria() throws {
    let view = node(
      "View",
      """
      "accessible":true,"accessibilityLabel":"old","aria-label":"Milk","accessibilityRole":"link","role":"heading",
      "accessibilityState":{"disabled":false},"aria-disabled":true
      """)
    #expect(try Heard(view).stops == ["Milk, dimmed, heading"])
  }

  @Test("Hidden: accessibilityElementsHidden, aria-hidden, display none; Android's prop hides nothing (6.2)")
  func hidden() throws {
    let text = node("Text", "", #""Tea""#)
    for props in [
      #""accessibilityElementsHidden":true"#, #""aria-hidden":true"#,
      #""style":[{"flex":1},[{"display":"none"}]]"#,
    ] {
      #expect(try Heard(node("View", props, text)).stops == [])
    }
    #expect(
      try Heard(node("View", #""importantForAccessibility":"no-hide-descendants""#, text)).stops == ["Tea"])
  }

  @Test("What is beside a modal view can't be reached (6.2)")
  func modal() throws {
    let behind = node("Text", "", #""Behind""#)
    let dialog = node("View", #""aria-modal":true"#, node("Text", "", #""Dialog""#))
    #expect(try Heard(node("View", "", behind + "," + dialog)).stops == ["Dialog"])
    #expect(
      try Heard(node("View", "", behind + "," + node("Modal", #""visible":false"#, dialog))).stops
        == ["Behind"])
  }

  /// A harbour list whose own order is from the last to the first text.
  private func listed(_ order: String, _ props: String = "") -> String {
    node(
      "View", #""nativeID":"list","experimental_accessibilityOrder":[\#(order)]\#(props)"#,
      [
        node("Text", #""nativeID":"a""#, #""Pier""#), node("Text", "", #""Buoy""#),
        node("View", #""id":"b""#, node("Text", "", #""Lock""#) + "," + node("Text", "", #""Quay""#)),
      ].joined(separator: ","))
  }

  @Test("experimental_accessibilityOrder: what it lists in its order, and nothing else (6.3)")
  func order() throws {
    let heard = try Heard(listed(#""b","a","nowhere""#))
    #expect(heard.stops == ["Lock", "Quay", "Pier"])
    #expect(heard.outcomes.contains { $0.fate == .hidden(.notInElements) })
    #expect(heard.notices.contains { $0.message.contains("enableAccessibilityOrder") })
    #expect(try Heard(listed(#""b","a""#), options: paper()).stops == ["Pier", "Buoy", "Lock", "Quay"])
  }

  @Test("A stop that lists itself is an element among the others; one that does not swallows them")
  func orderOfItself() throws {
    let stop = #","accessible":true,"accessibilityLabel":"Harbour""#
    #expect(try Heard(listed(#""a","list""#, stop)).stops == ["Pier", "Harbour"])
    #expect(try Heard(listed(#""a""#, stop)).stops == ["Harbour"])
  }

  @Test("A text field's placeholder is its value while it is empty (6.2)")
  func fields() throws {
    #expect(try Heard(node("TextInput", #""placeholder":"Leaf","value":"""#)).stops == ["Leaf, text field"])
    #expect(
      try Heard(
        node(
          "TextInput",
          #""accessibilityLabel":"Pin","value":"1234","secureTextEntry":true,"editable":false"#
        )
      ).stops == ["Pin, ••••, dimmed, secure text field"])
  }

  @Test("Actions are named by Fabric with their name, by Paper with their label (6.6)")
  func actions() throws {
    let view = node(
      "View",
      """
      "accessible":true,"accessibilityLabel":"Tea","accessibilityActions":[{"name":"pour","label":"Pour it"},
      {"name":"activate"},{"name":"increment"},{"name":"drink"}]
      """)
    #expect(try Heard(view).elements[0].actions.map(\.name) == ["pour", "drink"])
    #expect(try Heard(view, options: paper()).elements[0].actions.map(\.name) == ["Pour it"])
  }

  @Test("Links in a text are stops of their own behind it in Fabric (6.4, 4)")
  func links() throws {
    let text = node(
      "Text", "", #""Read the ",\#(node("Text", #""accessibilityRole":"link""#, #""tea guide""#))"#)
    let heard = try Heard(text, hints: true)
    #expect(
      heard.stops == [
        "Read the tea guide, One link found, swipe to move to the link.", "tea guide, link, Link 1 of 1.",
      ])
    #expect(try Heard(text, options: paper()).stops == ["Read the tea guide"])
  }

  @Test("A glyph of an icon font is flagged: VoiceOver is given its private character (6.7)")
  func glyph() throws {
    #expect(
      try Heard(node("Text", "", #""\#u{e900}""#)).warnings.contains { $0.contains("icon font") })
  }

  @Test("Props without a meaning for speech are kept and shown (issue: unknown fields)")
  func extras() throws {
    let heard = try Heard(node("View", #""brew":"slow""#, node("Text", "", #""Tea""#)))
    #expect(heard.notes(of: "View").contains("brew: slow"))
  }

  @Test("Null, one node, a list, and an object of them by name are all read (6.1)")
  func shapes() throws {
    let text = node("Text", "", #""Tea""#)
    #expect(try Heard("null", as: .reactNative).stops == [])
    #expect(try Heard("[\(text),\(node("Text", "", #""Cup""#))]").stops == ["Tea", "Cup"])
    let named = try Heard(#"{"renders 1":\#(text),"renders 2":null}"#)
    #expect(named.screens.map(\.name) == ["renders 1", "renders 2"])
  }

  @Test(
    "Texts in braces have the escapes of JavaScript (ECMAScript, String Literals)",
    arguments: [
      (#"{"caf\u00e9"}"#, "café"), (#"{'na\xefve'}"#, "naïve"), (#"{"\u{1F375} tea"}"#, "🍵 tea"),
      (#"{"\ud83c\udf75 tea"}"#, "🍵 tea"), (#"{'it\'s'}"#, "it's"), ("{\"a\\\n b\"}", "a b"),
      (#"{`tea \u0026 milk`}"#, "tea & milk"), (#"{"a\\u00e9"}"#, #"a\u00e9"#), (#"{"\q\u12"}"#, "qu12"),
      (#"{"\u{"}"#, "u{"), (#"{"\ud83c!"}"#, "\u{FFFD}!"),
    ])
  func scriptEscapes(label: String, heard: String) throws {
    let source = "export const Cup = () => <View accessible accessibilityLabel=\(label) />"
    #expect(try Heard(source, as: .jsx).elements.map { $0.label?.string } == [heard])
  }

  @Test(
    "Texts of JSX have entities and no escapes (JSX specification)",
    arguments: [
      (#""caf&eacute; &#8211; &#x2014; &hellip;""#, "café – — …"), (#""a\u00e9\n""#, #"a\u00e9\n"#),
      (#""tea &amp;amp; milk &no; &""#, "tea &amp; milk &no; &"),
      (#"'&#xD800; &#99999999999;'"#, "&#xD800; &#99999999999;"),
    ])
  func attributeTexts(label: String, heard: String) throws {
    let source = "export const Cup = () => <View accessible accessibilityLabel=\(label) />"
    #expect(try Heard(source, as: .jsx).elements.map { $0.label?.string } == [heard])
    let child = "export const Cup = () => <Text>\(label.dropFirst().dropLast())</Text>"
    #expect(try Heard(child, as: .jsx).elements.map { $0.label?.string } == [heard])
  }

  @Test("Wrong types and endless nesting are errors with their place")
  func hostile() throws {
    #expect(
      try #require(refusal(#"{"type":5,"props":{},"children":null}"#, as: .reactNative)).contains("'type'"))
    #expect(
      try #require(refusal(#"{"type":"View","props":[],"children":null}"#)).hasPrefix("screen.capture:1:"))
    let deep = String(repeating: #"{"type":"View","props":{},"children":["#, count: 100_000)
    #expect(try #require(refusal(deep)).contains("deeper"))
    let twice = #"{"type":"View","props":{"a":1,"a":2},"children":null}"#
    #expect(try #require(refusal(twice)).contains("twice"))
  }
}
