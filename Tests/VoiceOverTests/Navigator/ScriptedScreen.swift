import EarshotAccessibilityTree
import EarshotAnnouncements
import EarshotVocabulary

@testable import EarshotVoiceOver

/// A screen whose answers a test writes down: what each named handler does to the tree.
struct ScriptedScreen: LiveScreen {
  typealias Deed = @Sendable (inout AccessibilityTree) -> [ScreenEvent]

  var tree: AccessibilityTree
  var notices: [Notice] = []
  /// By the name in the handler.
  var deeds: [String: Deed] = [:]
  /// What a tap does that lands in the element with that label.
  var taps: [String: Deed] = [:]
  /// What the app does when the cursor comes to the element with that label.
  var onFocus: [String: Deed] = [:]
  /// Every command that was carried out, in words.
  var log: [String] = []

  init(_ tree: AccessibilityTree) { self.tree = tree }

  mutating func perform(_ commands: [Command]) -> [ScreenEvent] {
    commands.flatMap { perform($0) }
  }

  private mutating func perform(_ command: Command) -> [ScreenEvent] {
    switch command {
    case .run(let handler, let arguments):
      let name = handler.payload as? String ?? "?"
      log.append(([name] + arguments.map(ScriptedScreen.word)).joined(separator: " "))
      return deeds[name]?(&tree) ?? []
    case .interface(.scroll(let container, let page)):
      log.append("scroll to \(page)")
      if let index = tree.containers.firstIndex(where: { $0.identity == container }) {
        tree.containers[index].scrolling?.page = page
      }
      return deeds["scroll"]?(&tree) ?? []
    case .edit(_, let identity, let text):
      log.append("edit \(text)")
      if let index = tree.index(of: identity) {
        tree.elements[index].textEntry?.text = text
        tree.elements[index].value = SpokenText(text)
      }
      return []
    case .openURL(let url):
      log.append("open \(url)")
      return [.output("open \(url)")]
    default: return [.failed]
    }
  }

  mutating func tap(at point: Point) -> [ScreenEvent] {
    log.append("tap \(Int(point.x)),\(Int(point.y))")
    let hit = tree.elements.last { $0.frame?.contains(point) ?? false }
    guard let label = hit?.label?.string, let deed = taps[label] else { return [.failed] }
    return deed(&tree)
  }

  mutating func focusMoved(to element: Identity?) -> [ScreenEvent] {
    guard let index = element.flatMap({ id in tree.elements.firstIndex { $0.identity == id } }),
      let label = tree.elements[index].label?.string
    else { return [] }
    return onFocus[label]?(&tree) ?? []
  }

  private static func word(_ value: PlainValue) -> String {
    if case .symbol(let name) = value { return name }
    return "\(value)"
  }
}

/// A builder of trees for tests: elements by their labels, containers by what they hold.
struct ScreenSketch {
  var elements: [AccessibilityElement] = []
  var containers: [AccessibilityContainer] = []
  var name = ""
  var screen = Identity.root
  var environment = ScreenEnvironment()

  init(_ elements: [AccessibilityElement]) { self.elements = elements }

  init(_ labels: String...) { elements = labels.map { .element($0) } }

  /// Puts elements into a container.
  mutating func contain(
    _ range: Range<Int>, _ kind: AccessibilityContainer.Kind, label: String? = nil,
    _ change: (inout AccessibilityContainer) -> Void = { _ in }
  ) {
    var container = AccessibilityContainer(
      identity: Identity.root.child("container \(containers.count) \(kind)"), kind: kind,
      label: label.map { SpokenText($0) })
    container.elements = Array(range)
    change(&container)
    for index in range { elements[index].containers.append(containers.count) }
    containers.append(container)
  }

  var tree: AccessibilityTree {
    AccessibilityTree(
      name: name, elements: elements, containers: containers, environment: environment,
      screen: screen)
  }
}

extension AccessibilityElement {
  /// An element with that label; its identity comes from the label.
  static func element(
    _ label: String, _ traits: Traits = [], value: String? = nil,
    _ change: (inout AccessibilityElement) -> Void = { _ in }
  ) -> AccessibilityElement {
    var element = AccessibilityElement(
      identity: .of(label), label: SpokenText(label), value: value.map { SpokenText($0) },
      traits: traits)
    change(&element)
    return element
  }

  /// A button that runs the handler of that name; nil: it does nothing.
  static func button(_ label: String, runs handler: String? = nil) -> AccessibilityElement {
    element(label, .button) {
      $0.defaultAction = AccessibilityAction(commands: handler.map { [.run(named: $0)] } ?? [])
    }
  }

  /// The element with actions of those names; each runs the handler of its name.
  func with(actions names: String...) -> AccessibilityElement {
    var element = self
    element.actions = names.map { AccessibilityAction(name: $0, commands: [.run(named: $0)]) }
    return element
  }
}

extension Identity {
  static func of(_ name: String) -> Identity { Identity.root.child(name) }
}

extension Command {
  static func run(named name: String) -> Command { .run(Handler(name), []) }
}

extension Navigator {
  /// On the screen, after the arrival.
  init(on screen: ScriptedScreen, settings: [String: String] = [:]) throws {
    var wanted = VoiceOverSettings()
    for (key, value) in settings { try wanted.set(key, to: value) }
    self.init(screen: screen, settings: wanted)
    _ = open()
  }

  init(on sketch: ScreenSketch, settings: [String: String] = [:]) throws {
    try self.init(on: ScriptedScreen(sketch.tree), settings: settings)
  }

  var log: [String] { (screen as? ScriptedScreen)?.log ?? [] }

  /// What is heard after each gesture: the captions of all of them in order.
  mutating func heard(_ lines: String...) -> [String] {
    lines.flatMap { perform(line: $0).captions }
  }
}

extension Response {
  var captions: [String] { utterances.map(\.caption) }
}
