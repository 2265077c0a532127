import EarshotCaptures
import EarshotVocabulary
import Testing

@Suite("XCUIElement.debugDescription")
struct DebugDescriptionTests {
  private let dump = """
    Attributes: Application, 0x10, pid: 7, label: 'Rock Pool'
    Element subtree:
     →Application, 0x10, pid: 7, label: 'Rock Pool'
        Window (Main), 0x11, {{0.0, 0.0}, {402.0, 874.0}}
          NavigationBar, 0x12, {{0.0, 50.0}, {402.0, 50.0}}, identifier: 'Pool'
            StaticText, 0x13, {{100.0, 60.0}, {90.0, 20.0}}, label: 'Pool'
          StaticText, 0x14, {{10.0, 200.0}, {90.0, 20.0}}, label: 'Crab's claw, value: none', Selected
          Switch, 0x15, {{10.0, 240.0}, {90.0, 20.0}}, identifier: 'dry', label: 'Dry', value: 1
          TextField, 0x16, {{10.0, 280.0}, {90.0, 20.0}}, placeholderValue: 'Species', Keyboard Focused
          Button, 0x17, {{10.0, 320.0}, {90.0, 20.0}}, label: 'Two
    lines', Disabled
          Button, 0x18, {{inf, inf}, {0.0, 0.0}}, label: 'Lost'
    Path to element:
     →Application, 0x10, pid: 7, label: 'Rock Pool'
    Query chain:
     →Find: Target Application 'rocks'
    """

  @Test("Fields are told apart although texts are not escaped (spec formats.md 3)")
  func fields() throws {
    let heard = try Heard(dump)
    #expect(heard.stops.contains("Selected, Crab's claw, value: none"))
    #expect(heard.stops.contains("Dry, switch button, on"))
    #expect(heard.stops.contains("Species, text field"))
    #expect(heard.screens[0].name == "Rock Pool")
  }

  @Test(
    "Scroll bars are known by their labels in any case, and other labels are not taken for them",
    arguments: [
      ("VERTICAL Scroll Bar, 2 pages", false), ("scroll bar, ", false), ("A scroll bar", true),
      ("scroll bar,2", true), (", scroll", true), ("Tide, scroll bar", true),
    ])
  func scrollBars(label: String, isHeard: Bool) throws {
    let line = "Other, 0x1, {{0.0, 0.0}, {30.0, 700.0}}, label: '\(label)'\n"
    #expect(try Heard(line, as: .debugDescription).stops == (isHeard ? [label] : []))
  }

  @Test("A log may write the time before every line; levels are counted behind it (spec formats.md 3)")
  func logPrefix() throws {
    let lines = dump.split(separator: "\n", omittingEmptySubsequences: false)
    let log = lines.enumerated().map { "2026-03-01T10:00:\($0 + 10).1234567Z \($1)\n" }.joined()
    let heard = try Heard(log)
    #expect(heard.stops == (try Heard(dump).stops))
    #expect(heard.warnings.isEmpty)
    #expect(heard.elements.first?.source?.column == 38)
    let headless = lines.dropFirst(2).map { "10:00:01 App[12:7] \($0)\n" }.joined()
    #expect(try Heard(headless).stops == heard.stops)
    // A prefix of one line only is none of the others.
    let once = dump.replacing("Element subtree:", with: "    t =     1.20s Element subtree:")
    #expect(try Heard(once).stops == heard.stops)
  }

  @Test("Whether a spinner turns is no number to be spoken")
  func spinner() throws {
    let line = "ActivityIndicator, 0x1, {{0.0, 0.0}, {20.0, 20.0}}, label: 'In progress', value: 1\n"
    #expect(try Heard(line, as: .debugDescription).stops == ["In progress"])
  }

