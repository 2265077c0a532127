import EarshotViewTree
import EarshotVocabulary

/// Turns view values into nodes, top-down: each view with its identity, its state and what it
/// finds around it.
final class Expander {
  let machine: Machine
  let interface: InterfaceState
  /// The size that each reader of geometry was given by the last layout.
  let sizes: [Identity: Size]
  var nodeCount = 0
  /// The loops over lists that are not known inside whose item this is, by their places.
  var openUnknownLists: Set<String> = []
  /// The objects of UIKit whose nodes are being made, from the outermost on.
  var openHosted: Set<Int> = []
  var depth = 0
  /// How deep each declared view stands inside itself.
  var nesting: [ObjectIdentifier: Int] = [:]
  /// Views over whose nesting a notice was given: they are not expanded any deeper.
  var recursive: Set<ObjectIdentifier> = []
  var appearances: [Appearance] = []
  var changes: [ObservedChange] = []
  /// What the views so far tell those around them.
  var preferences: [Preference] = []
  /// The views inside the one that is being evaluated: as they come, and as they were before.
  var remembered = RememberedViews()
  var earlier: RememberedViews?
  var sameness = Sameness()
  /// The runs of bodies as they come, those among them that go on from before, and where something is kept of them.
  var runs: [Identity: BodyRun] = [:]
  var continuing: Set<Identity> = []
  var made: [BodyRun.Place] = []
  /// Whether anything will be evaluated once more.
  var remembers = false
  /// The size that each reader of geometry was given now.
  var assumedSizes: [Identity: Size] = [:]
  /// The entry that a widget's preview shows.
  var widgetEntry: Value?
  /// What of a live activity is shown, where a preview says so.
  var activityPreview: ActivityPreview?
  /// Which scene of an app is shown; nil: there is no app around.
  var scenes: SceneChoice?
  /// `navigationDestination(for:)` closures met, by type name.
  var destinations: [String: (closure: ClosureValue, around: Surroundings)] = [:]

  /// The locale of the device: what the app's own code writes texts in.
  let deviceLocale: String

  init(machine: Machine, interface: InterfaceState, sizes: [Identity: Size] = [:]) {
    self.deviceLocale = machine.environment.locale
    self.machine = machine
    self.interface = interface
    self.sizes = sizes
  }

  /// The nodes of several views that stand side by side.
  func expand(_ views: [ViewValue], under identity: Identity, _ around: Surroundings) -> [ViewNode] {
    var nodes: [ViewNode] = []
    var used: Set<Int> = []
    for (position, view) in views.enumerated() {
      var id = identity.child(view.index ?? position)
      if !used.insert(view.index ?? position).inserted { id = id.child("again").child(position) }
      if let branch = view.branch { id = id.child(branch) }
      nodes += expand(view, at: id, around)
    }
    return nodes
  }

  /// The nodes of one view: none for nothing, several for an unmodified group.
  func expand(_ view: ViewValue, at identity: Identity, _ around: Surroundings) -> [ViewNode] {
    depth += 1
    defer { depth -= 1 }
    guard canExpand(view) else { return [] }
    var identity = identity
    if let id = view.modifiers.last(where: { $0.name == "id" }), let value = id.unlabeled() {
      identity = identity.child("id:\(machine.describe(value))")
    }
    let cut = view.modifiers.lastIndex { $0.custom != nil }
    let outer = cut.map { view.modifiers[($0 + 1)...] } ?? view.modifiers[...]
    var inside = around
    let first = preferences.count
    var modifiers = expand(outer, of: identity, &inside, offset: (cut ?? -1) + 1)
    var nodes: [ViewNode]
    if let cut {
      var inner = view
      inner.modifiers = Array(view.modifiers[..<cut])
      nodes = expand(
        customModifier: view.modifiers[cut], on: inner, at: identity.child("modifier").child(cut), inside)
    } else {
      nodes = expand(bare: view, at: identity, inside)
    }
    modifiers += heed(preferencesFrom: first, outer, of: identity, around)
    if modifiers.isEmpty { return nodes }
    if nodes.count == 1, !isTransparent(nodes[0]) || nodes[0].modifiers.isEmpty {
      nodes[0].modifiers += modifiers
      return nodes
    }
    nodeCount += 1
    return [
      ViewNode(
        .view("Group"), children: nodes, modifiers: modifiers, identity: identity.child("group"),
        source: machine.location(view.file, view.start))
    ]
  }

  private func isTransparent(_ node: ViewNode) -> Bool {
    if case .custom = node.kind { return true }
    return false
  }

  /// Whether the screen has as many views as it may; says so where it has.
  func isFull(_ view: ViewValue) -> Bool { isFull(view.file, view.start) }

  func isFull(_ file: FileCode?, _ start: Int) -> Bool {
    let limit = machine.environment.bounds.views
    guard nodeCount >= limit else { return false }
    machine.notice(
      .warning, .budget, file, start,
      "this screen has more than \(limit) views; the rest is left out")
    return true
  }

