import EarshotCaptures
import EarshotVocabulary
import Testing

@Suite("WebDriverAgent page source")
struct WebDriverAgentTests {
  private func page(_ content: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <AppiumAUT><XCUIElementTypeApplication type="XCUIElementTypeApplication" name="Tides" label="Tides" enabled="true" visible="true" x="0" y="0" width="402" height="874">
    <XCUIElementTypeWindow type="XCUIElementTypeWindow" enabled="true" visible="true" x="0" y="0" width="402" height="874">
    \(content)
    </XCUIElementTypeWindow></XCUIElementTypeApplication></AppiumAUT>
    """
  }

  private func node(
    _ type: String, _ attributes: String = "", y: Int = 100, width: Int = 100, height: Int = 30,
    visible: Bool = true, _ content: String = ""
  ) -> String {
    """
    <XCUIElementType\(type) type="XCUIElementType\(type)" enabled="true" visible="\(visible)" x="10" y="\(y)" width="\(width)" height="\(height)" \(attributes)>\(content)</XCUIElementType\(type)>
    """
  }

  @Test("Where the tool says what VoiceOver stops at, that decides (spec formats.md 2.5, 3)")
  func accessible() throws {
    let heard = try Heard(
      page(
        node(
          "Other", #"label="Row" name="Row" accessible="false""#,
          node("StaticText", #"label="High water" name="High water" value="High water" accessible="true""#))))
    #expect(heard.stops == ["High water"])
  }

  @Test("The first that is something on the way down is a stop, and swallows what is in it (2.5, 4)")
  func firstOnThePath() throws {
    let heard = try Heard(
      page(node("Button", #"label="Anchor" name="Anchor""#, node("StaticText", #"label="Anchor""#))))
    #expect(heard.stops == ["Anchor, button"])
  }

  @Test("A labelled view around a control is a container (2.5, 4)")
  func container() throws {
    let heard = try Heard(
      page(node("Other", #"label="Add" name="Add""#, node("Button", #"label="Add" name="Add""#))))
    #expect(heard.stops == ["Add, button"])
  }

  @Test("Covered views are left out, with the reason; those below the screen stay (2.5, 2)")
  func visibility() throws {
    let heard = try Heard(
      page(
        node("StaticText", #"label="Covered""#, visible: false)
          + node("StaticText", #"label="Shown""#, y: 200)
          + node("StaticText", #"label="Below""#, y: 1000, visible: false)))
    #expect(heard.stops == ["Shown", "Below"])
    #expect(heard.outcomes.contains { $0.notes.contains { $0.contains("not visible") } })
  }

  @Test("Traits are read where they are written; private ones follow from the type (2.1)")
  func traits() throws {
    let heard = try Heard(
      page(
        node("StaticText", #"label="Harbour" traits="Header, StaticText""#)
          + node("Switch", #"label="Alarm" value="0" traits="ToggleButton, Button""#, y: 200)
          + node("SecureTextField", #"label="Code" traits="""#, y: 300)))
    #expect(heard.stops == ["Harbour, heading", "Alarm, switch button, off", "Code, secure text field"])
  }

