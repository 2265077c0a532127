import EarshotViewTree
import EarshotVocabulary

extension Expander {
  /// A widget's configuration shows its content with an entry: the preview's first, else what the
  /// widget's provider gives as a placeholder.
  func widget(_ name: String, _ view: ViewValue, at identity: Identity, _ around: Surroundings) -> ViewNode {
    var node = node("Group", view, at: identity)
    if name == "ActivityConfiguration" { return activity(view, at: identity, around) }
    guard case .closure(let closure)? = view.argument("content") else { return node }
    let entry =
      widgetEntry ?? providersEntry(view, around) ?? .unknown(UnknownValue(source: "entry", missing: name))
    node.children = content(closure, [entry], under: identity.child("content"), around)
    return node
  }

  private func providersEntry(_ view: ViewValue, _ around: Surroundings) -> Value? {
    guard let provider = view.argument("provider"), let info = machine.declaredInfo(of: provider) else {
      return nil
    }
    let function = machine.project.lineage(of: info).lazy
      .compactMap { $0.functions["placeholder"]?.first { $0.body.value != nil } }.first
    guard let function else { return nil }
    let context = Value.record(
      "TimelineProviderContext",
      [
        "isPreview": .bool(true), "family": .symbol("WidgetFamily", "systemSmall"),
        "displaySize": Library.size(169, 169),
      ])
    return guarded(around) { () throws(Interrupt) in
      try self.machine.call(
        function, owner: provider, type: info, values: [context], self.machine.placeholder(function.file))
    }
  }
}

extension Expander {
  /// A live activity as its preview asks for it: on the lock screen, or a part of the Dynamic Island.
  private func activity(_ view: ViewValue, at identity: Identity, _ around: Surroundings) -> ViewNode {
    var node = node("Group", view, at: identity)
    let shown = activityPreview ?? ActivityPreview()
    let attributes = shown.attributes ?? attributesStandIn(view, around)
    let state = shown.state ?? widgetEntry ?? stateStandIn(attributes, around)
    let context = Value.record(
      "ActivityViewContext",
      ["attributes": attributes, "state": state, "isStale": .bool(false), "activityID": .string("activity")])
    let id = identity.child("content")
    guard shown.kind != nil, case .closure(let island)? = view.argument("dynamicIsland") else {
      guard case .closure(let closure)? = view.argument("content") else { return node }
      node.children = content(closure, [context], under: id, around)
      return node
    }
    let made = guarded(around) { () throws(Interrupt) in try self.machine.call(island, [context], nil) }
    guard case .view(let parts)? = made else { return node }
    let labels: [String] =
      switch shown.kind {
      case "minimal"?: ["minimal"]
      case "compact"?: ["compactLeading", "compactTrailing"]
      default: ["expanded"]
      }
    for label in labels {
      guard case .closure(let closure)? = parts.argument(label) else { continue }
      node.children += content(closure, [], under: id.child(label), around)
    }
    return node
  }

  private func attributesStandIn(_ view: ViewValue, _ around: Surroundings) -> Value {
    guard case .type(let type)? = view.argument("for"), let info = type.info else { return .none }
    return guarded(around) { () throws(Interrupt) in
      try self.machine.standIn(named: "attributes", .named(info.path, []), owner: info, depth: 0)
    } ?? .none
  }

  private func stateStandIn(_ attributes: Value, _ around: Surroundings) -> Value {
    guard let info = machine.declaredInfo(of: attributes) else { return .none }
    return guarded(around) { () throws(Interrupt) in
      try self.machine.standIn(named: "state", .named(["ContentState"], []), owner: info, depth: 0)
    } ?? .none
  }

