import EarshotAccessibilityTree
import EarshotTreeResolver
import EarshotViewTree
import EarshotVocabulary
import Testing

@Suite("Grouping, hiding, replacing")
struct GroupingTests {
  private var pair: ViewNode {
    vstack {
      text("A")
      button("B")
    }
  }

  // Evidence: AX dump (ax-ignore).
  @Test("Ignoring children leaves one element without any property")
  func ignore() {
    let resolution = resolve { pair.element() }
    #expect(resolution.lines == [" []"])
    #expect(resolution.fate("VStack") == .stop(element: 0))
    #expect(resolution.fate("Text") == .replaced(.ignoredByParent))
  }

  // Evidence: recorded (bh-own-element-label-value).
  @Test("A text that becomes its own element takes only what it is given")
  func ownElement() {
    #expect(resolve { text("Runs: 0").element().label("Runs").value("0") }.lines == ["Runs: 0 []"])
  }

  // Evidence: recorded (intopia-labeled-container, playbook-containers).
  @Test("A container is no stop; its label and identifier are its own")
  func contain() {
    let resolution = resolve { pair.element("contain").label("Group").identifier("g") }
    #expect(resolution.labels == ["A", "B"])
    let container = resolution.tree.containers[0]
    #expect(container.kind == .semanticGroup)
    #expect(container.label?.string == "Group")
    #expect(container.identifier == "g")
    #expect(container.elements == [0, 1])
    #expect(resolution.elements[0].containers == [0])
    #expect(resolution.fate("VStack") == .container(0))
  }

  // Evidence: recorded (playbook-containers): nothing under a hidden group is a stop.
  @Test("Hiding removes everything inside, whatever is said outside of it")
  func hidden() {
    let resolution = resolve { pair.hidden().element("contain").label("Group") }
    #expect(resolution.elements.isEmpty)
    #expect(resolution.tree.containers.isEmpty)
    #expect(resolution.fate("Text") == .hidden(.accessibilityHidden))
  }

  @Test("accessibilityHidden(false) can't show what a parent hides (spec swiftui.md 1.3, rule)")
  func unhide() {
    #expect(resolve { vstack { text("A").hidden(false) }.hidden() }.elements.isEmpty)
    #expect(resolve { text("A").hidden().hidden(false) }.labels == ["A"])
  }

  @Test("What an overlay adds outside of a hidden view stays (assumed from the view tree)")
  func overlayOutside() {
    #expect(resolve { text("A").hidden().holding("overlay") { button("B") } }.labels == ["B"])
  }

  // Evidence: Apple session 2024-10073.
  @Test("At opacity 0 a view is not in the tree, even with a label (WWDC 2024-10073)")
  func opacity() {
    let resolution = resolve {
      view("Circle").label("Unread").modifier("opacity", Argument(nil, .int(0)))
      text("A").modifier("hidden")
      text("B").modifier("opacity", Argument(nil, .double(0.1)))
    }
    #expect(resolution.labels == ["B"])
    #expect(resolution.fate("Circle") == .hidden(.opacityZero))
    #expect(resolution.fate("Text", "A") == .hidden(.hiddenModifier))
  }

  // Evidence: seed002-representation-toggle; Apple session 2021-10119.
  @Test("A representation puts its elements in the view's place (spec swiftui.md 1.3)")
  func representation() {
    let resolution = resolve {
      hstack {
        text("Dark mode")
        symbol("moon")
      }
      .at(10, 20, 100, 30)
      .tap()
      .modifier(
        "accessibilityRepresentation",
        Argument(
          "representation",
          .views([view("Toggle", ["Dark".argument, Argument("isOn", binding(.bool(false)))])])))
    }
    #expect(resolution.lines == ["Dark: 0 [button, switchButton]"])
    #expect(resolution.elements[0].frame == Rect(x: 10, y: 20, width: 100, height: 30))
    #expect(resolution.fate("HStack") == .replaced(.representation))
    #expect(resolution.fate("Text") == .replaced(.representation))
  }

