import EarshotAccessibilityTree
import EarshotTreeResolver
import EarshotViewTree
import EarshotVocabulary
import Testing

@Suite("Accessibility attributes")
struct AttributeTests {
  // Evidence: AX dump (ax-hint-then-help, ax-help-then-hint).
  @Test("The outermost of hint and help wins")
  func hintAndHelp() {
    let resolution = resolve {
      text("A").hint("hint").modifier("help", "help".argument)
      text("B").modifier("help", "help".argument).hint("hint")
    }
    #expect(resolution.elements.map { $0.hint?.string } == ["help", "hint"])
  }

  @Test(
    "The outermost label wins and says where it came from (AX: help against hint; spec swiftui.md, order of modifiers)"
  )
  func label() {
    let element = resolve { text("title").label("first").label("second") }.elements[0]
    #expect(element.label?.string == "second")
    let origin = element.origins.first { $0.property == .label }
    #expect(origin?.modifier == ".accessibilityLabel(\"second\")")
    #expect(origin?.source?.line == 2)
    #expect(origin?.standing == .given)
  }

  // Evidence: spec swiftui.md, general facts: isEnabled false is as if absent (iOS 18+).
  @Test("An attribute that is not enabled is as if absent")
  func disabledTwin() {
    let element = resolve {
      text("title").modifier(
        "accessibilityLabel", "other".argument, Argument("isEnabled", .bool(false)))
    }.elements[0]
    #expect(element.label?.string == "title")
  }

