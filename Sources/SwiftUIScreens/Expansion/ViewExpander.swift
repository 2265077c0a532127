import EarshotSwiftRuntime
import EarshotSwiftSemantics
import EarshotViewTree
import EarshotVocabulary

/// Turns view values into nodes, top-down: each view with its identity, its state and what it finds around it.
final class ViewExpander {
  let run: ScreenRun
  let interface: InterfaceState
  /// Where the last layout placed what asks for its place.
  let frames: [Identity: Rect]
  /// The place that each of them was told now; nil where it is told none before it is laid out.
  var assumedFrames: [Identity: Rect?] = [:]
  /// What the views that were met told besides their nodes.
  var told = Told()
  /// What is known of the evaluation before.
  var memory: ExpansionMemory
  private(set) lazy var appLayoutSteps = AppLayoutSteps(run.environment.bounds.steps)
  /// Which evaluation of the app's screens this is.
  let evaluation: Int
  /// `navigationDestination(for:)` closures met, by the type of the value.
  var destinations: [Type: (function: FunctionValue, result: Type)] = [:]
  /// Which scene is shown; nil: this is no app.
  var scenes: SceneChoice?
  /// The locale that an app sets around what is being expanded; nil: the device's.
  var locale: String?
  /// The parts of the text that is being read.
  var textParts = TextParts()
  private var depth = 0
  /// How deep in views something beyond bounds may still be left out by itself.
  private var depthLeftOut = Int.max
  private var dynamicFields: [Type: [DynamicField]] = [:]

  /// A stored property of a view that has something to find at its place.
  private struct DynamicField {
    var index: Int
    var property: Value
    var type: Type
    /// Whether the SDK says what that is; an app's own has properties of its own that do.
    var isSDK: Bool
  }

  var machine: Machine { run.machine }
  var types: SwiftUITypes { run.types }

  init(_ run: ScreenRun, _ interface: InterfaceState, frames: [Identity: Rect]) {
    self.run = run
    self.interface = interface
    self.frames = frames
    memory = run.state.memory
    evaluation = run.code.nextEvaluation()
  }

  /// The nodes of the whole screen.
  func root(_ view: TypedValue) throws -> [ViewNode] {
    let around = Surroundings(environment: try run.systemEnvironment())
    return try expand(view, at: Identity.root.child(0), around)
  }

  /// The nodes of one view: none for nothing, several for a group.
  func expand(_ view: TypedValue, at identity: Identity, _ around: Surroundings) throws -> [ViewNode] {
    depth += 1
    let outer = locale
    locale = around.locale
    defer {
      depth -= 1
      locale = outer
    }
    guard depth <= run.environment.bounds.nesting else {
      throw Interruption.unknown(
        .beyondBounds("views are nested deeper than \(run.environment.bounds.nesting)"))
    }
    // Views that show views twice are met twice as often at each level, also where none of them becomes a node. What
    // shows something without a step is shown when none is left.
    machine.give(up: ViewExpander.stepsOfView)
    let view = machine.opened(view)
    return try standingIn(
      shownName(of: view), place: machine.place(of: view.value, view.type),
      at: identity
    ) {
      try expandKnown(view, at: identity, around)
    }
  }

  /// To find out what a view shows takes the time of so many steps.
  private static let stepsOfView = 20

  /// Whether what is around something beyond bounds is shown without it. A view that shows itself twice would be met
  /// as often as there are ways into it: each time one farther out is left out, with half as many around it.
  func goesOnBeyondBounds() -> Bool {
    guard depth > 8 else { return true }
    guard depth <= depthLeftOut else { return false }
    depthLeftOut = depth / 2
    return true
  }