  private func canExpand(_ view: ViewValue) -> Bool {
    if isFull(view) { return false }
    let bounds = machine.environment.bounds
    if depth > bounds.nesting {
      machine.notice(
        .warning, .budget, view.file, view.start,
        "views are nested deeper than \(bounds.nesting); what is deeper is left out")
      return false
    }
    return true
  }

  private func expand(bare view: ViewValue, at identity: Identity, _ around: Surroundings) -> [ViewNode] {
    let before = machine.environment.locale
    machine.environment.locale = around.locale ?? deviceLocale
    defer { machine.environment.locale = before }
    switch view.kind {
    case .group(let views): return expand(views, under: identity, around)
    case .content(let placeholder):
      // A body may show its content several times, each a view of its own.
      return expand(placeholder.views, under: identity.child(placeholder.kind), around)
    case .custom(let value): return expand(custom: value, view, at: identity, around)
    case .unknown(let name): return [expand(unknown: name, view, at: identity, around)]
    case .sdk(let name): return expand(sdk: name, view, at: identity, around)
    }
  }

  private func expand(
    unknown name: String, _ view: ViewValue, at identity: Identity, _ around: Surroundings
  ) -> ViewNode {
    machine.notice(
      .warning, .unknownView, view.file, view.start,
      "the view '\(name)' is not known here; it keeps the content it was given", missing: name)
    var children: [ViewNode] = []
    for (index, argument) in view.arguments.enumerated() {
      if argument.label == "text" {
        let text = ViewValue(
          .sdk("Text"), arguments: [LabeledValue(label: nil, value: argument.value)], file: view.file,
          start: view.start)
        children += expand(text, at: identity.child(index), around)
        continue
      }
      guard argument.label == "content", case .closure(let closure) = argument.value else { continue }
      children += content(closure, of: name, view, under: identity.child(index), around)
    }
    nodeCount += 1
    let source = view.argument("source").map { machine.describe($0) } ?? name
    machine.unknownWords.missingNames[name] = name
    let label = VisualOnly.views.contains(name) || VisualNames.isVisual(view: name) ? nil : "content"
    return ViewNode(
      .unknown(name), arguments: [Argument(label, machine.unknownArgument(source, missing: name))],
      children: children, identity: identity,
      source: machine.location(view.file, view.start))
  }

  /// What an unknown view shows of its content: once for each element where it was given a list and
  /// the content takes one value, as lists do.
  private func content(
    _ closure: ClosureValue, of name: String, _ view: ViewValue, under identity: Identity,
    _ around: Surroundings
  ) -> [ViewNode] {
    let given = givenTo(closure, name)
    if given.count == 1 {
      if let elements = view.argument("elements") {
        return rows(of: elements, id: view.argument("id"), closure, view, under: identity, around)
      }
      if let value = view.argument("initialValue") {
        return content(closure, [.binding(.constant(value))], under: identity, around)
      }
    }
    return content(closure, given, under: identity, around)
  }

  /// What an unknown view hands its content is as unknown as the view.
  private func givenTo(_ closure: ClosureValue, _ name: String) -> [Value] {
    guard case .code(let code, _) = closure.body else { return [] }
    if code.parameters.isEmpty {
      return (0..<code.shorthandCount).map { .unknown(UnknownValue(source: "$\($0)", missing: name)) }
    }
    return code.parameters.map { .unknown(UnknownValue(source: $0.name, missing: name)) }
  }

  // MARK: The app's own views

  private func expand(
    custom value: Value, _ view: ViewValue, at identity: Identity, _ around: Surroundings
  ) -> [ViewNode] {
    if machine.isUIKitView(value) { return hosted(value, view, at: identity, around) }
    guard let info = machine.declaredInfo(of: value) else {
      return expand(machine.views(of: value), under: identity, around)
    }
    let key = ObjectIdentifier(info)
    let level = nesting[key, default: 0]
    if level >= 40 || (recursive.contains(key) && level > 4) {
      if recursive.insert(key).inserted {
        machine.notice(
          .warning, .budget, view.file ?? info.declaration?.file,
          view.file == nil ? info.declaration?.start ?? 0 : view.start,
          "'\(info.name)' contains itself more than 40 levels deep; it is not followed any deeper")
      }
      return []
    }
    nesting[key] = level + 1
    defer { nesting[key] = level }
    let identity = identity.child(info.name)
    let names = machine.project.allNames(of: info)
    let source = machine.location(
      view.file ?? info.declaration?.file, view.file == nil ? info.declaration?.start ?? 0 : view.start)
    nodeCount += 1
    if machine.project.isRepresentable(info) {
      if let children = representable(value, info, at: identity, around) {
        return [ViewNode(.custom(info.name), children: children, identity: identity, source: source)]
      }
      machine.notice(
        .warning, .unknownView, view.file ?? info.declaration?.file,
        view.file == nil ? info.declaration?.start ?? 0 : view.start,
        "'\(info.name)' shows a UIKit view, which is not evaluated", missing: info.name)
      return [
        ViewNode(
          .unknown(info.name), arguments: [Argument("content", machine.unknownArgument(info.name))],
          identity: identity,
          source: source)
      ]
    }
    if names.contains("Shape") || (names.contains("ShapeStyle") && !hasBody(info)) {
      return [ViewNode(.view("Shape"), identity: identity, source: source)]
    }
    let children = rememberedBody(of: value, at: identity, around) {
      self.body(of: value, info, at: identity, around)
    }
    return [ViewNode(.custom(info.name), children: children, identity: identity, source: source)]
  }

