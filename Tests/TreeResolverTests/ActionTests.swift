import EarshotAccessibilityTree
import EarshotTreeResolver
import EarshotViewTree
import EarshotVocabulary
import Testing

@Suite("Actions and gestures")
struct ActionTests {
  // Evidence: settled, "Named actions, order"; heard on 15.3 (zenn-actions-reverse).
  @Test("Chained named actions come last declared first")
  func chained() {
    let element = resolve { text("t").action(named: "One").action(named: "Two") }.elements[0]
    #expect(element.actionNames == ["Two", "One"])
    #expect(element.actions[0].commands.map(\.written) == ["run Two()"])
  }

  // Evidence: reference images 18.5 and 26.2.
  @Test("A builder's actions come last declared first, with their category")
  func builder() {
    let element = resolve {
      text("t").modifier(
        "accessibilityActions",
        Argument("content", .views([button("A"), view("Group") { button("B") }])),
        Argument("category", .symbol("edit")))
    }.elements[0]
    #expect(element.actionNames == ["B", "A"])
    #expect(element.actions.map(\.category) == ["edit", "edit"])
  }

  // Evidence: settled; AccessibilitySnapshot pull request 323.
  @Test("Swipe actions come before all others, on every element of the row")
  func swipe() {
    let resolution = resolve {
      list {
        hstack {
          text("Mail").action(named: "Copy")
          text("Today")
        }
        .holding("swipeActions") {
          button("Delete")
          button("Flag")
        }
        .action(named: "Open")
      }
    }
    #expect(
      resolution.elements.map(\.actionNames) == [
        ["Delete", "Flag", "Open", "Copy"], ["Delete", "Flag", "Open"],
      ])
  }

  // Evidence: spec swiftui.md 1.4, onDelete.
  @Test("onDelete offers Delete on every row of a list, with the row's place")
  func delete() {
    let rows = view("ForEach") {
      text("A")
      text("B")
    }.modifier("onDelete", Argument("action", .handler(handler("remove"))))
    let resolution = resolve { list { rows } }
    #expect(resolution.elements.map(\.actionNames) == [["Delete"], ["Delete"]])
    #expect(
      resolution.elements[1].actions[0].commands.map(\.written) == ["run remove(int(1))"])
    #expect(resolve { vstack { rows } }.elements[0].actions.isEmpty)
  }

  // Evidence: Apple session 2025-224 (cause assumed).
  @Test("Items of a context menu are offered as actions, after the named ones")
  func contextMenu() {
    let element = resolve {
      text("Row").action(named: "Open").modifier(
        "contextMenu", Argument("menuItems", .views([button("Copy"), button("Share")])))
    }.elements[0]
    #expect(element.actionNames == ["Open", "Copy", "Share"])
  }

  // Evidence: AX dump (ax-unnamed-action).
  @Test("A default action adds the button trait")
  func defaultAction() {
    let resolution = resolve {
      text("t").modifier("accessibilityAction", Argument("action", .handler(handler("go"))))
    }
    #expect(resolution.lines == ["t [button, staticText]"])
    #expect(resolution.elements[0].activation == ["run go()"])
  }

  // Evidence: AX dump: a gesture adds no trait.
  @Test("A tap gesture is what activation does, without a trait (spec swiftui.md, onTapGesture)")
  func tap() {
    let resolution = resolve {
      text("t").tap("go")
      text("u").modifier(
        "onTapGesture", Argument("count", .int(2)), Argument("action", .handler(handler("twice"))))
    }
    #expect(resolution.lines == ["t [staticText]", "u [staticText]"])
    #expect(resolution.elements.map(\.activation) == [["run go()"], nil])
  }

  // Evidence: AX dump (ax-adjustable-action).
  @Test("An adjustable action makes adjustable and is told the direction")
  func adjustable() {
    let element = resolve {
      text("t").modifier(
        "accessibilityAdjustableAction", Argument("handler", .handler(handler("adjust"))))
    }.elements[0]
    #expect(element.traits == [.staticText, .adjustable])
    #expect(element.increment?.written == "run adjust(symbol(\"increment\"))")
    #expect(element.decrement?.written == "run adjust(symbol(\"decrement\"))")
  }

  // Evidence: cvs-magic-tap-alert; spec swiftui.md 1.4.
  @Test("Escape and magic tap belong to a container where there is one, else to the elements")
  func escape() {
    func escaping(_ node: ViewNode) -> Resolution {
      resolve {
        node.modifier(
          "accessibilityAction", Argument(nil, .symbol("escape")),
          Argument("action", .handler(handler("close"))))
      }
    }
    let stack = vstack {
      text("A")
      text("B")
    }
    let pushed = escaping(stack)
    #expect(pushed.elements.map { $0.escape?.written } == ["run close()", "run close()"])
    let contained = escaping(stack.element("contain"))
    #expect(contained.tree.containers[0].escape?.written == "run close()")
    #expect(contained.elements[0].escape == nil)
    #expect(contained.elements[0].actions.isEmpty)
  }

  @Test("A long press opens the context menu, else runs its gesture (spec swiftui.md 1.4)")
  func longPress() {
    let resolution = resolve {
      text("Row").modifier("contextMenu", Argument("menuItems", .views([button("Copy")])))
      text("Map").modifier("onLongPressGesture", Argument("action", .handler(handler("drop"))))
    }
    #expect(
      resolution.elements.map { $0.longPress?.written } == ["interface present", "run drop()"])
  }

  // Evidence: Apple session 2024-10073.
  @Test("What can be dragged says so and offers Drag (spec swiftui.md, draggable)")
  func drag() {
    let element = resolve { text("Synth").modifier("draggable", "Synth".argument) }.elements[0]
    #expect(element.traits.contains(.draggable))
    #expect(element.actionNames == ["Drag"])
  }

  // Evidence: AX dump of iOS 16.2 (ax-rotors).
  @Test("Rotors come last declared first and find their targets by id")
  func rotors() {
    func rotor(_ node: ViewNode, _ name: ArgumentValue, _ entries: Views) -> ViewNode {
      node.modifier(
        "accessibilityRotor", Argument(nil, name), Argument("entries", .views(entries)))
    }
    let entry = view(
      "AccessibilityRotorEntry", ["Second".argument, Argument("id", .int(2))])
    let rows = vstack {
      text("First").tag(.int(1))
      text("Second").tag(.int(2))
    }.element("contain")
    let resolution = resolve {
      rotor(rotor(rows, .symbol("headings"), []), string("Warnings"), [view("ForEach") { entry }])
    }
    let rotors = resolution.tree.containers[0].rotors
    #expect(rotors.map(\.systemRotor) == [nil, "headings"])
    #expect(rotors[0].name == "Warnings")
    #expect(rotors[0].entries.map(\.label) == ["Second"])
    #expect(rotors[0].entries[0].target == resolution.elements[1].identity)
  }
}