  private func expandKnown(_ view: TypedValue, at identity: Identity, _ around: Surroundings) throws
    -> [ViewNode]
  {
    switch view.value {
    case .none: return []
    case .unknown(let unknown):
      if view.type.nominal === types.text, unknown.gap.subject != .trap {
        return [try unknownText(unknown, at: identity)]
      }
      return try expand(unknown, at: identity, around)
    case .record(let record): return try expand(record, view.type, at: identity, around)
    case .host(let host):
      if let placeholder = host.value as? Placeholder {
        // It stands where it is shown, each time that it is, in what is around there.
        var inside = around
        inside.styles.merge(placeholder.styles) { new, _ in new }
        return try expand(placeholder.view, at: identity.child("content"), inside)
      }
      if let modified = host.value as? ModifiedView { return try expand(modified, at: identity, around) }
      if let shown = host.value as? ExpandedViews { return shown.nodes }
      if let bare = host.value as? BareView { return [try expand(bare, at: identity, around)] }
      if let passed = host.value as? PassedOver { return try expand(passed, view.type, at: identity, around) }
    default: break
    }
    if let inner = machine.program.language.wrapped(view.type) {
      return try expand(TypedValue(view.value.unwrapped ?? view.value, inner), at: identity, around)
    }
    guard machine.conforms(view.type, to: types.view) else {
      if scenes != nil, let nodes = try expand(sceneOf: view, at: identity, around) { return nodes }
      if let body = contentBody(of: view.type) {
        return try expand(custom: view, body, at: identity, around)
      }
      let cause = view.type.nominal.flatMap { machine.program.inheritance(of: $0).unknown.first }
      throw Interruption.unknown(cause ?? "a view of the type \(view.type)")
    }
    if hosts(view.type) { return try hosted(view, at: identity, around) }
    if isDrawn(view.type) {
      try count()
      return [ViewNode(.view("Shape"), identity: identity, source: location(of: view))]
    }
    return try expand(custom: view, types.viewBody, at: identity, around)
  }

  /// `body` of a type of the app's that is no view but content of another kind: of a toolbar, a menu of commands, a
  /// table, a chart, a map.
  private func contentBody(of type: Type) -> Value? {
    guard let nominal = type.nominal, nominal.module.isSource else { return nil }
    for kind in machine.program.conformanceTable(of: nominal).uses.map(\.type)
    where !kind.module.isSource && kind !== types.scene {
      if let body = machine.requirement(types.viewBody.name, of: kind), !body.isFunction { return body }
    }
    return nil
  }

  /// Whether a type is a shape or a style of the app's own, whose body is SwiftUI's: a view that is painted.
  private func isDrawn(_ type: Type) -> Bool {
    guard let nominal = type.nominal else { return false }
    let isPaint = ["Shape", "ShapeStyle"].contains { name in
      machine.nominal(name, of: "SwiftUI").map { machine.conforms(type, to: $0) } ?? false
    }
    return isPaint
      && machine.program.memberTable(of: nominal).values(named: types.viewBody.name).allSatisfy(\.isFunction)
  }

  /// Views that stand side by side.
  func expand(_ views: [TypedValue], under identity: Identity, _ around: Surroundings) throws -> [ViewNode] {
    var nodes: [ViewNode] = []
    for (index, view) in views.enumerated() { nodes += try expand(view, at: identity.child(index), around) }
    return nodes
  }

  /// What a builder closure shows.
  func content(
    _ function: FunctionValue, _ result: Type, _ arguments: [RuntimeValue] = [], at identity: Identity,
    _ around: Surroundings
  ) throws -> [ViewNode] {
    let type = machine.plain(result)
    let made: RuntimeValue
    do {
      made = try evaluated(
        .tuple(.function(function), .fields(ContiguousArray(arguments))), at: identity
      ) { _ in
        var given = ContiguousArray(arguments)
        return try function.call(list: &given)
      }
    } catch Interruption.unknown(let cause, let place) where !cause.isBeyondBounds {
      // What is around it is known all the same.
      let name = shownName(of: TypedValue(.unset, type))
      let gap = RuntimeGap(.component, source: name, name: name, cause: cause, place: place)
      machine.store.note(gap)
      made = .unknown(UnknownValue(gap))
    }
    return try expand(TypedValue(made, type), at: identity, around)
  }

  func count() throws {
    told.nodeCount += 1
    try checkCount()
  }

  func checkCount() throws {
    guard told.nodeCount <= run.environment.bounds.views else {
      throw Interruption.unknown(
        .beyondBounds("this screen has more than \(run.environment.bounds.views) views"))
    }
  }

  // MARK: The app's own views

  private func expand(
    custom view: TypedValue, _ requirement: Value, at identity: Identity, _ around: Surroundings
  ) throws -> [ViewNode] {
    let name = view.type.nominal?.dottedName ?? "\(view.type)"
    let identity = identity.child(name)
    return try remembered(.tuple(.metatype(view.type), view.value), at: identity, around) {
      try body(requirement, of: view, name, at: identity, around)
    }
  }

