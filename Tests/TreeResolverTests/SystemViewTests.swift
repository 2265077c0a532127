import EarshotAccessibilityTree
import EarshotTreeResolver
import EarshotViewTree
import EarshotVocabulary
import Testing

@Suite("Views of the system")
struct SystemViewTests {
  private func commands(_ label: String, _ names: String...) -> Argument {
    Argument(label, .commands(names.map { .run(handler($0), []) }))
  }

  // Evidence: recorded (axe-back-button, bh-root-list).
  @Test("A navigation bar reads back button, then title; a scrub goes back")
  func navigationBar() {
    let resolution = resolve {
      view("SystemScreen", [commands("escape", "back")]) {
        text("Content").at(0, -5)
        view("SystemNavigationBar") {
          view("SystemBackButton", ["Home".argument, commands("action", "back")]).at(0, 60)
          view("SystemTitle", ["Details".argument]).at(150, 60)
        }
      }
    }
    #expect(
      resolution.lines == [
        "Home [button, backButton]", "Details [staticText, header]", "Content [staticText]",
      ])
    #expect(resolution.elements[0].activation == ["run back()"])
    #expect(resolution.elements[0].inputLabels == ["Home", "Back"])
    #expect(resolution.tree.containers.contains { $0.escape?.written == "run back()" })
    #expect(resolution.tree.containers.contains { $0.kind == .navigationBar })
  }

  // Evidence: recorded (BRU; sisyphos-tab-bar); reference images for the badge.
  @Test("Tabs have their place and their badge up to iOS 18")
  func tabs() {
    let bar = view("SystemTabBar") {
      view(
        "SystemTab",
        [
          "Inbox".argument, Argument("selected", .bool(true)), Argument("index", .int(0)),
          Argument("count", .int(2)), Argument("badge", string("3")), commands("action", "a"),
        ])
      view(
        "SystemTab",
        [
          Argument("label", .views([symbol("gear"), text("Settings")])),
          Argument("index", .int(1)), Argument("count", .int(2)), commands("action", "b"),
        ])
    }
    let newest = resolve { bar }
    #expect(
      newest.lines == ["Inbox [button, selected, tabBarItem]", "Settings [button, tabBarItem]"])
    #expect(newest.elements[1].context == .tabBarItem(index: 1, count: 2))
    #expect(newest.elements[1].activation == ["run b()"])
    #expect(resolve(profile: .ios18) { bar }.elements[0].value?.string == "3 items")
  }

  // Evidence: recorded (spezi-devices-page-indicator).
  @Test("A page control speaks its page and turns")
  func pageControl() {
    let element = resolve {
      view(
        "SystemPageControl",
        [
          Argument("page", .int(0)), Argument("pageCount", .int(2)), commands("increment", "next"),
          commands("decrement"),
        ])
    }.elements[0]
    #expect(element.value?.string == "page 1 of 2")
    #expect(element.traits == .adjustable)
    #expect(element.increment?.written == "run next()")
    #expect(element.decrement == nil)
  }

  // Evidence: recorded (bh-alert): three elements, and nothing else while it is up.
  @Test("An alert is modal; a button closes it after its action")
  func alert() {
    let resolution = resolve {
      custom("Root") {
        text("Below")
        view("SystemAlert", [commands("escape", "close", "dismissed")]) {
          text("Title")
          text("Message")
          view("Button", ["OK".argument, commands("action", "ok"), commands("dismiss", "close")])
        }
      }
    }
    #expect(resolution.labels == ["Title", "Message", "OK"])
    #expect(resolution.elements[2].activation == ["run ok()", "run close()"])
    let container = resolution.tree.containers[0]
    #expect(container.kind == .alert)
    #expect(container.isModal)
    #expect(container.escape?.written == "run close()")
    #expect(container.escapeFollowUps.map(\.written) == ["run dismissed()"])
    #expect(resolution.fate("Text", "Below") == .hidden(.behindModal))
  }

  @Test("A ticked item of a menu is selected (mag-dropdown-items, recorded)")
  func menuItem() {
    let resolution = resolve {
      view("SystemMenu") {
        view("Button", ["Name".argument, Argument("selected", .bool(true))])
        view("SystemDismissRegion", ["Dismiss".argument, commands("action", "close")])
      }
    }
    #expect(resolution.lines == ["Name [button, selected]", "Dismiss [button]"])
  }

  // Evidence: recorded (describeUIExposesNavigationSearchableField).
  @Test("A search field has its prompt as value")
  func search() {
    let element = resolve {
      view(
        "SystemSearchField",
        [Argument("text", binding(string(""))), Argument("prompt", string("Search Books"))])
    }.elements[0]
    #expect(element.value?.string == "Search Books")
    #expect(element.traits.contains(.searchField))
  }

  @Test(
    "A pushed screen and a sheet make another screen, another tab does not (spec voiceover.md d; WWDC 2025-224)"
  )
  func screens() {
    func stack(_ pushed: Bool) -> Resolution {
      var screen = Screen(view("NavigationStack") { view("SystemScreen") { text("x") } })
      let identity = screen.tree.root.identity
      screen.tree.root.children[0].identity =
        pushed ? identity.child("path").child(0) : identity.child("screen")
      return screen.resolve()
    }
    #expect(stack(false).tree.screen == resolve { text("other tab") }.tree.screen)
    #expect(stack(true).tree.screen != stack(false).tree.screen)
    let sheet = resolve { view("SystemSheet") { text("x") } }
    #expect(sheet.tree.screen != stack(false).tree.screen)
  }
}
