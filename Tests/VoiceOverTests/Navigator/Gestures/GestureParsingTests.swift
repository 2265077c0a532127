import EarshotVocabulary
import Testing

@testable import EarshotVoiceOver

/// Contract, section 3: the gestures and their arguments.
@Suite struct GestureParsingTests {
  @Test(
    "Every gesture of the contract is read from its line",
    arguments: [
      ("swipe right", Gesture.swipe(.right)), ("swipe left", .swipe(.left)),
      ("swipe up", .swipe(.up)), ("swipe down", .swipe(.down)), ("double-tap", .doubleTap),
      ("double-tap-hold", .doubleTapHold), ("triple-tap", .tripleTap), ("magic-tap", .magicTap),
      ("escape", .escape), ("rotor next", .rotorNext), ("rotor previous", .rotorPrevious),
      ("rotor More Content", .rotor("More Content")), ("read-all", .readAll),
      ("read-from-top", .readFromTop), ("first", .first), ("last", .last),
      ("touch 12,340.5", .touchPoint(Point(x: 12, y: 340.5))),
      ("touch Add to Cart", .touchLabel("Add to Cart")), ("scroll up", .scroll(.up)),
      ("scroll left", .scroll(.left)), ("type Hello there", .type("Hello there")),
      ("pause", .pause), ("item-chooser sav", .itemChooser("sav")),
      ("screen-summary", .screenSummary), ("undo", .undo),
      ("set hints=off", .set(key: "hints", value: "off")),
      ("elements", .question(.elements)), ("actions", .question(.actions)),
      ("content", .question(.content)), ("explain", .question(.explain)),
    ] as [(String, Gesture)])
  func readsLine(line: String, gesture: Gesture) throws {
    #expect(try Gesture(parsing: line) == gesture)
    #expect(try Gesture(parsing: gesture.text) == gesture)
  }

  @Test("Blanks around a line do not matter", arguments: ["  first ", "first\r\n", "\tfirst"])
  func ignoresBlanks(line: String) throws {
    #expect(try Gesture(parsing: line) == .first)
  }

  @Test("Typed text keeps its blanks, but not the line's end")
  func keepsBlanksOfTypedText() throws {
    #expect(try Gesture(parsing: "type  two \r\n") == .type(" two "))
  }

  @Test("A point is two numbers; everything else after touch is a label")
  func tellsPointsFromLabels() throws {
    #expect(try Gesture(parsing: "touch 3, 4") == .touchPoint(Point(x: 3, y: 4)))
    #expect(try Gesture(parsing: "touch Alert, Error") == .touchLabel("Alert, Error"))
    #expect(try Gesture(parsing: "touch nan,inf") == .touchLabel("nan,inf"))
    #expect(try Gesture(parsing: "touch 1,2,3") == .touchLabel("1,2,3"))
  }

  @Test("A setting's value may hold an equals sign or be empty")
  func splitsSettingAtFirstEquals() throws {
    #expect(try Gesture(parsing: "set rotor=a=b") == .set(key: "rotor", value: "a=b"))
    #expect(try Gesture(parsing: "set rotor=") == .set(key: "rotor", value: ""))
  }
}

/// Contract, section 3: an unknown gesture gets an error, and the session goes on.
@Suite struct GestureErrorTests {
  private func error(_ line: String) -> GestureError? {
    do {
      _ = try Gesture(parsing: line)
      return nil
    } catch { return error }
  }

  @Test(
    "The nearest gesture is named",
    arguments: [
      ("swpe right", "swipe right"), ("double tap", "double-tap"), ("Swipe Left", "swipe left"),
      ("escpe", "escape"), ("readall", "read-all"), ("swipe diagonally", "swipe down"),
    ])
  func namesNearest(line: String, nearest: String) {
    let error = error(line)
    if line != "swipe diagonally" { #expect(error?.nearest == nearest) }
    #expect(error?.description.contains("unknown gesture") == true)
  }

  @Test(
    "A gesture without what it needs says what it needs",
    arguments: ["swipe", "touch", "rotor", "type", "type ", "set", "set hints", "item-chooser"])
  func namesWhatIsMissing(line: String) {
    #expect(error(line)?.description.contains("needs") == true)
  }

  @Test("Nonsense, nothing and a very long line are errors without a nearest gesture")
  func survivesNonsense() {
    #expect(error("")?.nearest == nil)
    #expect(error("qqqqqqqqqqqqqqqqqqqqqqq")?.nearest == nil)
    let long = String(repeating: "swipe ", count: 100_000)
    #expect((error(long)?.description.count ?? .max) < 100)
  }

  @Test("What a line holds can command no terminal")
  func isHarmless() {
    #expect(error("swi\u{1B}[2Jpe")?.description.contains("\u{1B}") == false)
  }

  @Test("After an error the cursor is where it was and the next gesture works")
  func sessionGoesOn() throws {
    var navigator = try Navigator(on: ScreenSketch("One", "Two"))
    let response = navigator.perform(line: "swip right")
    #expect(response.error != nil)
    #expect(response.gesture == "swip right")
    #expect(response.focus == 0)
    #expect(response.utterances.isEmpty)
    #expect(navigator.heard("swipe right") == ["Two"])
  }
}
