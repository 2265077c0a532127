import EarshotAccessibilityTree
import EarshotTreeResolver
import EarshotViewTree
import EarshotVocabulary
import Testing

@Suite("Pickers")
struct PickerTests {
  private func picker(_ selection: Int = 1) -> ViewNode {
    view("Picker", ["Size".argument, Argument("selection", binding(.int(selection), "size"))]) {
      text("Small").tag(.int(0))
      text("Large").tag(.int(1))
    }
  }

  // Evidence: AX dump (ax-picker-16); XCUITest labels of iOS 26 (spezi-menu-picker-in-list).
  @Test("A menu picker is one pop up button with title and selection")
  func menu() {
    let resolution = resolve { picker() }
    #expect(resolution.lines == ["Size, Large [button, popUpButton]"])
    #expect(resolution.elements[0].activation == ["interface present"])
    #expect(
      resolution.fate("Text", "Large")
        == .mergedInto(resolution.elements[0].identity, .valueOfControl))
  }

  // Evidence: CVS Pickers.md (iOS 17-18): with `accessibilityLabel` on a picker of the default or menu
  // style "VoiceOver will not speak the visible picker value text".
  @Test("An author's label takes the place of a menu's title and selection")
  func relabeled() {
    #expect(resolve { picker().label("Cup") }.lines == ["Cup [button, popUpButton]"])
  }

  // Evidence: AX dump (ax-picker-15).
  @Test("On iOS 15 a picker is two elements, the selection first")
  func on15() {
    #expect(resolve(profile: .ios15) { picker() }.labels == ["Large", "Size"])
  }

  // Evidence: recorded (cvs-ui-segmented-option); captions of recordings.
  @Test("Segments are buttons with their place; the title is silent")
  func segments() {
    let resolution = resolve { picker().style("pickerStyle", "segmented") }
    #expect(resolution.lines == ["Small [button]", "Large [button, selected]"])
    #expect(resolution.elements[1].context == .series(index: 1, count: 2))
    #expect(resolution.elements[0].activation == ["set size = int(0)"])
    #expect(resolution.tree.containers.map(\.kind) == [.segmentedControl])
    #expect(resolution.fate("Text", "Small") == .stop(element: 0))
  }

  // Evidence: captions of recordings (mag-picker-wheel).
  @Test("A wheel is one picker item that goes to the next row upwards")
  func wheel() {
    let resolution = resolve { picker(0).style("pickerStyle", "wheel") }
    #expect(resolution.lines == [": Small [adjustable, pickerItem]"])
    #expect(resolution.elements[0].increment?.written == "set size = int(1)")
    #expect(resolution.elements[0].decrement?.written == "set size = int(0)")
  }

  // Evidence: CVS Pickers.md and PickersView.swift (iOS 17-18): the label of a wheel is not spoken unless
  // the picker is a container too.
  @Test("An author's label on a wheel is spoken only inside contain")
  func labeledWheel() {
    let alone = resolve { picker(0).style("pickerStyle", "wheel").label("Cup") }
    #expect(alone.lines == [": Small [adjustable, pickerItem]"])
    #expect(alone.tree.containers.allSatisfy { $0.label == nil })
    let contained = resolve { picker(0).style("pickerStyle", "wheel").element("contain").label("Cup") }
    #expect(contained.lines == [": Small [adjustable, pickerItem]"])
    #expect(contained.tree.containers.compactMap { $0.label?.string } == ["Cup"])
  }

  // Evidence: CVS DateTimePickers.md and UI test testDateTimePickers: a graphical or wheel picker has a
  // label, its title, though it isn't drawn; an author's label is spoken beside it.
  @Test("A month and wheels are groups named by their title, and an author's label is the group's too")
  func dateGroups() {
    func names(_ style: String, _ change: (ViewNode) -> ViewNode) -> [String] {
      resolve {
        change(
          view("DatePicker", ["Due".argument, Argument("selection", .date(1_768_470_060))])
            .style("datePickerStyle", style))
      }.tree.containers.compactMap { $0.label?.string }
    }
    #expect(names("graphical") { $0 } == ["Due"])
    #expect(names("graphical") { $0.label("Due date") } == ["Due date", "Due"])
    #expect(names("wheel") { $0.modifier("labelsHidden") } == ["Due"])
    let days = resolve {
      view("DatePicker", ["Due".argument, Argument("selection", .date(1_768_470_060))])
        .style("datePickerStyle", "graphical").label("Due date")
    }
    #expect(!days.labels.contains("Due date"))
    let several = resolve { view("MultiDatePicker", ["Days off".argument]).label("Holidays") }
    #expect(several.tree.containers.compactMap { $0.label?.string } == ["Holidays", "Days off"])
    #expect(several.labels.allSatisfy { $0 != "Holidays" })
  }

  // Evidence: spec swiftui.md 3.2, inline pickers.
  @Test("An inline picker shows its rows, the chosen one selected")
  func inline() {
    #expect(
      resolve { picker().style("pickerStyle", "inline") }.lines == [
        "Small [button]", "Large [button, selected]",
      ])
  }

  @Test("Rows from a loop are told apart by their ids (Apple, ForEach and tag)")
  func loop() {
    let rows = ["A", "B"].map { name in
      text(name).modifier("_tag", Argument(nil, .opaque(OpaqueValue(name), description: name)))
    }
    let resolution = resolve {
      view(
        "Picker",
        [
          "Letter".argument,
          Argument("selection", binding(.opaque(OpaqueValue("B"), description: "B"))),
        ]
      ) { view("ForEach") { rows } }
    }
    #expect(resolution.labels == ["Letter, B"])
  }
}
