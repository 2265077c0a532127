import EarshotLayout
import EarshotViewTree
import EarshotVocabulary
import Testing

@Suite struct ControlTests {
  @Test("A toggle is as wide as it may be: its label leads, its switch trails")
  func toggle() {
    let toggle = view("Toggle", [Argument("label", .views([text("Wi-Fi")]))], id: "Toggle")
    let result = layout(toggle)
    #expect(result["Toggle"].width == 402)
    #expect(result["Wi-Fi"].minX == 0)
    #expect(layout(toggle.with("labelsHidden"))["Toggle"].width == 51)
  }

  @Test("A slider and a text field fill, a button hugs its label")
  func widths() {
    #expect(layout(view("Slider"))["Slider"].width == 402)
    #expect(layout(view("TextField", [Argument(nil, "Name".argument)]))["TextFieldName"].width == 402)
    #expect(layout(button("OK"))["OK"].width < 60)
  }

  @Test("A bordered button has room around its label")
  func bordered() {
    let plain = layout(button("OK"))["OK"]
    let bordered = layout(
      button("OK").with("buttonStyle", Argument(nil, .symbol("borderedProminent"))))["OK"]
    #expect(bordered.width == plain.width + 24)
    #expect(bordered.height > 34)
  }

  @Test("Segments share the width of their picker")
  func segments() {
    let rows = ["A", "B", "C"].map { text($0) }
    let result = layout(
      view("Picker", [], rows).with("pickerStyle", Argument(nil, .symbol("segmented"))))
    #expect(result["A"].minX < result["B"].minX && result["B"].minX < result["C"].minX)
    #expect(result["Picker"].height == 32)
    #expect(abs(result["B"].width - 134) < 0.01)
  }

  @Test("The parts of steppers and date pickers have places of their own")
  func parts() {
    let stepper = view("Stepper", [Argument(nil, "Dogs".argument)], id: "stepper")
    let halves = layout(stepper)
    let less = halves.frames["stepper".id.child("decrement")]
    let more = halves.frames["stepper".id.child("increment")]
    #expect(less?.maxX == more?.minX)
    #expect(more?.maxX == 402)
    let picker = view("DatePicker", [Argument(nil, "When".argument)], id: "when")
    let dates = layout(picker)
    #expect(dates.frames["when".id.child("label")]?.minX == 0)
    #expect(dates.frames["when".id.child("time")]?.maxX == 402)
    let day = dates.frames["when".id.child("date")]
    #expect(day?.width == 124)
  }

  @Test("A collapsed group is its title; expanded its content stands below")
  func disclosure() {
    let group = view("DisclosureGroup", [Argument(nil, "More".argument)], [text("Inside")], id: "g")
    #expect(layout(group).frames["Inside".id] == nil)
    var interface = InterfaceState()
    interface.expanded = [group.identity]
    let open = layout(group, interface: interface)
    #expect(open["Inside"].minY > open["g"].minY + 15)
  }

  @Test("In a list an expanded group's content stands in rows of its own")
  func disclosureInList() {
    let group = view(
      "DisclosureGroup",
      [Argument(nil, "More".argument), Argument("isExpanded", .bool(true))],
      [text("One"), text("Two")], id: "g")
    let result = layout(view("List", [], [group, text("After")]))
    let tops = [result["g"].minY, result["One"].minY, result["Two"].minY, result["After"].minY]
    #expect(tops == tops.sorted())
    #expect(tops[3] - tops[0] >= 3 * 44 - 2)
  }

  @Test("A label stands beside its icon, alone where the style says so")
  func labels() {
    let label = view(
      "Label", [Argument(nil, "Home".argument), Argument("systemImage", "house".argument)])
    let both = layout(label)["LabelHome"].width
    let title = layout(label.with("labelStyle", Argument(nil, .symbol("titleOnly"))))["LabelHome"]
    let icon = layout(label.with("labelStyle", Argument(nil, .symbol("iconOnly"))))["LabelHome"]
    #expect(title.width < both && icon.width < both)
  }

  @Test("Labelled content stretches in a form and hugs outside")
  func labeledContent() {
    let content = view(
      "LabeledContent", [Argument(nil, "Name".argument)], [text("Ada")], id: "lc")
    #expect(layout(content)["lc"].width < 120)
    let form = layout(view("Form", [], [content]))
    #expect(form["lc"].width > 300)
    #expect(form["Ada"].maxX > 340)
  }

  @Test("Controls with a body of their own style are laid out by it")
  func styled() {
    let styled = view(
      "Button",
      [Argument(nil, "OK".argument), Argument("styledBody", .views([text("OK").padding(40)]))],
      id: "styled")
    let result = layout(styled)
    #expect(result["styled"].height > 100)
    #expect(result["OK"].height < 25)
  }

  @Test("What is not known is laid out as a stack of what it was given")
  func unknown() {
    let unknown = ViewNode(
      .unknown("KFImage"), children: [text("One"), text("Two")], identity: "u".id)
    let result = layout(unknown)
    #expect(result["Two"].minY > result["One"].minY)
    #expect(result.frames["u".id] != nil)
  }
}
