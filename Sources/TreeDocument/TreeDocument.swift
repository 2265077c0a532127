import EarshotJSON
import EarshotViewTree
import EarshotVocabulary

/// A screen written down as data: JSON or YAML, UIKit-like or SwiftUI-like (contract, section 5).
///
/// A value: running an effect changes this copy alone, and an older one is the point to undo to.
public struct TreeDocument: ScreenSource {
  /// One screen of the document; the first is the document's own.
  struct Screen: Sendable {
    var name: String
    var root: ViewNode
  }

  private let environment: ScreenEnvironment
  private let layoutDirection: LayoutDirection?
  private let actions: [DocumentAction]
  private let hasDeferredContent: Bool
  private var screens: [Screen]
  /// The indices of the screens that lie over the first, topmost last.
  private var shown: [Int] = []
  /// What the system's own interface kept when it was asked last: for `dismiss`.
  private var pushed: [Identity] = []

  /// Reads a document.
  ///
  /// - Parameters:
  ///   - bytes: UTF-8.
  ///   - file: the path as the user gave it; errors name it, and its name is the screen's where
  ///     the document has none.
  ///   - environment: the device and world; what the document says of them wins.
  public init(
    parsing bytes: [UInt8], file: String, environment: ScreenEnvironment
  ) throws(InputError) {
    let tape = try DataTape(reading: bytes, file: file, bounds: environment.bounds)
    var reader = DocumentReader(tape: tape, bounds: environment.bounds)
    let content = try reader.document(environment: environment)
    self.environment = content.environment
    self.layoutDirection = content.layoutDirection
    self.screens = content.screens
    self.actions = reader.actions
    self.hasDeferredContent = reader.hasDeferredContent
  }

  /// The screen that is shown now, with what was pushed on it.
  public mutating func tree(_ interface: InterfaceState) -> ViewTree {
    pushed = interface.pushed
    let screen = screens[shown.last ?? 0]
    return ViewTree(
      name: screen.name,
      root: hasDeferredContent ? DeferredContent.shown(screen.root, interface) : screen.root,
      environment: environment, layoutDirection: layoutDirection)
  }

  /// Carries out one of the document's actions; it fails where the document has none of that id.
  public mutating func run(_ handler: Handler, _ arguments: [PlainValue]) -> [ScreenEvent] {
    guard let id = handler.payload as? ActionID, actions.indices.contains(id.index) else {
      return [.failed]
    }
    switch actions[id.index] {
    case .effects(let effects): return run(effects)
    case .adjust(let increment, let decrement):
      return run(arguments.first == .symbol("decrement") ? decrement : increment)
    case .toggleValue(let place, let effects):
      update(place) { node in
        node.updateProperties { $0.value = $0.value == "1" ? "0" : "1" }
      }
      return run(effects)
    case .editValue(let place):
      guard case .string(let text)? = arguments.first else { return [.failed] }
      update(place) { node in node.updateProperties { $0.value = text } }
      return []
    case .setArgument(let place, let argument, let effects):
      guard let value = arguments.first else { return [.failed] }
      update(place) { node in node.set(argument, to: value) }
      return run(effects)
    }
  }

  // MARK: Effects

  private mutating func run(_ effects: [Effect]) -> [ScreenEvent] {
    var events: [ScreenEvent] = []
    for effect in effects {
      switch effect {
      case .set(let change): make(change)
      case .announce(let text, let priority):
        events.append(.announcement(text, priority: priority))
      case .show(let screen):
        shown.append(screen)
        events.append(.screenChanged)
      case .dismiss: events.append(dismiss())
      case .output(let text): events.append(.output(text))
      }
    }
    return events
  }

  private mutating func make(_ change: Change) {
    update(change.place) { node in
      switch change.property {
      case .uikit(let field, let other): node.updateProperties { $0.take(field, from: other) }
      case .argument(let place, let value): node.set(place, to: value)
      }
    }
  }

  /// Takes away what lies on top: a screen, a presentation, a pushed view.
  private mutating func dismiss() -> ScreenEvent {
    if shown.popLast() != nil { return .screenChanged }
    if let binding = DeferredContent.presented(in: screens[0].root),
      let id = binding.payload as? ActionID,
      case .setArgument(let place, let argument, _) = actions[id.index]
    {
      update(place) { node in node.set(argument, to: ArgumentValue.bool(false)) }
      return .screenChanged
    }
    if let link = pushed.last { return .interface(.pop(link)) }
    return .failed
  }

  private mutating func update(_ place: NodePlace, _ change: (inout ViewNode) -> Void) {
    screens[place.screen].root.update(place.steps[...], change)
  }
}

extension ViewNode {
  /// Gives an argument another value; under a binding the binding stays.
  mutating func set(_ place: ArgumentPlace, to value: ArgumentValue) {
    guard let old = self[place] else { return }
    if let setter = old.setter {
      self[place] = .binding(value: value, set: setter)
    } else {
      self[place] = value
    }
  }

  /// Gives an argument what the system set its binding to.
  mutating func set(_ place: ArgumentPlace, to value: PlainValue) {
    guard let old = self[place] else { return }
    set(place, to: ArgumentValue(value, like: old.current))
  }
}

extension ArgumentValue {
  /// A plain value in the type that the argument has.
  fileprivate init(_ value: PlainValue, like old: ArgumentValue) {
    switch (value, old) {
    case (.none, _): self = .none
    case (.bool(let bool), _): self = .bool(bool)
    case (.double(let double), .date): self = .date(double)
    case (.double(let double), .int) where double == double.rounded():
      self = Int(exactly: double).map { .int($0) } ?? .double(double)
    case (.double(let double), _): self = .double(double)
    case (.int(let int), .date): self = .date(Double(int))
    case (.int(let int), .double): self = .double(Double(int))
    case (.int(let int), _): self = .int(int)
    case (.string(let string), .symbol): self = .symbol(string)
    case (.string(let string), _): self = .text(TextContent(string))
    case (.symbol(let name), .text): self = .text(TextContent(name))
    case (.symbol(let name), _): self = .symbol(name)
    case (.point(let point), _):
      self = .record(
        "CGPoint", [Argument("x", .double(point.x)), Argument("y", .double(point.y))])
    case (.day(let year, let month, let day), .list(let days)):
      self = .list(ArgumentValue.toggling(ArgumentValue.day(year, month, day), in: days))
    case (.day(let year, let month, let day), _):
      self = .list([ArgumentValue.day(year, month, day)])
    case (.opaque(let opaque), _): self = .opaque(opaque, description: "")
    }
  }

  private static func day(_ year: Int, _ month: Int, _ day: Int) -> ArgumentValue {
    .record(
      "DateComponents",
      [Argument("year", .int(year)), Argument("month", .int(month)), Argument("day", .int(day))])
  }

  private static func toggling(_ day: ArgumentValue, in days: [ArgumentValue]) -> [ArgumentValue] {
    func numbers(_ value: ArgumentValue) -> [Int?] {
      guard case .record(_, let fields) = value else { return [] }
      return ["year", "month", "day"].map { name in fields.first { $0.label == name }?.value.int }
    }
    let rest = days.filter { numbers($0) != numbers(day) }
    return rest.count == days.count ? days + [day] : rest
  }
}
