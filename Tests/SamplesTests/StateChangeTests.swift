import EarshotAccessibilityTree
import EarshotKit
import EarshotLiveScreens
import EarshotVocabulary
import Testing

/// Only what changed is evaluated again. Whatever is done to a screen, it is the one that the same
/// state gives from nothing: the same words, order, focus, frames and actions.
@Suite("State changes")
struct StateChangeTests {
  @Test("A sample is after any action what it would be from nothing", arguments: SampleFiles.inputs)
  func samples(_ input: String) throws {
    try follow(try Earshot.open([SampleFiles.path(input)]), input)
  }

  @Test("A list is after any action what it would be from nothing", arguments: ChangingScreens.all)
  func lists(_ name: String, _ source: String) throws {
    try follow(try Earshot.open(bytes: Array(source.utf8), file: "\(name).swift"), name)
  }

  @Test("Rows are after any action what they would be from nothing", arguments: ChangingRows.all)
  func rows(_ name: String, _ source: String) throws {
    try follow(try Earshot.open(bytes: Array(source.utf8), file: "\(name).swift"), name, steps: 40)
  }

  /// Does what can be done to random elements, and looks at the whole screen every time: it is the one of
  /// a session that remembers nothing, and nothing but what its state gives.
  private func follow(_ input: OpenedInput, _ name: String, steps: Int = 24) throws {
    for screen in input.screens {
      var live = screen.open()
      var forgetful = ResolvedScreen(source: live.source, interface: live.interface, isLive: false)
      var random = Dice(seed: 20_261_122)
      var path: [String] = []
      for _ in 0..<steps {
        var sameThrow = random
        guard let (element, commands) = deed(live.tree, &random) else { break }
        let (_, others) = try #require(deed(forgetful.tree, &sameThrow))
        path.append(element)
        let events = live.perform(commands)
        #expect(said(events) == said(forgetful.perform(others)))
        let shown = WholeScreen(live)
        let difference =
          difference(shown, WholeScreen(forgetful))
          ?? difference(shown, WholeScreen(live.resolvedAnew()))
        if let difference {
          Issue.record("\(name), \(screen.name), after \(path.joined(separator: ", ")): \(difference)")
          return
        }
      }
    }
  }

  private func said(_ events: [ScreenEvent]) -> [String] { events.map { String(describing: $0) } }

  /// Something that an element of the screen can do, with its words.
  func deed(_ tree: AccessibilityTree, _ random: inout Dice) -> (String, [Command])? {
    var deeds: [(String, [Command])] = []
    for element in tree.elements {
      let words = element.label?.string ?? "(no label)"
      if let commands = element.defaultAction?.commands, !commands.isEmpty { deeds.append((words, commands)) }
      for action in element.actions where !action.commands.isEmpty {
        deeds.append(("\(words): \(action.name)", action.commands))
      }
      if let entry = element.textEntry, let setter = entry.setter {
        deeds.append(("\(words): type", [.edit(setter, element.identity, text: entry.text + "x")]))
      }
      if let increment = element.increment { deeds.append(("\(words): up", [increment])) }
      if let decrement = element.decrement { deeds.append(("\(words): down", [decrement])) }
    }
    return deeds.isEmpty ? nil : deeds[random.below(deeds.count)]
  }

  func difference(_ a: WholeScreen, _ b: WholeScreen) -> String? {
    if a.lines == b.lines { return nil }
    for (line, other) in zip(a.lines, b.lines) where line != other {
      return "\n  \(line)\nbut from nothing\n  \(other)"
    }
    return "\(a.lines.count) lines, but from nothing \(b.lines.count)"
  }
}

/// Everything that can be seen or heard of a screen, line by line.
struct WholeScreen {
  var lines: [String] = []

  init(_ screen: ResolvedScreen) {
    let tree = screen.tree
    lines.append("\(tree.name) \(tree.screen) \(String(describing: tree.requestedFocus))")
    for element in tree.elements { lines.append(WholeScreen.line(element)) }
    lines += screen.notices.map { "noticed: \($0)" }
    for container in tree.containers {
      lines.append(
        """
        \(container.kind) \(container.identity) \(text(container.label)) \(text(container.value)) \
        \(container.elements) \(String(describing: container.parent)) \(container.isModal) \
        \(WholeScreen.place(container.frame)) \(String(describing: container.scrolling)) \
        \(container.rotors.map(\.name))
        """)
    }
    for outcome in screen.resolution.outcomes {
      lines.append(
        "\(outcome.depth) \(outcome.name) \(outcome.summary) \(outcome.fate) "
          + "\(WholeScreen.place(outcome.frame)) \(outcome.identity)")
    }
    for (view, frame) in screen.layout.frames.all.sorted(by: { $0.key.hash < $1.key.hash }) {
      lines.append("\(view) at \(WholeScreen.place(frame))")
    }
  }

  private static func line(_ element: AccessibilityElement) -> String {
    let words = [element.label, element.value, element.hint, element.changingValue].map(text)
    let actions = element.actions.map { "\($0.name) \($0.commands.count)" }
    let rotors = element.rotors.map { "\($0.name) \($0.entries.map(\.label))" }
    return """
      \(element.identity) \(words) \(element.traits) \(element.customContent) \(actions) \
      \(String(describing: element.defaultAction?.commands.count)) \
      \(element.increment != nil) \(element.decrement != nil) \(rotors) \(element.inputLabels) \
      \(String(describing: element.identifier)) \(String(describing: element.headingLevel)) \
      \(String(describing: element.isExpanded)) \(place(element.frame)) \
      \(place(element.activationPoint.map { Rect(origin: $0, size: .zero) })) \(String(describing: element.context)) \
      \(element.containers) \(String(describing: element.textEntry?.text)) \(element.origins)
      """
  }

  private static func text(_ text: SpokenText?) -> String {
    text.map { "\($0.string) \($0.runs.map(\.speech.language))" } ?? "-"
  }

  /// To a millionth of a point: a row that has moved adds its numbers up in another order.
  private static func place(_ frame: Rect?) -> String {
    guard let frame else { return "nowhere" }
    let numbers = [frame.minX, frame.minY, frame.width, frame.height]
    return numbers.map { String(format: "%.6f", $0 + 0.0) }.joined(separator: " ")
  }

  private func text(_ text: SpokenText?) -> String { WholeScreen.text(text) }
}

/// The same throws on every run.
struct Dice {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func below(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(limit))
  }
}
