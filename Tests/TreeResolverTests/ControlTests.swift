import EarshotAccessibilityTree
import EarshotLocalization
import EarshotTreeResolver
import EarshotViewTree
import EarshotVocabulary
import Testing

@Suite("Controls")
struct ControlTests {
  // Evidence: recorded ("Widget 0, Hardware"; bh-toast-button).
  @Test("A button's label is its texts in order, joined by a comma")
  func buttonLabel() {
    let resolution = resolve {
      button {
        hstack {
          symbol("gift")
          text("Saved.")
          vstack { text("Undo") }
        }
      }
    }
    #expect(resolution.lines == ["Saved., Undo [button]"])
    #expect(resolution.fate("Image") == .silent(.unlabeledImageBesideText))
    #expect(
      resolution.fate("Text", "Undo")
        == .mergedInto(resolution.elements[0].identity, .labelOfControl))
  }

  // Evidence: recorded (intopia-functional-symbol-buttons).
  @Test("A button of only an image speaks the image's name")
  func imageButton() {
    #expect(resolve { button { symbol("plus") } }.lines == ["Add [button]"])
  }

  // Evidence: recorded (cvs-buttons-disabled-inside-label); AX dump (ax-disabled).
  @Test("A disabled button is dimmed; disabling its text dims it too")
  func disabledButton() {
    let resolution = resolve {
      button("Go").disabled()
      button { text("Pay").disabled() }
    }
    #expect(resolution.lines == ["Go [button, notEnabled]", "Pay [button, notEnabled]"])
    #expect(resolution.elements[0].activation == [])
  }

  // Evidence: AX dump; raw values recorded (bh fuzz session).
  @Test("A toggle is a switch button with the raw value, and a double tap sets the other")
  func toggle() {
    let resolution = resolve {
      view("Toggle", ["Alerts".argument, Argument("isOn", binding(.bool(true), "alerts"))])
    }
    #expect(resolution.lines == ["Alerts: 1 [button, switchButton]"])
    #expect(resolution.elements[0].activation == ["set alerts = bool(false)"])
  }

  // Evidence: recorded (cvs-ui-checkbox-toggle-style).
  @Test("A toggle in an app's own style stays one switch with its label")
  func styledToggle() {
    var toggle = labeled("Toggle", [Argument("isOn", binding(.bool(false)))]) { text("Post") }
    toggle.arguments.append(
      Argument(
        "styledBody",
        .views([
          button("toggle") {
            hstack {
              symbol("square")
              text("Post")
            }
          }
        ])))
    let resolution = resolve { toggle.value("Unchecked") }
    #expect(resolution.lines == ["Post: Unchecked [button, switchButton]"])
    #expect(resolution.elements[0].actions.isEmpty)
  }

  // Evidence: settled, "Slider, progress, gauge values"; recorded rule of bounded numbers.
  @Test(
    "A slider speaks percent for a width of 100 or 1, else the number",
    arguments: [
      (48.0, 0.0, 100.0, "48%"), (4.5, 1, 101, "4%"), (1.5, 1, 2, "150%"), (4.5, 3, 16, "4.5"),
      (1.5, 1.3, 2.3, "1.5"),
    ])
  func sliderValue(value: Double, lower: Double, upper: Double, spoken: String) {
    let element = resolve { slider(value, lower, upper) }.elements[0]
    #expect(element.value?.string == spoken)
    #expect(element.traits == .adjustable)
  }

  private func slider(_ value: Double, _ lower: Double, _ upper: Double, step: Double? = nil)
    -> ViewNode
  {
    var arguments = [
      Argument("value", binding(.double(value), "v")),
      Argument("in", .range(lower: lower, upper: upper, isClosed: true)),
    ]
    if let step { arguments.append(Argument("step", .double(step))) }
    return view("Slider", arguments)
  }

  // Evidence: settled, 13: percent of the range.
  @Test("On iOS 13 a slider speaks percent of its range")
  func sliderOn13() {
    #expect(
      resolve(profile: .ios13) { slider(76, 0, 255) }.elements[0].value?.string == "30%")
  }

  // Evidence: captions (mag-slider); recorded (50 to 60, no further than 100).
  @Test("A slider moves by its step or a tenth of its range, within the range")
  func sliderSteps() {
    let plain = resolve { slider(48, 0, 100) }.elements[0]
    #expect(plain.increment?.written == "set v = double(58.0)")
    #expect(plain.decrement?.written == "set v = double(38.0)")
    let stepped = resolve { slider(95, 0, 100, step: 10) }.elements[0]
    #expect(stepped.increment?.written == "set v = double(100.0)")
    #expect(resolve { slider(1, 0, 2).disabled() }.elements[0].increment == nil)
  }

  private func stepper(_ value: Int) -> ViewNode {
    view(
      "Stepper",
      [
        "Cups".argument, Argument("value", binding(.int(value), "cups")),
        Argument("in", .range(lower: 0, upper: 3, isClosed: true)),
      ])
  }

  // Evidence: settled, "Stepper".
  @Test("From iOS 17 a stepper is two buttons, dimmed at the end of the range up to iOS 18")
  func stepperHalves() {
    #expect(
      resolve(profile: .ios18) { stepper(0) }.lines == [
        "Cups, Decrement [button, notEnabled]", "Cups, Increment [button]",
      ])
    let newest = resolve { stepper(0).identifier("cups") }
    #expect(newest.lines == ["Cups, Decrement [button]", "Cups, Increment [button]"])
    #expect(newest.elements[1].activation == ["set cups = int(1)"])
    #expect(newest.elements[1].changingValue?.string == "0")
    #expect(newest.elements.map(\.identifier) == ["cups-Decrement", "cups-Increment"])
  }

  @Test("On iOS 16 a stepper is one adjustable stop, before it a text and two buttons (spec swiftui.md 3.2)")
  func olderSteppers() {
    #expect(resolve(profile: .ios16) { stepper(2) }.lines == ["Cups: 2 [adjustable]"])
    #expect(
      resolve(profile: .ios15) { stepper(2) }.lines == [
        "Cups [staticText]", "Decrement [button]", "Increment [button]",
      ])
  }

  @Test(
    "A label from outside keeps the words of a stepper's halves (recorded stepper halves; the label in front assumed)"
  )
  func relabeledStepper() {
    #expect(
      resolve { stepper(1).label("Coffee") }.labels == ["Coffee, Decrement", "Coffee, Increment"])
  }

  // Evidence: settled, "Link"; AX dump (ax-link).
  @Test("A Link has the button and the link trait and opens its URL")
  func link() {
    let resolution = resolve {
      view("Link", ["Site".argument, Argument("destination", .url("https://example.org"))])
    }
    #expect(resolution.lines == ["Site [button, link]"])
    #expect(resolution.elements[0].activation == ["open https://example.org"])
  }

  // Evidence: AX dump (ax-navlink-with-button); session 2021-10223.
  @Test("A NavigationLink combines its label; buttons inside become named actions")
  func navigationLink() {
    let resolution = resolve {
      labeled("NavigationLink") {
        asset("Rose")
        text("Rose")
        text("Five days")
        button("Water", "water")
      }
    }
    #expect(resolution.lines == ["Rose, Five days [button]"])
    #expect(resolution.elements[0].actionNames == ["Water"])
    #expect(resolution.elements[0].activation == ["interface push"])
    #expect(
      resolution.fate("Button") == .mergedInto(resolution.elements[0].identity, .namedAction))
  }

  @Test("A NavigationLink with a binding sets it (Apple, NavigationLink(isActive:))")
  func activeLink() {
    let resolution = resolve {
      view("NavigationLink", ["Go".argument, Argument("isActive", binding(.bool(false), "active"))])
    }
    #expect(resolution.elements[0].activation == ["set active = bool(true)"])
  }

  // Evidence: recorded (spezi-menu-labeledcontent-label); settled, "Menu".
  @Test("A menu merges its label and is a pop up button with the picker's hint")
  func menu() {
    let resolution = resolve {
      ViewNode(
        .view("Menu"),
        arguments: [
          Argument(
            "label",
            .views([view("LabeledContent", ["Sort".argument, Argument("value", string("Name"))])]))
        ], children: [button("Date")])
    }
    #expect(resolution.lines == ["Sort, Name [button, popUpButton]"])
    #expect(resolution.elements[0].systemHint == PhraseKey.hintPicker.rawValue)
    #expect(resolution.elements[0].activation == ["interface present"])
    #expect(resolution.fate("Button") == .hidden(.closedMenu))
  }

  // Evidence: settled, "DisclosureGroup"; reference images 17.5 against 18.5.
  @Test("A disclosure group is one stop with its state; in a list a heading, a button from 18")
  func disclosure() {
    let group = view("DisclosureGroup", ["More".argument]) { text("Inside") }
    let alone = resolve { group }
    #expect(alone.lines == ["More [button]"])
    #expect(alone.elements[0].isExpanded == false)
    #expect(alone.elements[0].systemHint == PhraseKey.hintExpand.rawValue)
    #expect(alone.elements[0].activation == ["interface expand"])
    #expect(alone.fate("Text") == .hidden(.collapsed))
    #expect(resolve(profile: .ios17) { list { group } }.lines == ["More [header]"])
    #expect(resolve(profile: .ios18) { list { group } }.lines == ["More [button, header]"])
  }

  @Test(
    "An expanded disclosure group shows its content and collapses by its binding (settled, \"DisclosureGroup\")"
  )
  func expandedDisclosure() {
    let resolution = resolve {
      view(
        "DisclosureGroup", ["More".argument, Argument("isExpanded", binding(.bool(true), "open"))]
      ) { text("Inside") }
    }
    #expect(resolution.lines == ["More [button]", "Inside [staticText]"])
    #expect(resolution.elements[0].activation == ["set open = bool(false)"])
    #expect(resolution.elements[0].systemHint == PhraseKey.hintCollapse.rawValue)
  }

  // Evidence: AX dump (ax-text-fields); recorded (spezi-account-entry-views).
  @Test("A field speaks its text, else its prompt, else its title, as value")
  func textField() {
    func field(_ text: String, prompt: String? = nil) -> ViewNode {
      var arguments = ["Name".argument, Argument("text", binding(string(text)))]
      if let prompt { arguments.append(Argument("prompt", string(prompt))) }
      return view("TextField", arguments)
    }
    let resolution = resolve {
      field("Ada", prompt: "Full name")
      field("", prompt: "Full name")
      field("")
    }
    #expect(
      resolution.lines == [": Ada [textEntry]", ": Full name [textEntry]", ": Name [textEntry]"])
    #expect(resolution.elements[2].textEntry?.text == "")
    #expect(resolution.elements[0].activation == ["interface beginEditing"])
  }

  // Evidence: recorded (bh-secure-field-value).
  @Test("A secure field speaks one bullet for each character")
  func secureField() {
    let resolution = resolve {
      view("SecureField", ["PIN".argument, Argument("text", binding(string("1234")))])
    }
    #expect(resolution.lines == [": •••• [textEntry, secureTextField]"])
    #expect(resolution.elements[0].textEntry?.text == "1234")
  }

  // Evidence: recorded, a text view to iOS 18 and a text field by 2026.
  @Test("A field that grows is a text view up to iOS 18")
  func growingField() {
    let field = view(
      "TextField",
      ["Bio".argument, Argument("text", binding(string(""))), Argument("axis", .symbol("vertical"))])
    #expect(resolve(profile: .ios17) { field }.elements[0].traits == [.textEntry, .textArea])
    #expect(resolve { field }.elements[0].traits == .textEntry)
  }

  @Test("The field being edited says so and knows its insertion point (mag-textfield-editing, recorded)")
  func editing() {
    let screen = Screen(view("TextField", ["To".argument, Argument("text", binding(string("abc")))]))
    var interface = InterfaceState()
    interface.editing = screen.tree.root.identity
    interface.insertionPoint = 2
    let element = screen.resolve(interface).elements[0]
    #expect(element.traits == [.textEntry, .isEditing])
    #expect(element.textEntry?.insertionPoint == 2)
  }

  // Evidence: AX dump (ax-progress-view-16); recorded (bh-progress-view-values).
  @Test("Progress joins its labels and speaks percent; a spinner reports 1")
  func progress() {
    let resolution = resolve {
      view(
        "ProgressView",
        [
          Argument("value", .double(2)), Argument("total", .double(8)),
          Argument("label", .views([text("Copying")])),
          Argument("currentValueLabel", .views([text("2 of 8")])),
        ])
      view("ProgressView", ["Loading".argument])
    }
    #expect(
      resolution.lines == [
        "Copying, 2 of 8: 25% [updatesFrequently]", "Loading: 1 [updatesFrequently]",
      ])
  }

  // Evidence: spec swiftui.md 3.2, Gauge.
  @Test("A gauge speaks its current value label, else its value")
  func gauge() {
    let resolution = resolve {
      view("Gauge", [Argument("value", .double(0.4)), Argument("label", .views([text("Battery")]))])
      view(
        "Gauge",
        [
          Argument("value", .double(67)), Argument("label", .views([text("Beats")])),
          Argument("currentValueLabel", .views([text("67 bpm")])),
        ])
    }
    #expect(resolution.lines == ["Battery: 40% []", "Beats: 67 bpm []"])
  }

  // Evidence: recorded, iOS 18.5: a text, then buttons with the date as value.
  @Test("A compact date picker is its label and a button for each part")
  func datePicker() {
    let resolution = resolve {
      view("DatePicker", ["Due".argument, Argument("selection", binding(.date(1_768_470_060)))])
    }
    #expect(
      resolution.lines == [
        "Due [staticText]", "Date Picker: Jan 15, 2026 [button]", "Time Picker: 9:41 AM [button]",
      ])
  }

  // Evidence: Apple documentation of labelsHidden.
  @Test("A hidden label is still what a date picker is called")
  func hiddenDateLabel() {
    let resolution = resolve {
      view(
        "DatePicker",
        [
          "Due".argument, Argument("selection", binding(.date(1_768_470_060))),
          Argument("displayedComponents", .symbol("date")),
        ]
      ).modifier("labelsHidden")
    }
    #expect(resolution.lines == ["Due: Jan 15, 2026 [button]"])
  }

  // Evidence: AX dump (ax-edit-button).
  @Test("System buttons bring their own titles")
  func systemButtons() {
    let resolution = resolve {
      view("EditButton")
      view("ShareLink")
    }
    #expect(resolution.lines == ["Edit [button]", "Share… [button]"])
  }
}