  private func body(
    _ requirement: Value, of view: TypedValue, _ name: String, at identity: Identity, _ around: Surroundings
  ) throws -> [ViewNode] {
    try count()
    var placed = view
    let read = try evaluated(
      .tuple(.metatype(view.type), view.value, around.environment), at: identity.child("body")
    ) { expander in
      let placed = try expander.settled(view, at: identity, around)
      let body = try expander.machine.read(requirement, of: placed)
      return .tuple(placed.value, body.value, .metatype(body.type))
    }
    guard case .fields(let parts) = read, case .metatype(let type) = parts[2] else { return [] }
    placed.value = parts[0]
    let body = TypedValue(parts[1], type)
    if run.code.isPreview(view.type) { return try expand(preview: placed, body, at: identity, around) }
    let children = try expand(body, at: identity.child("body"), around)
    guard view.type.nominal?.module.isSource ?? false, requirement === types.viewBody else { return children }
    return [
      ViewNode(
        .custom(name), children: children, identity: identity, source: location(of: view))
    ]
  }

  func location(of view: TypedValue) -> SourceLocation? {
    machine.place(of: view.value, view.type).map(SourceLocation.init)
  }

  /// A view, a modifier or a style with what its properties find at its place.
  func settled(_ view: TypedValue, at identity: Identity, _ around: Surroundings) throws -> TypedValue {
    var result = view
    try settle(&result.value, view.type, view: identity, property: Identity.root, around)
    return result
  }

  private func settle(
    _ value: inout RuntimeValue, _ type: Type, view: Identity, property: Identity, _ around: Surroundings
  ) throws {
    for field in fields(of: type) {
      let place = property.child(field.index)
      try machine.modifyStored(field.index, of: &value) { held in
        if held.isUnknown { return }
        if !field.isSDK { try settle(&held, field.type, view: view, property: place, around) }
        let host = PropertyPlace(
          PropertyPlace.Key(view: view, property: place), environment: around.environment, run)
        do { held = try settled(held, field, of: type, at: host) } catch Interruption.unknown(
          let cause, let place)
        {
          held = unknown(field.property, cause, place)
        }
      }
    }
  }

  private func settled(
    _ held: RuntimeValue, _ field: DynamicField, of type: Type, at host: PropertyPlace
  ) throws -> RuntimeValue {
    var arguments: ContiguousArray<RuntimeValue> = [held, .host(host)]
    if field.isSDK {
      if let given = try run.standIns.kept(by: field.property, on: type) { arguments[0] = given }
      _ = try machine.call(member: types.settle, on: field.type, own: [], &arguments)
    }
    arguments.removeLast()
    _ = try machine.call(member: types.update, on: field.type, own: [], &arguments)
    return arguments[0]
  }

  /// What stands for a property of a view of which it is not known what it holds: the others are there.
  private func unknown(_ property: Value, _ cause: GapCause, _ place: CodePlace?) -> RuntimeValue {
    let gap = RuntimeGap(.held, source: property.name, name: property.name, cause: cause, place: place)
    machine.store.note(gap)
    return .unknown(UnknownValue(gap))
  }

  /// Has the properties of an app put what they have for its scenes into the environment: its delegate.
  func giveEnvironment(of app: TypedValue, to around: inout Surroundings) throws {
    guard case .fields(let held) = app.value else { return }
    for field in fields(of: app.type) where field.isSDK && field.index < held.count {
      var arguments: ContiguousArray<RuntimeValue> = [held[field.index], around.environment]
      _ = try machine.call(member: types.give, on: field.type, own: [], &arguments)
      around.environment = arguments[1]
    }
  }

  private func fields(of type: Type) -> [DynamicField] {
    if let known = dynamicFields[type] { return known }
    var found: [DynamicField] = []
    for (index, (property, type)) in machine.keptProperties(of: type).enumerated()
    where type.nominal?.kind == .structure && machine.conforms(type, to: types.dynamicProperty) {
      found.append(
        DynamicField(
          index: index, property: property, type: type, isSDK: !(type.nominal?.module.isSource ?? true)))
    }
    dynamicFields[type] = found
    return found
  }
}

/// A view that stands in the place of another: the content of a modifier, a part of a control in its style.
final class Placeholder {
  let view: TypedValue
  /// The styles of the app that it is shown in where none is set in between.
  let styles: [String: TypedValue]

  init(_ view: TypedValue, _ around: Surroundings) {
    self.view = view
    styles = around.styles
  }
}
