import EarshotCaptures
import EarshotVocabulary
import Testing

@Suite("AccessibilitySnapshot's model")
struct SnapshotModelTests {
  private func element(_ index: Int, _ label: String, _ description: String, _ more: String = "") -> String {
    """
    {"element":{"_0":{"description":"\(description)","label":"\(label)","traits":["button"]\(more),
     "shape":{"type":"frame","frame":[[10,\(900 - index * 50)],[100,40]]},"activationPoint":[60,20],
     "usesDefaultActivationPoint":true,"customActions":[],"customContent":[],"customRotors":[],
     "respondsToUserInteraction":true},"traversalIndex":\(index)}}
    """
  }

  private func container(_ type: String, _ children: String...) -> String {
    #"{"container":{"_0":{"type":\#(type),"frame":[[0,0],[402,500]]},"children":[\#(children.joined(separator: ","))]}}"#
  }

  @Test("traversalIndex is the order, wherever the elements stand (spec formats.md 7)")
  func order() throws {
    let heard = try Heard("[\(element(2, "Crab", "")),\(element(0, "Eel", "")),\(element(1, "Ray", ""))]")
    #expect(heard.stops == ["Eel, button", "Ray, button", "Crab, button"])
  }

  @Test("The hint is composed already: nothing is added to it (spec formats.md 7)")
  func hint() throws {
    let field = element(0, "Species", "", #","hint":"Double tap to edit.""#).replacing(
      #"["button"]"#, with: #"["textEntry"]"#)
    #expect(try Heard("[\(field)]", hints: true).stops == ["Species, text field, Double tap to edit."])
    let plain = field.replacing(#","hint":"Double tap to edit.""#, with: "")
    #expect(try Heard("[\(plain)]", hints: true).stops == ["Species, text field"])
  }

  @Test("Actions, content, rotors, input labels and language are those of the model")
  func parts() throws {
    let more = """
      ,"userInputLabels":["Crabby"],"accessibilityLanguage":"de",
      "value":"red","identifier":"crab"
      """
    let text = element(0, "Crab", "", more)
      .replacing(#""customActions":[]"#, with: #""customActions":["Feed","Release"]"#)
      .replacing(
        #""customContent":[]"#, with: #""customContent":[{"label":"Size","value":"9 cm","isImportant":true}]"#
      )
      .replacing(
        #""customRotors":[]"#,
        with:
          #""customRotors":[{"name":"Legs","resultMarkers":[{"elementDescription":"Left"}],"limit":{"none":{}}}]"#
      )
    let heard = try Heard("[\(text)]")
    let crab = try #require(heard.elements.first)
    #expect(crab.actions.map(\.name) == ["Feed", "Release"])
    #expect(crab.customContent.map(\.value) == ["9 cm"])
    #expect(crab.rotors.map(\.name) == ["Legs"])
    #expect(crab.inputLabels == ["Crabby"])
    #expect(crab.language == "de")
    #expect(crab.identifier == "crab")
  }

  @Test("A list tells its ends where the descriptions do, not where it holds plain subviews")
  func lists() throws {
    let told = container(
      #"{"list":{}}"#, element(0, "Eel", "Eel. Button. List Start."),
      element(1, "Ray", "Ray. Button. List End."))
    #expect(try Heard("[\(told)]").stops == ["Eel, button, list start", "Ray, button, list end"])
    let plain = container(
      #"{"list":{}}"#, element(0, "Eel", "Eel. Button."), element(1, "Ray", "Ray. Button."))
    #expect(try Heard("[\(plain)]").stops == ["Eel, button", "Ray, button"])
  }

  @Test("Cells of a table take row and column from their descriptions")
  func table() throws {
    let heard = try Heard(
      """
      [\(container(
        #"{"dataTable":{"rowCount":2,"columnCount":2}}"#, element(0, "Low", "Low. Row 1. Column 1."),
        element(1, "6:10", "6:10. Column 2."), element(2, "High", "High. Row 2. Column 1.")))]
      """)
    #expect(heard.stops[0].contains("Row 1, Column 1"))
    #expect(heard.stops[1].contains("Column 2") && !heard.stops[1].contains("Row"))
    #expect(heard.stops[2].contains("Row 2"))
  }

  @Test("Tabs are counted by their container")
  func tabs() throws {
    let tab = element(0, "Pools", "").replacing(#"["button"]"#, with: #"["tabBarItem"]"#)
    let other = element(1, "Tides", "").replacing(#"["button"]"#, with: #"["tabBarItem"]"#)
    let heard = try Heard("[\(container(#"{"tabBar":{}}"#, tab, other))]")
    #expect(heard.stops.map { $0.hasSuffix("1 of 2") } == [true, false])
  }

  @Test("An element without a size was listed all the same: it is a stop")
  func noSize() throws {
    let flat = element(0, "Eel", "").replacing("[[10,900],[100,40]]", with: "[[0,0],[0,0]]")
    #expect(try Heard("[\(flat)]").stops.count == 1)
  }

  @Test("Fields without a meaning here are kept; wrong shapes are errors with their place")
  func unknown() throws {
    let heard = try Heard("[\(element(0, "Eel", "", #","mood":"calm""#))]")
    #expect(heard.notes(of: "Element").contains("mood: calm"))
    let broken = element(0, "Eel", "").replacing("[[10,900],[100,40]]", with: "[10,900]")
    #expect(try #require(refusal("[\(broken)]")).hasPrefix("screen.capture:2:"))
    #expect(
      try #require(refusal(#"[{"element":{"traversalIndex":0}}]"#, as: .accessibilitySnapshot)).contains("_0")
    )
  }
}