  // Evidence: AX dump (ax-accessibility-children); majid-chart-children.
  @Test("Synthetic children stand in a container that the view's label names")
  func children() {
    let resolution = resolve {
      view("Rectangle").label("Chart").modifier(
        "accessibilityChildren",
        Argument("children", .views([view("Circle").value("20"), view("Circle").value("30")])))
    }
    #expect(resolution.lines == [": 20 []", ": 30 []"])
    #expect(resolution.tree.containers[0].label?.string == "Chart")
    let nested = resolve {
      vstack { text("own") }.modifier(
        "accessibilityChildren",
        Argument(
          "children",
          .views([
            text("group").modifier(
              "accessibilityChildren", Argument("children", .views([text("inner")])))
          ])))
    }
    #expect(nested.labels == ["inner"])
    #expect(nested.fate("Text", "own") == .replaced(.syntheticChildren))
  }

  // Evidence: AX dump (ax-section-header, ax-remove-traits-16).
  @Test("Every element of a section's header is a heading, buttons too")
  func sectionHeader() {
    let resolution = resolve {
      ViewNode(
        .view("Section"),
        arguments: [
          Argument(
            "header", .views([text("H"), button("More"), text("I").removing("isHeader")])),
          Argument("footer", .views([text("F")])),
        ], children: [text("Row")])
    }
    #expect(
      resolution.lines == [
        "H [staticText, header]", "More [button, header]", "I [staticText]", "Row [staticText]",
        "F [staticText]",
      ])
  }

  // Evidence: reference images 18.5 and 26.2; recorded (DEVICES against Devices).
  @Test("Up to iOS 18 headers in a list are in capitals, unless their case is left alone")
  func headerCase() {
    let sections = list { view("Section", ["Fruits".argument]) { text("Fig") } }
    #expect(resolve(profile: .ios18) { sections }.labels == ["FRUITS", "Fig"])
    #expect(resolve(profile: .ios26) { sections }.labels == ["Fruits", "Fig"])
    let kept = list {
      view(
        "Section", [Argument("header", .views([text("Fruits").modifier("textCase", Argument(nil, .none))]))]
      ) {
        text("Fig")
      }
    }
    #expect(resolve(profile: .ios18) { kept }.labels == ["Fruits", "Fig"])
    #expect(
      resolve(profile: .ios18) { view("Section", ["Fruits".argument]) { text("Fig") } }.labels
        == ["Fruits", "Fig"])
  }

  // Evidence: heard (d365-042-tabbar).
  @Test("Buttons in a container with the tab bar trait are tabs")
  func tabTrait() {
    let resolution = resolve {
      hstack {
        button("Feed").adding("isSelected")
        button("Friends")
      }.element("contain").adding("isTabBar")
    }
    #expect(
      resolution.elements.map(\.context) == [.tab(index: 0, count: 2), .tab(index: 1, count: 2)])
    #expect(resolution.tree.containers[0].kind == .tabBar)
  }

  // Evidence: spec swiftui.md 1.2, isModal.
  @Test("Beside something modal nothing else can be reached")
  func modal() {
    let resolution = resolve {
      text("Below")
      vstack { text("Dialog") }.element("contain").adding("isModal")
    }
    #expect(resolution.labels == ["Dialog"])
    #expect(resolution.fate("Text", "Below") == .hidden(.behindModal))
    #expect(resolution.tree.containers[0].isModal)
  }

  @Test("ViewThatFits shows the view that layout has chosen (Apple, ViewThatFits)")
  func fitting() {
    var screen = Screen(
      view("ViewThatFits") {
        text("Long text")
        text("Short")
      })
    screen.layout.chosen[screen.tree.root.identity] = 1
    let resolution = screen.resolve()
    #expect(resolution.labels == ["Short"])
    #expect(resolution.fate("Text", "Long text") == .hidden(.notChosen))
  }

  // Evidence: Apple session 2022-10136.
  @Test("A chart's marks are category and number (spec swiftui.md 1.8)")
  func chart() {
    func value(_ label: String, _ plotted: ArgumentValue) -> ArgumentValue {
      .symbol("value", arguments: [label.argument, Argument(nil, plotted)])
    }
    let resolution = resolve {
      view("Chart") {
        view(
          "BarMark",
          [
            Argument("x", value("Sales", .int(916))),
            Argument("y", value("Name", string("Cachapa"))),
          ])
      }
    }
    #expect(resolution.lines == ["Cachapa: 916 []"])
  }
}