  /// A style of its own that is a view as well paints a rectangle: its body comes from SwiftUI.
  private func hasBody(_ info: TypeInfo) -> Bool {
    machine.project.lineage(of: info).contains { $0.properties["body"] != nil }
  }

  /// A view of the app's at its place on the screen, with its state there, and what surrounds it.
  func placed(
    _ value: Value, at identity: Identity, _ around: Surroundings
  ) -> (owner: Value, around: Surroundings) {
    var around = around
    around.owner = identity
    var owner = value
    if case .structure(var instance) = value {
      instance.identity = identity
      prepareState(of: instance)
      owner = .structure(instance)
    }
    machine.place(identity, in: around)
    return (owner, around)
  }

  private func body(
    of value: Value, _ info: TypeInfo, at identity: Identity, _ around: Surroundings
  ) -> [ViewNode] {
    let (owner, around) = placed(value, at: identity, around)
    beginRun(of: identity, given: value)
    let views = viewsOfBody(of: identity) {
      let result = guarded(around) { () throws(Interrupt) in
        try self.machine.member("body", of: owner, file: nil, start: 0).map { (body) throws(Interrupt) in
          try self.machine.shownBody(body, of: owner)
        }
      }
      return (result ?? nil).map { machine.views(of: $0) } ?? []
    }
    return expand(views, under: identity.child("body"), around)
  }

  /// Gives each state of a view its first value, once.
  func prepareState(of instance: StructValue) {
    guard let identity = instance.identity else { return }
    machine.keep(identity)
    for (property, field) in zip(instance.type.storedProperties, instance.fields) {
      guard let wrapper = property.wrappers.first else { continue }
      if machine.isWrapper(field, of: property, in: instance.type),
        case .structure(let inner) = machine.placed(field, of: property, at: identity)
      {
        prepareState(of: inner)
        continue
      }
      guard Machine.stateWrappers.contains(wrapper.name) else { continue }
      let key = AppState.StateKey(identity: identity, name: property.name)
      if machine.state.states[key] != nil { continue }
      var value = field
      let type = machine.givenType(of: property, in: instance.type)
      let given = guarded(machine.surroundings) { () throws(Interrupt) in
        try self.machine.givenValue(property.name, as: type, owner: instance.type)
      }
      if let given, let given {
        value = given
      } else if wrapper.name == "StateObject", case .closure(let make) = field {
        value =
          guarded(machine.surroundings, { () throws(Interrupt) in try self.machine.call(make, [], nil) })
          ?? .none
      }
      machine.state.states[key] = value
    }
  }

  /// Runs code of the app with what surrounds it; what stops it is reported, and the rest goes
  /// on with steps of its own.
  func guarded<Result>(
    _ around: Surroundings, _ body: () throws(Interrupt) -> Result
  ) -> Result? {
    let before = machine.surroundings
    let locale = machine.environment.locale
    let depth = machine.depth
    machine.surroundings = around
    machine.environment.locale = deviceLocale
    defer {
      machine.surroundings = before
      machine.environment.locale = locale
      machine.depth = depth
    }
    do {
      return try body()
    } catch {
      try? machine.recover(from: error)
      return nil
    }
  }

  /// The nodes of what a builder closure gives.
  func content(
    _ closure: ClosureValue, _ arguments: [Value], under identity: Identity, _ around: Surroundings
  ) -> [ViewNode] {
    var closure = closure
    closure.isViewBuilder = true
    var start = 0
    var file: FileCode?
    if case .code(let code, let codeFile) = closure.body {
      file = codeFile
      start = code.body.first?.start ?? 0
    }
    let views = outermostContent(of: closure, arguments, at: identity, around) {
      viewsOfBuilder(closure, arguments, at: identity, of: around.owner) {
        let value = guarded(around) { () throws(Interrupt) in try self.machine.call(closure, arguments, nil) }
        return value.map { machine.views(of: $0, file: file, start: start) } ?? []
      }
    }
    return expand(views, under: identity, around)
  }
}
