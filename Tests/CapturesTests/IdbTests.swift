import EarshotCaptures
import EarshotVocabulary
import Testing

@Suite("idb and AXe")
struct IdbTests {
  private func element(_ type: String, _ fields: String, y: Int = 100) -> String {
    """
    {"AXFrame":"{{10, \(y)}, {100, 40}}","type":"\(type)","enabled":true,\(fields),
     "frame":{"x":10,"y":\(y),"width":100,"height":40}}
    """
  }

  private var app: String {
    #"{"type":"Application","AXLabel":"Tea House","frame":{"x":0,"y":0,"width":402,"height":874},"enabled":true}"#
  }

  @Test("A flat list keeps its order, and the app is no stop (spec formats.md 1.4)")
  func flat() throws {
    let heard = try Heard(
      "[\(app),\(element("Button", #""AXLabel":"Brew""#, y: 500)),\(element("StaticText", #""AXLabel":"Kettle""#))]"
    )
    #expect(heard.stops == ["Brew, button", "Kettle"])
    #expect(heard.screens.map(\.name) == ["Tea House"])
  }

  @Test("Types stand in for traits that were not collected (spec formats.md 1.3)")
  func types() throws {
    let heard = try Heard(
      """
      [\(element("Heading", #""AXLabel":"Teas""#)),
       \(element("CheckBox", #""AXLabel":"Milk","AXValue":"1","subrole":"AXSwitch","traits":[]"#, y: 200)),
       \(element("Slider", #""AXLabel":"Strength","AXValue":"40%""#, y: 300)),
       \(element("PopUpButton", #""AXLabel":"Cup""#, y: 400))]
      """)
    #expect(
      heard.stops == [
        "Teas, heading", "Milk, switch button, on", "Strength, 40%, adjustable", "Cup, pop up button",
      ])
    #expect(heard.notices.contains { $0.message.contains("no traits") })
  }

  @Test("Real traits win over the type; bits that iOS does not speak don't count (1.3)")
  func traits() throws {
    let heard = try Heard(
      "[\(element("StaticText", #""AXLabel":"Oolong","traits":["StaticText","Selected","Scrollable"]"#))]")
    #expect(heard.stops == ["Selected, Oolong"])
    #expect(heard.elements[0].origins.contains { $0.property == .traits && $0.standing == .given })
  }

  @Test("A trait from the type is derived, not given")
  func origins() throws {
    let heard = try Heard("[\(element("Button", #""AXLabel":"Pour""#))]")
    #expect(heard.elements[0].origins.contains { $0.property == .traits && $0.standing == .derived })
  }

  @Test("Hints and custom actions are read")
  func hint() throws {
    let heard = try Heard(
      "[\(element("Button", #""AXLabel":"Pot","help":"Pours a cup","custom_actions":["Refill","Empty"]"#))]",
      hints: true)
    #expect(heard.stops == ["Pot, button, Pours a cup, Actions available"])
    #expect(heard.elements[0].actions.map(\.name) == ["Refill", "Empty"])
  }

  @Test("A leaf of a nested capture is a stop; in order of place, not of writing (1.4)")
  func nested() throws {
    let heard = try Heard(
      """
      [{"type":"Application","AXLabel":"Tea","frame":{"x":0,"y":0,"width":402,"height":874},"children":[
        {"type":"Group","AXLabel":null,"frame":{"x":0,"y":60,"width":402,"height":300},"children":[
          \(element("Button", #""AXLabel":"Second","children":[]"#, y: 300)),
          \(element("Button", #""AXLabel":"First","children":[]"#, y: 80))]}]}]
      """)
    #expect(heard.stops == ["First, button", "Second, button"])
  }

  @Test("A search field keeps the button inside it (1.4)")
  func accessories() throws {
    let heard = try Heard(
      """
      [{"type":"Application","AXLabel":"Tea","frame":{"x":0,"y":0,"width":402,"height":874},"children":[
        {"type":"TextField","subrole":"AXSearchField","AXLabel":"Search teas","frame":{"x":10,"y":60,"width":300,"height":40},
         "children":[{"type":"Image","AXLabel":"Search","frame":{"x":12,"y":62,"width":20,"height":20},"children":[]},
                     {"type":"Button","AXLabel":"Dictate","frame":{"x":270,"y":62,"width":20,"height":20},"children":[]}]}]}]
      """)
    #expect(heard.stops == ["Search teas, search field", "Dictate, button"])
  }

  @Test("An empty field speaks its placeholder, which arrives as the value (1.4)")
  func placeholder() throws {
    let heard = try Heard("[\(element("TextField", #""AXLabel":null,"AXValue":"Name of the tea""#))]")
    #expect(heard.stops == ["Name of the tea, text field"])
  }

  @Test("What has no area can't be reached; what lies below the screen can (1.4)")
  func reach() throws {
    let zero = #"{"type":"Button","AXLabel":"Ghost","frame":{"x":10,"y":10,"width":0,"height":0}}"#
    let heard = try Heard("[\(zero),\(element("Button", #""AXLabel":"Below""#, y: 1200))]", as: .idb)
    #expect(heard.stops == ["Below, button"])
  }

  @Test("A map holds its places; a place is a stop whatever its type (subroles, spec formats.md 1.2)")
  func map() throws {
    let pin = element("GenericElement", #""AXLabel":"Old Harbour","subrole":"AXMapItem","children":[]"#)
    let map = element("Group", #""AXLabel":"Map","subrole":"AXMapArea","children":[\#(pin)]"#)
    let heard = try Heard("[\(map)]")
    #expect(heard.stops == ["Old Harbour"])
    #expect(heard.outcomes.contains { $0.name == "Map" })
    #expect(heard.outcomes.contains { $0.name == "MapItem" })
  }

  @Test("A subrole that is not known is shown by tree")
  func subrole() throws {
    let heard = try Heard("[\(element("Button", #""AXLabel":"Brew","subrole":"AXSteep""#))]")
    #expect(heard.notes(of: "Button").contains("subrole: AXSteep"))
  }

  @Test("A failed capture is said to be empty")
  func failures() throws {
    let degenerate =
      #"[{"AXFrame":"{{0, 0}, {0, 0}}","AXLabel":null,"type":null,"frame":{"x":0,"y":0,"width":0,"height":0}}]"#
    for text in [degenerate, "[]", "No translation object returned for simulator"] {
      let heard = try Heard(text)
      #expect(heard.stops.isEmpty)
      #expect(heard.warnings.contains { $0.contains("empty") })
    }
  }

  @Test("The complete form names its fields plainly and says when it is cut off")
  func complete() throws {
    let heard = try Heard(
      """
      {"backend":"ax","truncated":true,"screen":{"width":375,"height":667},"modal":null,"elements":[
        {"label":"Steep","type":"Button","traits":["Button","NotEnabled"],"frame":{"x":0,"y":100,"width":80,"height":40},"enabled":false}]}
      """)
    #expect(heard.stops == ["Steep, dimmed, button"])
    #expect(heard.warnings.contains { $0.contains("truncated") })
    #expect(heard.screens[0].environment.device.screen == Size(width: 375, height: 667))
  }

  @Test("XcodeBuildMCP's envelope and text around the JSON are unwrapped")
  func envelope() throws {
    let inner = element("Button", #""AXLabel":"Whisk""#)
    let heard = try Heard(
      """
      Here is the hierarchy:
      ```json
      {"schema":"xcodebuildmcp.output.capture-result","data":{"capture":{"type":"ui-hierarchy","uiHierarchy":[\(inner)]}}}
      ```
      """)
    #expect(heard.stops == ["Whisk, button"])
  }

  @Test("Where the tool names no type, macOS's words for it are the last hint (1.2)")
  func roleWords() throws {
    let fields = #""AXLabel":"Brew","role":null,"role_description":"button""#
    let heard = try Heard("[\(element("", fields).replacing(#""type":"","#, with: ""))]")
    #expect(heard.stops == ["Brew, button"])
  }

  @Test("What describe-point prints where there is nothing is an empty capture (1.1)")
  func nothing() throws {
    #expect(try Heard("null\n").warnings.contains { $0.contains("empty") })
  }

  @Test("Just as many elements as idb reads at most: probably cut (1.5)")
  func limit() throws {
    let many = (0..<3_000).map { element("Button", #""AXLabel":"Cup \#($0)""#) }
    #expect(try Heard("[\(many.joined(separator: ","))]").warnings.contains { $0.contains("truncated") })
  }

  @Test("A title is shown by tree")
  func title() throws {
    let heard = try Heard("[\(element("Button", #""AXLabel":"Brew","title":"Pot","traits":["Button"]"#))]")
    #expect(heard.notes(of: "Button") == ["title: Pot"])
  }

  @Test("What follows from the type is told to be derived")
  func derivedNote() throws {
    let heard = try Heard("[\(element("Button", #""AXLabel":"Brew""#))]")
    #expect(heard.notes(of: "Button") == ["Derived: traits, from the type Button."])
  }

  @Test("A field that is not known is kept and shown by tree")
  func extras() throws {
    let heard = try Heard("[\(element("Button", #""AXLabel":"Cup","steam":"high""#))]")
    #expect(heard.notes(of: "Button").contains("steam: high"))
  }

  @Test(
    "What gives the tree its shape must be of its type: an error with its place",
    arguments: [
      #"[{"AXLabel":"A","children":"none"}]"#, #"[{"AXLabel":{"a":1},"type":"Button"}]"#,
      #"[{"AXLabel":"A","frame":{"x":"NaN","y":0,"width":1,"height":1}}]"#,
      #"[{"AXLabel":"A","AXFrame":"{{nan, 0}, {1, 1}}"}]"#, #"[{"AXLabel":"A","AXLabel":"B"}]"#,
      #"[{"AXLabel":"A","#, #"[{"AXLabel":"A","frame":{"x":NaN}}]"#,
    ])
  func broken(_ text: String) throws {
    let message = try #require(refusal(text, as: .idb))
    #expect(message.hasPrefix("screen.capture:1:"))
  }

  @Test("A hundred thousand levels are refused by the bound")
  func deep() throws {
    let text = String(repeating: #"[{"AXLabel":"a","children":"#, count: 100_000)
    let message = try #require(refusal(text))
    #expect(message.contains("512 levels"))
  }
}
