import EarshotCaptures
import EarshotVocabulary
import Testing

@Suite("Maestro's compact forms")
struct CompactMaestroTests {
  private let rows = """
    element_num,depth,attributes,parent_num
    0,0,"bounds=[0,0][0,0]",
    1,1,"accessibilityText=Tea House; bounds=[0,0][402,874]; enabled=true",0
    2,2,"accessibilityText=Green; mild, \"\"cold\"\"; bounds=[16,100][386,120]; enabled=true",1
    3,2,"accessibilityText=Brew; bounds=[16,200][386,244]; enabled=false; steam=high",1
    4,3,"accessibilityText=Brew; bounds=[26,210][386,234]; enabled=true",3
    5,2,"hintText=Name; value=Assam; bounds=[16,300][386,344]",1
    """

  private let expected = ["Green; mild, \"cold\"", "Brew, dimmed, button", "Assam, text field"]

  @Test("Rows with commas are read as the tree that they were (spec formats.md 4)")
  func commas() throws {
    let heard = try Heard("Running on iPhone\n" + rows)
    #expect(heard.stops == expected)
    #expect(heard.screens.map(\.name) == ["Tea House"])
    #expect(heard.notes(of: "Button").contains("steam: high"))
    #expect(heard.outcomes.first { $0.name == "Button" }?.source?.line == 6)
  }

  @Test("The MCP server's short keys stand for the long ones (spec formats.md 4)")
  func shortKeys() throws {
    let heard = try Heard(
      #"""
      {"ui_schema":{"platform":"ios","abbreviations":{"a11y":"accessibilityText","word":"value"}},
       "elements":[{"b":"[0,0][402,874]","a11y":"Tea House","c":[
        {"b":"[16,100][386,120]","a11y":"Green; mild, \"cold\""},
        {"b":"[16,200][386,244]","a11y":"Brew","enabled":false,"c":[{"b":"[26,210][386,234]","a11y":"Brew"}]},
        {"b":"[16,300][386,344]","hint":"Name","word":"Assam"}]}]}
      """#)
    #expect(heard.stops == expected)
    #expect(heard.screens.map(\.name) == ["Tea House"])
  }

  @Test("Before August 2023 the text was the label (spec formats.md 4, versions)")
  func oldText() throws {
    let heard = try Heard(
      #"""
      {"attributes":{"bounds":"[0,0][0,0]"},"children":[{"attributes":{"bounds":"[0,0][402,874]"},"children":[
       {"attributes":{"text":"Payments","resource-id":"","bounds":"[16,100][386,120]"},"children":[]}]}]}
      """#)
    #expect(heard.stops == ["Payments"])
  }

  @Test("Trailblaze's envelope is known although another tree stands beside Maestro's")
  func envelope() throws {
    let other = #""trailblazeNodeTree":{"driverDetail":{"isEnabled":true,"isAccessible":false}}"#
    let tree = #""viewHierarchy":{"x2":402,"y2":874,"accessibilityText":"Tide"}"#
    #expect(try Heard("{\(tree),\(other)}").stops == ["Tide"])
    #expect(try Heard("{\(other),\(tree)}").stops == ["Tide"])
  }

  @Test("An Android tree of Trailblaze is known by its classes and ids")
  func androidTrailblaze() throws {
    for field in [#""className":"android.widget.TextView""#, #""resourceId":"android:id/content""#] {
      let tree = #"{"viewHierarchy":{"x2":9,"y2":9,\#(field),"accessibilityText":"Tide"}}"#
      #expect(try #require(refusal(tree, as: .maestro)).contains("Android"))
    }
    let tree = #"{"viewHierarchy":{"x2":9,"y2":9,"resourceId":"tide","text":"android.x","children":[]}}"#
    #expect(refusal(tree, as: .maestro) == nil)
  }

  @Test("Android's tree is refused in these forms too")
  func android() throws {
    let row = rows.replacing("steam=high", with: "class=android.widget.Button")
    #expect(try #require(refusal(row)).contains("screen.capture:5:"))
    #expect(
      try #require(refusal(#"{"ui_schema":{"platform":"android"},"elements":[]}"#)).contains("Android"))
  }

  @Test(
    "A row that is cut, of other cells or without numbers is an error with its place",
    arguments: [
      ("1,1,\"accessibilityText=A", "cut off"), ("1,1", "2 cells"), ("1,x,\"a=b\",0", "no number"),
      ("1,1,\"bounds=[0,0][nan,1]\",0", "bounds"), ("1,100000,\"a=b\",0", "deeper"),
    ])
  func broken(_ row: String, _ reason: String) throws {
    let message = try #require(refusal("element_num,depth,attributes,parent_num\n0,0,\"\",\n" + row))
    #expect(message.hasPrefix("screen.capture:3:"))
    #expect(message.contains(reason))
  }

  @Test("A tree of 60 levels has probably more: Maestro stops there (spec formats.md 4)")
  func cutShort() throws {
    let open = String(repeating: #"{"attributes":{"bounds":"[0,0][9,9]"},"children":["#, count: 60)
    let leaf = #"{"attributes":{"accessibilityText":"Leaf","bounds":"[1,1][9,9]"},"children":[]}"#
    let heard = try Heard(open + leaf + String(repeating: "]}", count: 60))
    #expect(heard.warnings.contains { $0.contains("truncated") })
  }
}