  /// `attributes.previewContext(state, viewKind: .content)`: what the app's widget for these attributes
  /// shows.
  func activityPreview(_ view: ViewValue, at identity: Identity, _ around: Surroundings) -> ViewNode {
    var node = node("Group", view, at: identity)
    let attributes = view.argument("attributes") ?? .none
    guard let name = machine.declaredInfo(of: attributes)?.name else { return node }
    let kind = view.argument("viewKind")
    let before = activityPreview
    activityPreview = ActivityPreview(
      attributes: attributes, state: view.firstUnlabeled, kind: ActivityPreview.islandPart(kind))
    defer { activityPreview = before }
    for info in machine.project.allTypes where machine.project.allNames(of: info).contains("Widget") {
      guard info.kind == .structure,
        let widget = guarded(around, { () throws(Interrupt) in try self.machine.instance(of: info) }),
        let body = guarded(
          around,
          { () throws(Interrupt) in try self.machine.member("body", of: widget, file: nil, start: 0) }),
        case .view(let configuration)? = body, configuration.name == "ActivityConfiguration",
        case .type(let type)? = configuration.argument("for"), type.name == name
      else { continue }
      node.children = expand([configuration], under: identity.child(info.name), around)
      return node
    }
    return node
  }
}

/// What a preview of a live activity asks for.
struct ActivityPreview {
  var attributes: Value?
  var state: Value?
  /// The part of the Dynamic Island; nil: the view on the lock screen.
  var kind: String?

  /// `.dynamicIsland(.compact)` is `compact`.
  static func islandPart(_ kind: Value?) -> String? {
    guard case .symbol(let symbol)? = kind, symbol.name == "dynamicIsland" else { return nil }
    return symbol.arguments?.first?.value.symbolName ?? "expanded"
  }
}

extension Machine {
  /// `#Preview(as: .dynamicIsland(.compact), using: attributes)`: what of the activity is shown.
  func activityPreview(
    _ arguments: [CallArgument], in scope: Scope, _ expander: Expander, _ around: Surroundings
  ) -> ActivityPreview? {
    guard let using = arguments.first(where: { $0.label == "using" }) else { return nil }
    let kind = arguments.first { $0.label == "as" }
    return expander.guarded(around) { () throws(Interrupt) in
      ActivityPreview(
        attributes: try self.evaluate(using.value, in: scope), state: nil,
        kind: ActivityPreview.islandPart(
          try kind.map { (kind) throws(Interrupt) in try self.evaluate(kind.value, in: scope) }))
    }
  }

  /// The first entry of a widget preview's `timeline:`, or the first of its `contentStates:`.
  func firstEntry(
    _ arguments: [CallArgument], in scope: Scope, _ expander: Expander, _ around: Surroundings
  ) -> Value? {
    let given = arguments.last { ["timeline", "contentStates", "timelineProvider"].contains($0.label ?? "") }
    guard let given, given.value.isClosure else { return nil }
    let value = expander.guarded(around) { () throws(Interrupt) -> Value? in
      guard case .closure(let closure) = try self.evaluate(given.value, in: scope),
        case .code(let code, _) = closure.body
      else { return nil }
      // Each statement is an entry.
      for statement in code.body {
        guard case .expression(let expression) = statement.kind else {
          _ = try self.run(statement, in: scope)
          continue
        }
        return try self.evaluate(expression, in: scope)
      }
      return nil
    }
    return value ?? nil
  }

  /// `traits: .modifier(SampleData())`: the modifier stands around what the preview shows.
  func applying(
    traits arguments: [CallArgument], to views: [ViewValue], in scope: Scope, _ expander: Expander,
    _ around: Surroundings
  ) -> [ViewValue] {
    var result = views
    for argument in arguments {
      guard case .postfix(let base, let steps) = argument.value.kind,
        case .implicitMember("modifier") = base.kind,
        case .call(let given, _)? = steps.first, let first = given.first
      else { continue }
      let value = expander.guarded(around) { () throws(Interrupt) in try self.evaluate(first.value, in: scope)
      }
      guard let value, declaredInfo(of: value) != nil else { continue }
      var view = result.count == 1 ? result[0] : ViewValue(.group(result))
      view.modifiers.append(
        ModifierValue(
          name: "modifier", arguments: [], file: first.value.file, start: first.value.start, custom: value))
      result = [view]
    }
    return result
  }
}
