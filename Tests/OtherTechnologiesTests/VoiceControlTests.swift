import EarshotKit
import Testing

/// Evidence: spec of the technologies (Apple's user guide and documentation; Bas Broek 2024).
@Suite("Voice Control")
struct VoiceControlTests {
  private func names(_ source: String) throws -> [String] {
    var session = try Stages.session(source, .voiceControl)
    guard case .names(let names)? = session.perform(line: "show names").technologyAnswer else { return [] }
    return names
  }

  private func form(_ content: String) -> String {
    """
    struct Form1: View {
      @State private var volume = 0.5
      @State private var text = ""
      var body: some View { VStack { \(content) } }
    }
    """
  }

  @Test("shows names of what can be used: texts and dimmed controls have none")
  func usableOnly() throws {
    let source = form(
      """
      Text("Tea"); Button("Pour") { print("poured") }
      Button("Boil") { print("boiled") }.disabled(true)
      Slider(value: $volume) { Text("Heat") }
      """)
    #expect(try names(source) == ["Pour", "Heat"])
  }

  @Test("shows the first input label, and answers to all of them, not to the label")
  func inputLabels() throws {
    let source = form(
      "Button(\"Pour the tea now\") { print(\"poured\") }.accessibilityInputLabels([\"Pour\", \"Fill\"])")
    #expect(try names(source) == ["Pour"])
    for name in ["Pour", "fill"] {
      var session = try Stages.session(source, .voiceControl)
      #expect(session.perform(line: "tap \(name)").response.output == ["poured"])
    }
    var session = try Stages.session(source, .voiceControl)
    #expect(session.perform(line: "tap now").response.sounds == [.actionFailed])
  }

  @Test("a tap on a half of a Stepper takes a step, and none past the end of its range")
  func stepper() throws {
    let source = """
      struct Tea: View {
        @State private var cups = 2
        var body: some View {
          Stepper("Cups", value: $cups, in: 0...3).onChange(of: cups) { print(cups) }
        }
      }
      """
    var session = try Stages.session(source, .voiceControl)
    #expect(session.perform(line: "tap Cups, Increment").response.output == ["3"])
    #expect(session.perform(line: "tap Cups, Increment").response.output.isEmpty)
    #expect(session.perform(line: "tap Cups, Decrement").response.output == ["2"])
  }

  @Test("numbers names that collide, and asks by numbers which one is meant")
  func collisions() throws {
    let source = form("Button(\"Edit\") { print(\"one\") }; Button(\"Edit\") { print(\"two\") }")
    #expect(try names(source) == ["Edit 1", "Edit 2"])
    var session = try Stages.session(source, .voiceControl)
    let asked = session.perform(line: "tap Edit")
    #expect(asked.response.output.isEmpty)
    guard case .numbers(let numbers)? = asked.technologyAnswer else {
      Issue.record("no numbers")
      return
    }
    #expect(numbers.map(\.number) == [1, 2])
    #expect(session.perform(line: "tap 2").response.output == ["two"])
    #expect(session.perform(line: "tap Edit 1").response.output == ["one"])
  }

  @Test("a word of the name is enough")
  func words() throws {
    var session = try Stages.session(form("Button(\"Pour the tea\") { print(\"poured\") }"), .voiceControl)
    #expect(session.perform(line: "tap tea").response.output == ["poured"])
  }

  @Test("increments and decrements, once or several times")
  func adjusting() throws {
    let source = """
      struct Cups: View {
        @State private var cups = 2
        var body: some View {
          Text("Cups").accessibilityValue("\\(cups)").accessibilityAdjustableAction { direction in
            cups += direction == .increment ? 1 : -1
            print(cups)
          }
        }
      }
      """
    var session = try Stages.session(source, .voiceControl)
    #expect(session.perform(line: "increment Cups").response.output == ["3"])
    #expect(session.perform(line: "increment Cups by 2").response.output == ["4", "5"])
    #expect(session.perform(line: "decrement Cups").response.output == ["4"])
  }

  @Test("types into the field that was tapped")
  func typing() throws {
    let source = """
      struct Form1: View {
        @State private var text = ""
        var body: some View {
          VStack { TextField("Berth", text: $text); Button("Send") { print(text) } }
        }
      }
      """
    var session = try Stages.session(source, .voiceControl)
    #expect(session.perform(line: "type 47").response.sounds == [.actionFailed])
    _ = session.perform(line: "tap Berth")
    _ = session.perform(line: "type 47")
    #expect(session.perform(line: "tap Send").response.output == ["47"])
  }

  @Test("what it does not know is an error, and the session goes on")
  func unknown() throws {
    var session = try Stages.session(Stages.apart, .voiceControl)
    #expect(session.perform(line: "shout").response.error?.contains("unknown command") == true)
    #expect(session.perform(line: "tap Reserve").response.output == ["reserved"])
    #expect(session.metUnknownGesture)
  }

  @Test("undo takes a command back")
  func undo() throws {
    let source = """
      struct Lamp: View {
        @State private var isLit = false
        var body: some View { Button(isLit ? "Lit" : "Dark") { isLit.toggle() } }
      }
      """
    var session = try Stages.session(source, .voiceControl)
    _ = session.perform(line: "tap Dark")
    _ = session.perform(line: "undo")
    #expect(session.perform(line: "show names").technologyAnswer == .names(["Dark"]))
  }
}

@Suite("Voice Control in the four stages of a notice")
struct VoiceControlStageTests {
  @Test(
    "apart and sorted: both buttons have names, and their taps reach them",
    arguments: [Stages.apart, Stages.sorted])
  func apart(_ source: String) throws {
    var session = try Stages.session(source, .voiceControl)
    guard case .names(let names)? = session.perform(line: "show names").technologyAnswer else { return }
    #expect(Set(names) == ["Reserve", "Close"])
    #expect(session.perform(line: "tap Reserve").response.output == ["reserved"])
    #expect(session.perform(line: "tap Close").response.output == ["closed"])
  }

  @Test("combined: one name, the long label, and its tap reaches nothing")
  func combined() throws {
    var session = try Stages.session(Stages.combined, .voiceControl)
    #expect(
      session.perform(line: "show names").technologyAnswer
        == .names(["Storm tonight, Do you need a berth in the basin?"]))
    let tapped = session.perform(line: "tap Storm tonight, Do you need a berth in the basin?")
    #expect(tapped.response.output.isEmpty)
    #expect(tapped.response.sounds == [.noElement])
  }

  @Test("combined and named: the name is there, its tap is the ghost action, its actions work")
  func ghost() throws {
    var session = try Stages.session(Stages.named, .voiceControl)
    #expect(session.perform(line: "show names").technologyAnswer == .names(["Reserve"]))
    let tapped = session.perform(line: "tap Reserve")
    #expect(tapped.response.output.isEmpty)
    guard case .tap(let report)? = tapped.technologyAnswer else {
      Issue.record("no report of the tap")
      return
    }
    #expect(report.landing == .nothing)
    #expect(
      session.perform(line: "show numbers").technologyAnswer
        == .numbers([NumberedTarget(number: 1, name: "Reserve", hasActions: true)]))
    guard case .actions(let actions)? = session.perform(line: "show actions for Reserve").technologyAnswer
    else {
      Issue.record("no actions")
      return
    }
    #expect(actions == ["Reserve", "Close"])
    #expect(session.perform(line: "tap 2").response.output == ["closed"])
    _ = session.perform(line: "show actions for 1")
    #expect(session.perform(line: "tap Reserve").response.output == ["reserved"])
  }
}
