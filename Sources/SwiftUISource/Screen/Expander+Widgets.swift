import EarshotViewTree
import EarshotVocabulary

extension Expander {
  /// A widget's configuration shows its content with an entry: the preview's first, else what the
  /// widget's provider gives as a placeholder.
  func widget(_ name: String, _ view: ViewValue, at identity: Identity, _ around: Surroundings) -> ViewNode {
    var node = node("Group", view, at: identity)
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

extension Machine {
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