  @Test("A button \"Back\" in a navigation bar is guessed to lead back (spec formats.md 2.3)")
  func backButton() throws {
    let bar = """
      NavigationBar, 0x1, {{0.0, 50.0}, {402.0, 50.0}}
        Button, 0x2, {{10.0, 60.0}, {60.0, 20.0}}, label: 'Back'
        Button, 0x3, {{300.0, 60.0}, {60.0, 20.0}}, label: 'Edit'
      Button, 0x4, {{10.0, 160.0}, {60.0, 20.0}}, label: 'Back'
      """
    let heard = try Heard(bar, as: .debugDescription)
    #expect(heard.stops == ["back button", "Edit, button", "Back, button"])
    #expect(heard.outcomes.contains { $0.notes.contains { $0.hasPrefix("Guessed: traits") } })
  }

  @Test(
    "In other languages scroll bars are known by their shape and their percentage",
    arguments: ["40%", "40 %", "%40", "٤٠٪"])
  func scrollBarsOfOtherLanguages(value: String) throws {
    let bar = "Other, 0x1, {{387.0, 127.0}, {30.0, 700.0}}, label: 'Dikey kaydırma', value: \(value)\n"
    #expect(try Heard(bar, as: .debugDescription).stops == [])
    let wide = bar.replacing("{30.0, 700.0}", with: "{90.0, 100.0}")
    #expect(try Heard(wide, as: .debugDescription).stops == ["Dikey kaydırma, \(value)"])
  }

  @Test("A label with a line break goes on in the next line")
  func lineBreak() throws {
    let heard = try Heard(dump)
    #expect(heard.elements.contains { $0.label?.string.hasPrefix("Two\nlines") == true })
  }

  @Test("A text in a navigation bar is its title: guessed, and marked so")
  func title() throws {
    let heard = try Heard(dump)
    #expect(heard.stops[0] == "Pool, heading")
    #expect(heard.elements[0].origins.contains { $0.property == .traits && $0.standing != .given })
  }

  @Test("A dump that was cut off is said to be")
  func truncated() throws {
    let cut = dump.components(before: "Path to element:")
    #expect(try Heard(cut).warnings.contains { $0.contains("truncated") })
    #expect(try !Heard(dump).warnings.contains { $0.contains("truncated") })
  }

  @Test("Only a query: the app could not be resolved")
  func queryOnly() throws {
    let heard = try Heard("Query chain:\n →Find: Target Application 'rocks'\n  Output: {\n }")
    #expect(heard.warnings.contains { $0.contains("empty") })
  }

  @Test("A frame that holds no numbers is an error with its place")
  func brokenFrame() throws {
    let message = try #require(
      refusal("Element subtree:\n →Application, 0x1, {{nan, 0.0}, {1.0, 1.0}}, label: 'A'"))
    #expect(message.hasPrefix("screen.capture:2:"))
  }
}

extension String {
  fileprivate func components(before mark: String) -> String {
    guard
      let line = split(separator: "\n", omittingEmptySubsequences: false).firstIndex(where: {
        $0.hasPrefix(mark)
      })
    else { return self }
    return split(separator: "\n", omittingEmptySubsequences: false)[..<line].joined(separator: "\n")
  }
}

@Suite("Maestro")
struct MaestroTests {
  private func node(_ text: String, _ bounds: String, _ more: String = "", _ children: String = "") -> String
  {
    """
    {"attributes":{"accessibilityText":"\(text)","title":"","value":"","text":"","hintText":"","resource-id":"",
     "enabled":"true","focused":"false","selected":"false","checked":"false"\(more),"bounds":"\(bounds)"},"children":[\(children)]}
    """
  }

  private func screen(_ content: String) -> String {
    "Running on iPhone\nNone: \n"
      + node(
        "", "[0,0][0,0]", "", node("Teas", "[0,0][402,874]", "", node("", "[0,0][402,874]", "", content)))
  }

  @Test("Log lines before the JSON are passed over, the app is no stop")
  func log() throws {
    #expect(try Heard(screen(node("Sencha", "[10,100][90,120]"))).stops == ["Sencha"])
  }

