import EarshotAccessibilityTree
import EarshotLiveScreens
import EarshotViewTree
import EarshotVocabulary
import Testing

@Suite("A resolved screen")
struct ResolvedScreenTests {
  private typealias Order = NotedSource.Order

  @Test("It is resolved once when it is made")
  func made() {
    let screen = ResolvedScreen(source: NotedSource())
    #expect(screen.labels == ["Mars", "Visit"])
    #expect(screen.noted.trees == 1)
  }

  @Test("Commands are carried out in the order given, and the screen is resolved anew once")
  func order() {
    var screen = ResolvedScreen(source: NotedSource())
    let events = screen.perform([
      .run(Handler(Order.print("one")), []),
      .set(Handler(Order.setTitle), .string("Venus")),
      .run(Handler(Order.print("two")), []),
    ])
    #expect(screen.noted.asked == ["print one", "set Venus", "print two"])
    #expect(events == [.output("one"), .output("two")])
    #expect(screen.noted.trees == 2)
    #expect(screen.labels == ["Venus", "Visit"])
  }

  @Test("No command, no new resolution")
  func nothing() {
    var screen = ResolvedScreen(source: NotedSource())
    #expect(screen.perform([]) == [])
    #expect(screen.noted.trees == 1)
  }

  @Test("A URL that is opened is recorded as output (contract, section 3)")
  func url() {
    var screen = ResolvedScreen(source: NotedSource())
    #expect(
      screen.perform([.openURL("https://example.org/a")]) == [.output("open https://example.org/a")])
  }

  @Test("What the app changes in the system's interface is carried out and told to nobody")
  func interfaceEvents() {
    let id = Identity.root.child("link")
    var screen = ResolvedScreen(source: NotedSource())
    _ = screen.perform([.interface(.push(id))])
    #expect(screen.interface.pushed == [id])
    let events = screen.perform([.run(Handler(Order.pop(id)), [])])
    #expect(!events.contains { if case .interface = $0 { true } else { false } })
    #expect(events.contains(.output("popping")))
    #expect(screen.interface.pushed.isEmpty)
  }

  @Test("Typed text goes to the field's setter, else into what the system keeps")
  func editing() {
    let field = Identity.root.child("field")
    var screen = ResolvedScreen(source: NotedSource())
    _ = screen.perform([.edit(Handler(Order.setTitle), field, text: "Io")])
    #expect(screen.labels.first == "Io")
    _ = screen.perform([.edit(nil, field, text: "Europa")])
    #expect(screen.interface.texts == [field: "Europa"])
    #expect(screen.interface.insertionPoint == 6)
  }

  @Test("A copy keeps the state that it was taken in: it is undo (design, section 3)")
  func undo() {
    var screen = ResolvedScreen(source: NotedSource())
    let before = screen
    _ = screen.perform([.set(Handler(Order.setTitle), .string("Venus"))])
    #expect(screen.labels.first == "Venus")
    #expect(before.labels.first == "Mars")
  }

  @Test("Every notice is told once")
  func notices() {
    let screen = ResolvedScreen(source: NotedSource())
    #expect(screen.notices.count { $0.message == "trees so far: 1" } == 1)
  }

  @Test("A tap on a button runs its action, as a synthetic tap does (spec voiceover.md d)")
  func tap() throws {
    var screen = ResolvedScreen(source: NotedSource())
    let frame = try #require(screen.layout.frames[NotedSource.buttonID])
    #expect(screen.tap(at: frame.center) == [.output("landed")])
  }

  @Test("A tap where nothing lies does nothing")
  func tapOnNothing() {
    var screen = ResolvedScreen(source: NotedSource())
    _ = screen.tap(at: Point(x: -500, y: .nan))
    #expect(screen.noted.asked.isEmpty)
  }
}

@Suite("Accessibility focus state (documented, iOS 15+)")
struct FocusStateTests {
  @Test("The binding follows the cursor onto the view and away from it")
  func follows() {
    var screen = ResolvedScreen(source: NotedSource())
    _ = screen.focusMoved(to: NotedSource.textID)
    #expect(screen.noted.isFocused)
    _ = screen.focusMoved(to: NotedSource.buttonID)
    #expect(!screen.noted.isFocused)
    #expect(screen.noted.asked == ["focus true", "focus false"])
  }

  @Test("A view without a binding tells the app nothing and costs no resolution")
  func without() {
    var screen = ResolvedScreen(source: NotedSource())
    #expect(screen.focusMoved(to: NotedSource.buttonID) == [])
    #expect(screen.focusMoved(to: nil) == [])
    #expect(screen.noted.trees == 1)
  }

  @Test("Where the cursor stays nothing is set twice")
  func stays() {
    var screen = ResolvedScreen(source: NotedSource())
    _ = screen.focusMoved(to: NotedSource.textID)
    _ = screen.focusMoved(to: NotedSource.textID)
    #expect(screen.noted.asked == ["focus true"])
  }
}