  @Test("A lone 1 on a button means selected; a text's own value is not said twice (2.4)")
  func values() throws {
    let heard = try Heard(
      page(
        node("Button", #"label="Today" value="1""#)
          + node("StaticText", #"label="Low water" value="Low water""#, y: 200)
          + node("TextField", #"value="Port" placeholderValue="Port" label="""#, y: 300)))
    #expect(heard.stops == ["Selected, Today, button", "Low water", "Port, text field"])
  }

  @Test("The name is never spoken where there is no label (2.6)")
  func name() throws {
    let heard = try Heard(page(node("Button", #"name="tide.chart""#)))
    #expect(heard.stops == ["button"])
    #expect(heard.elements[0].identifier == "tide.chart")
  }

  @Test("Scroll bars and the status bar are left out (2.5)")
  func furniture() throws {
    let heard = try Heard(
      page(
        node("StatusBar", "", y: 0, node("StaticText", #"label="9:41""#, y: 0))
          + node("Other", #"label="Vertical scroll bar, 2 pages" value="0%" traits="Adjustable""#, y: 60)
          + node("StaticText", #"label="Tide""#, y: 200)))
    #expect(heard.stops == ["Tide"])
  }

  @Test("Tabs have their place; bars come first and last, whatever scrolls under them")
  func bars() throws {
    let heard = try Heard(
      page(
        node(
          "ScrollView", "", y: 0, width: 390, height: 874,
          node("StaticText", #"label="Scrolled up""#, y: 20)
            + node("StaticText", #"label="Far down""#, y: 900))
          + node("NavigationBar", #"name="Tides""#, y: 44, node("StaticText", #"label="Tides""#, y: 50))
          + node(
            "TabBar", "", y: 800,
            node("Button", #"label="Chart" value="1""#, y: 800) + node("Button", #"label="Log""#, y: 800))))
    #expect(
      heard.stops == [
        "Tides, heading", "Scrolled up", "Far down", "Tab bar, Selected, Chart, tab, 1 of 2",
        "Log, tab, 2 of 2",
      ])
  }

  @Test("While an alert is shown only what is in it can be reached (2.5, 7)")
  func alert() throws {
    let heard = try Heard(
      page(
        node("StaticText", #"label="Behind""#)
          + node(
            "Alert", #"label="Storm""#, y: 300,
            node("StaticText", #"label="Storm""#, y: 310) + node("Button", #"label="OK""#, y: 350))))
    #expect(heard.stops == ["Storm", "OK, button"])
  }

  @Test("The two views of a React Native text are one stop (2.5, 5)")
  func doubled() throws {
    let heard = try Heard(
      page(node("StaticText", #"label="Ebb""#) + node("StaticText", #"label="Ebb""#)))
    #expect(heard.stops == ["Ebb"])
  }

  @Test("A tree of unresolved elements is a failed capture (2.5, 1)")
  func unresolved() throws {
    let any =
      #"<XCUIElementTypeAny type="XCUIElementTypeAny" enabled="true" visible="false" x="-1" y="-1" width="0" height="0"/>"#
    let heard = try Heard("<AppiumAUT>\(any)\(any)</AppiumAUT>")
    #expect(heard.stops.isEmpty)
    #expect(heard.warnings.contains { $0.contains("failed") })
  }

  @Test("Text behind the page source is said not to be read", arguments: [")", "```", "Done."])
  func trailing(text: String) throws {
    let button = #"<XCUIElementTypeButton type="XCUIElementTypeButton" label="Moor"/>"#
    let heard = try Heard("<AppiumAUT>\(button)</AppiumAUT>\n\(text)")
    #expect(heard.stops == ["Moor, button"])
    #expect(heard.notices.contains { $0.message.contains("is not read") })
  }

  @Test("Android's page source is refused by name")
  func android() throws {
    let message = try #require(refusal(#"<hierarchy><android.widget.Button text="A"/></hierarchy>"#))
    #expect(message.contains("Android"))
  }

  @Test(
    "Hostile and broken XML is refused with its place",
    arguments: [
      #"<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "bb"><!ENTITY c "&b;&b;">]><AppiumAUT>&c;</AppiumAUT>"#,
      #"<AppiumAUT><XCUIElementTypeButton x="NaN" y="1" width="2" height="3"/></AppiumAUT>"#,
      #"<AppiumAUT><XCUIElementTypeButton label="a" label="b"/></AppiumAUT>"#,
      #"<AppiumAUT><XCUIElementTypeWindow><XCUIElementTypeButton label="cut"#,
      #"<AppiumAUT></XCUIElementTypeWindow>"#,
      String(repeating: "<XCUIElementTypeOther>", count: 100_000),
    ])
  func broken(_ text: String) throws {
    let message = try #require(refusal(text, as: .webDriverAgentXML))
    #expect(message.hasPrefix("screen.capture:1:"))
    #expect(message.contains("error: "))
  }

  @Test("A log before the XML and a rest after it are passed over, and places stay right")
  func log() throws {
    let heard = try Heard("[HTTP] response:\n" + page(node("Button", #"label="Moor""#)) + "\n)")
    #expect(heard.stops == ["Moor, button"])
    #expect(heard.elements[0].source?.line == 5)
  }

  @Test("A frame that is not rounded wins over the rounded sides (2.1)")
  func nativeFrame() throws {
    let heard = try Heard(
      """
      <AppiumAUT><XCUIElementTypeButton type="XCUIElementTypeButton" label="Row" enabled="true" visible="true"
       x="10" y="20" width="31" height="41" nativeFrame="{{10.5, 20.25}, {30, 40}}"/></AppiumAUT>
      """)
    #expect(heard.elements[0].frame == Rect(x: 10.5, y: 20.25, width: 30, height: 40))
  }

  @Test("JSON: flags are texts, rawIdentifier is the identifier (2.2)")
  func json() throws {
    let heard = try Heard(
      """
      {"value":{"type":"Application","label":"Tides","rawIdentifier":null,"isEnabled":"1","isVisible":"1","isAccessible":"0",
        "rect":{"x":0,"y":0,"width":402,"height":874},"children":[
        {"type":"Button","label":"Cast off","name":"castOff","rawIdentifier":"castOff","isEnabled":"0","isVisible":"1",
         "isAccessible":"1","traits":"Button, NotEnabled","rect":{"x":0,"y":100,"width":90,"height":40}}]},"sessionId":"1"}
      """)
    #expect(heard.stops == ["Cast off, dimmed, button"])
    #expect(heard.elements[0].identifier == "castOff")
  }

  @Test("accessibleSource: what has a label is a stop, in the order of the capture (2.2)")
  func accessibleSource() throws {
    let heard = try Heard(
      """
      {"value":{"type":"Application","name":"Tides","rawIdentifier":null,"children":[
        {"type":"Other","name":null,"rawIdentifier":null,"children":[
          {"type":"Button","label":"B","name":"B","value":null,"rawIdentifier":null},
          {"type":"StaticText","label":"A","name":"A","value":"A","rawIdentifier":null}]}]},"sessionId":"1"}
      """)
    #expect(heard.stops == ["B, button", "A"])
  }
}