  // Evidence: Apple session 2024-10073.
  @Test("A built label joins its texts around the label so far (spec swiftui.md 1.1)")
  func builtLabel() {
    let resolution = resolve {
      asset("beach").label("Saturday").modifier(
        "accessibilityLabel",
        Argument("content", .views([text("Half star"), view("PlaceholderLabel")])))
    }
    #expect(resolution.lines == ["Half star, Saturday [image]"])
    #expect(
      resolution.fate("Text") == .mergedInto(resolution.elements[0].identity, .contentLabel))
  }

  // Evidence: recorded (intopia-toggle-trait-checkbox; CVS GroupingControls).
  @Test("Attributes of a stack without its own element go to what is in it")
  func pushDown() {
    let one = resolve {
      hstack {
        symbol("square").hidden()
        text("Walk")
      }.tap().adding("isToggle").value("off").removing("isStaticText")
    }
    #expect(one.lines == ["Walk: off [toggle]"])
    let two = resolve {
      hstack {
        text("A")
        text("B")
      }.label("Same")
    }
    #expect(two.labels == ["Same", "Same"])
  }

  // Evidence: recorded, an identifier on a DisclosureGroup spreads.
  @Test("An identifier spreads over an expanded group")
  func identifier() {
    let resolution = resolve {
      view("DisclosureGroup", ["More".argument, Argument("isExpanded", binding(.bool(true)))]) {
        text("Inside")
      }.identifier("more")
    }
    #expect(resolution.elements.map(\.identifier) == ["more", "more"])
  }

  // Evidence: AX dumps of 15.x and 16.2 (ax-remove-traits).
  @Test("Removing the button trait works from iOS 16")
  func removeButton() {
    let removed = { (profile: Profile) in
      resolve(profile: profile) { button("Go").removing("isButton") }.lines
    }
    #expect(removed(.ios15) == ["Go [button]"])
    #expect(removed(.ios16) == ["Go []"])
  }

  // Evidence: AX dump (ax-add-traits).
  @Test("Added traits join the view's own")
  func addTraits() {
    let traits = resolve { text("t").adding("isHeader", "playsSound", "isKeyboardKey") }
      .elements[0].traits
    #expect(traits == [.staticText, .header, .playsSound, .keyboardKey])
  }

  // Evidence: spec swiftui.md 1.1, accessibilityHeading.
  @Test("A heading level is kept beside the header trait")
  func headingLevel() {
    let element = resolve {
      text("Part").adding("isHeader").modifier(
        "accessibilityHeading", Argument(nil, .symbol("h2")))
    }.elements[0]
    #expect(element.headingLevel == 2)
  }

  // Evidence: AX dump (ax-custom-content); MAJ: a later modifier with the key replaces.
  @Test("Custom content keeps its order; the same key replaces, nil removes")
  func customContent() {
    func content(_ node: ViewNode, _ key: String, _ value: ArgumentValue, high: Bool = false)
      -> ViewNode
    {
      node.modifier(
        "accessibilityCustomContent", key.argument, Argument(nil, value),
        Argument("importance", .symbol(high ? "high" : "default")))
    }
    var node = text("Dog")
    node = content(node, "Age", string("3"))
    node = content(node, "Breed", string("beagle"), high: true)
    node = content(node, "Weight", string("9"))
    node = content(node, "Age", string("4"))
    node = content(node, "Weight", .none)
    #expect(
      resolve { node }.elements[0].customContent == [
        CustomContent(label: "Age", value: "4"),
        CustomContent(label: "Breed", value: "beagle", importance: .high),
      ])
  }

  @Test("A content key with an id is known by the id (Apple, AccessibilityCustomContentKey(_:id:))")
  func contentKey() {
    let key = { (label: String) -> Argument in
      Argument(
        nil,
        .record(
          "AccessibilityCustomContentKey",
          [Argument("label", string(label)), Argument("id", string("age"))]))
    }
    let element = resolve {
      text("Dog")
        .modifier("accessibilityCustomContent", key("Age"), "3".argument)
        .modifier("accessibilityCustomContent", key("Years"), "4".argument)
    }.elements[0]
    #expect(element.customContent == [CustomContent(label: "Years", value: "4")])
  }

  // Evidence: AX dump (ax-input-labels).
  @Test("Input labels are kept in order")
  func inputLabels() {
    let element = resolve {
      text("t").modifier(
        "accessibilityInputLabels", Argument(nil, .list([string("one"), string("two")])))
    }.elements[0]
    #expect(element.inputLabels == ["one", "two"])
  }

  // Evidence: AX dump of iOS 16 (ax-tab-view): "item1: 10".
  @Test("A badge is the value of the view that wears it")
  func badge() {
    #expect(
      resolve { text("Inbox").modifier("badge", Argument(nil, .int(10))) }.lines == [
        "Inbox: 10 [staticText]"
      ])
  }

  // Evidence: spec swiftui.md 1.4, activation points.
  @Test("An activation point is a unit point of the frame or a point of the view")
  func activationPoint() {
    func point(_ value: ArgumentValue) -> Point? {
      resolve {
        text("t").at(100, 200, 40, 20).modifier(
          "accessibilityActivationPoint", Argument(nil, value))
      }.elements[0].activationPoint
    }
    #expect(point(.symbol("topTrailing")) == Point(x: 140, y: 200))
    #expect(
      point(.record("CGPoint", [Argument("x", .double(5)), Argument("y", .double(6))]))
        == Point(x: 105, y: 206))
    #expect(
      resolve { text("t").at(100, 200, 40, 20) }.elements[0].activationPoint
        == Point(x: 120, y: 210))
  }

  @Test("A disabled parent stays disabled whatever a child says (Apple, disabled(_:))")
  func disabledTwice() {
    #expect(
      resolve { vstack { button("Go").disabled(false) }.disabled() }.lines == [
        "Go [button, notEnabled]"
      ])
  }

  // Evidence: Apple documentation of accessibilityLabeledPair.
  @Test("The content of a labelled pair takes the label's text as label")
  func labeledPair() {
    func pair(_ node: ViewNode, _ role: String) -> ViewNode {
      node.modifier(
        "accessibilityLabeledPair", Argument("role", .symbol(role)), Argument("id", string("n")),
        Argument("in", .opaque(OpaqueValue(1), description: "space")))
    }
    let resolution = resolve {
      pair(text("Name"), "label")
      pair(text("Ada"), "content")
    }
    #expect(resolution.lines == ["Name [staticText]", "Name: Ada [staticText]"])
  }

  // Evidence: spec swiftui.md 1.5.
  @Test("A focus state asks for the element that it is bound to")
  func focus() {
    func bound(_ name: String) -> ViewNode {
      text(name).modifier(
        "accessibilityFocused", Argument(nil, binding(.symbol("b"))),
        Argument("equals", .symbol(name)))
    }
    let resolution = resolve {
      bound("a")
      bound("b")
    }
    #expect(resolution.tree.requestedFocus == resolution.elements[1].identity)
  }

  @Test("An unknown accessibility modifier is noticed (contract 1: what is not understood is named)")
  func unknown() {
    let resolution = resolve { text("t").modifier("accessibilityFrobnicate") }
    #expect(resolution.notices.map(\.kind) == [.unknownModifier])
    #expect(resolve { text("t").modifier("padding") }.notices.isEmpty)
  }

  @Test(
    "A truth value that is not known neither hides nor disables (contract 1: what is not understood is named)"
  )
  func unknownTruth() {
    let unknown = Argument(nil, .unknown("isPaid"))
    let resolution = resolve {
      button("Pay").modifier("disabled", unknown).modifier("accessibilityHidden", unknown)
    }
    #expect(resolution.lines == ["Pay [button]"])
  }
}