  @Test("A view that a part repeats is a button by guess (spec formats.md 4)")
  func button() throws {
    let heard = try Heard(
      screen(
        node(
          "Brew", "[10,100][390,144]", "",
          node("Brew", "[20,110][60,130]") + "," + node("steam", "[70,110][80,130]"))))
    #expect(heard.stops == ["Brew, button"])
    #expect(heard.outcomes.contains { $0.notes.contains { $0.hasPrefix("Guessed: ") } })
  }

  @Test("The two views of a React Native text are a text, not a button")
  func doubled() throws {
    let heard = try Heard(
      screen(node("Matcha", "[10,100][390,120]", "", node("Matcha", "[10,100][390,120]"))))
    #expect(heard.stops == ["Matcha"])
  }

  @Test("hintText is a placeholder, not a hint")
  func placeholder() throws {
    let text = screen(node("", "[10,100][390,144]")).replacing(#""hintText":"""#, with: #""hintText":"Leaf""#)
    #expect(try Heard(text).stops.contains("Leaf, text field"))
  }

  @Test("An alert is what is reached, its last texts of one size are its buttons: by guess")
  func alert() throws {
    let alert = node(
      "Pour it away?", "[41,349][361,553]", "",
      node("Pour it away?", "[71,370][331,413]") + "," + node("Pour", "[57,433][345,481]") + ","
        + node("Keep", "[57,489][345,537]"))
    let heard = try Heard(
      screen(node("Sencha", "[10,100][90,120]") + "," + node("", "[0,0][402,874]", "", alert)))
    #expect(heard.stops == ["Pour it away?", "Pour, button", "Keep, button"])
  }

  @Test("A labelled view that covers the screen, or holds equals side by side, is no stop itself")
  func containers() throws {
    let cells = node("Sencha", "[0,200][200,400]") + "," + node("Hojicha", "[200,200][400,400]")
    let grid = node("Teas of the day", "[0,150][402,420]", "", cells)
    #expect(try Heard(screen(grid)).stops == ["Sencha", "Hojicha"])
    let page = node("All teas", "[0,0][402,874]", "", node("Genmaicha", "[10,100][90,120]"))
    #expect(try Heard(screen(page)).stops == ["Genmaicha"])
  }

  @Test("The region that closes a popover stays in reach beside it")
  func popover() throws {
    let region = node("dismiss popup", "[0,0][402,874]").replacing(
      #""resource-id":"""#, with: #""resource-id":"PopoverDismissRegion""#)
    let box = node(
      "Block?", "[65,640][305,830]", "",
      node("Block?", "[95,662][275,748]") + "," + node("Block", "[81,766][289,814]"))
    #expect(
      try Heard(screen(region + "," + box)).stops == ["dismiss popup, button", "Block?", "Block, button"])
  }

  @Test("Android's hierarchy is refused")
  func android() throws {
    let message = try #require(
      refusal(
        #"{"attributes":{"class":"android.view.View","package":"tea","bounds":"[0,0][1,1]"},"children":[]}"#))
    #expect(message.contains("Android"))
  }

  @Test("Bounds of another shape are an error with their place")
  func bounds() throws {
    let message = try #require(refusal(#"{"attributes":{"bounds":"wide"},"children":[]}"#))
    #expect(message.hasPrefix("screen.capture:1:"))
  }

  @Test("Trailblaze's envelope: sides of 0 are left out")
  func trailblaze() throws {
    let heard = try Heard(
      """
      {"deviceWidth":402,"deviceHeight":874,"viewHierarchy":{"children":[{"nodeId":2,"accessibilityText":"Teas","x2":402,"y2":874,
       "children":[{"nodeId":3,"accessibilityText":"Genmaicha","x2":90,"y1":100,"y2":120,"children":[]}]}]}}
      """)
    #expect(heard.stops == ["Genmaicha"])
  }
}
