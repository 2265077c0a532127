extension Machine {
  /// Runs a body as a view builder: collects the views of its statements, or gives what it
  /// returns: where anything is returned, no builder is at work, and what other statements give is dropped.
  func build(_ body: [Statement], in scope: Scope, hint: TypeHint? = nil) throws(Interrupt) -> Value {
    var collector = ViewCollector(drops: body.returnsValue)
    if let returned = try collect(body, in: scope, hint: hint, into: &collector) {
      return returned
    }
    if collector.views.isEmpty {
      if let list = try list(collector.others, hint) { return list }
      if collector.others.count > 1, let place = body.first {
        notice(
          .warning, .unknownValue, place.file, place.start,
          "how this builder joins \(collector.others.count) values is not known here; the last one is taken")
      }
      if let other = collector.others.last { return other }
    }
    if collector.views.count == 1 { return .view(collector.views[0]) }
    return .view(ViewValue(.group(collector.views)))
  }

  struct ViewCollector {
    var views: [ViewValue] = []
    /// The values that are no views: what a builder of something else collects.
    var others: [Value] = []
    /// Whether the body returns what it gives.
    var drops = false
  }

  /// What a builder of a list gives: its parts, and those of the lists among them, in their order; nil where
  /// no list is wanted.
  private func list(_ parts: [Value], _ hint: TypeHint?) throws(Interrupt) -> Value? {
    guard let hint, case .array(let element) = expanded(hint.type, owner: hint.owner) else { return nil }
    var result: [Value] = []
    for part in parts {
      switch part {
      case .array(let values): result += values
      case .none: break
      default: result.append(try fit(part, to: element, owner: hint.owner))
      }
    }
    return .array(result)
  }

  /// The value that a `return` gives, where there is one.
  private func collect(
    _ body: [Statement], in scope: Scope, hint: TypeHint?, into collector: inout ViewCollector
  ) throws(Interrupt) -> Value? {
    for (index, statement) in body.enumerated() {
      try step(statement.file, statement.start)
      do {
        if let returned = try collect(statement, index, in: scope, hint: hint, into: &collector) {
          return returned
        }
      } catch {
        // One view that traps does not take the others with it.
        try recover(from: error)
        if case .variable(let bindings, _, _) = statement.kind {
          for binding in bindings {
            let name = binding.value.map { $0.file.text($0.start, $0.end) } ?? ""
            bindUnknown(binding.pattern, UnknownValue(source: name, missing: name), in: scope)
          }
        }
      }
    }
    return nil
  }

  private func collect(
    _ statement: Statement, _ index: Int, in scope: Scope, hint: TypeHint?,
    into collector: inout ViewCollector
  ) throws(Interrupt) -> Value? {
    switch statement.kind {
    case .expression where collector.drops:
      _ = try run(statement, in: scope)
      return nil
    case .expression(let expression):
      let value = try evaluate(expression, in: scope, hint: hint)
      take(value, index, branch: nil, expression, into: &collector)
      return nil
    case .if, .switch:
      guard let chosen = try chosenBranch(of: statement, in: scope) else { return nil }
      var inner = ViewCollector(drops: collector.drops)
      if let returned = try collect(chosen.body, in: chosen.scope, hint: hint, into: &inner) {
        return returned
      }
      if inner.views.isEmpty {
        collector.others += inner.others
        return nil
      }
      var group = inner.views.count == 1 ? inner.views[0] : ViewValue(.group(inner.views))
      group.branch = "\(index).\(chosen.name).\(group.branch ?? "")"
      group.index = index
      collector.views.append(group)
      return nil
    case .return(let value?): return try evaluate(value, in: scope, hint: hint)
    case .block(let body): return try collect(body, in: Scope(parent: scope), hint: hint, into: &collector)
    case .forIn(let pattern, let sequence, let condition, let body, _, false):
      // A builder that takes loops has a `buildArray`: SwiftUI's own has none.
      let values = try evaluate(sequence, in: scope)
      for value in try elements(of: values, sequence) {
        try step(statement.file, statement.start)
        let inner = Scope(parent: scope)
        guard try bind(pattern, to: value, in: inner) else { continue }
        if let condition, try !isTrue(condition, in: inner) { continue }
        if let returned = try collect(body, in: inner, hint: hint, into: &collector) { return returned }
      }
      return nil
    default:
      if case .returned(let value) = try run(statement, in: scope, hint: hint) { return value }
      return nil
    }
  }

  private func take(
    _ value: Value, _ index: Int, branch: String?, _ expression: Expression,
    into collector: inout ViewCollector
  ) {
    if case .view(var view) = value {
      if view.index == nil || view.branch == nil { view.index = index }
      collector.views.append(view)
      return
    }
    if isView(value) {
      var view = ViewValue(.custom(value), file: expression.file, start: expression.start)
      view.index = index
      collector.views.append(view)
      return
    }
    switch value {
    case .void: break
    case .unknown(let unknown):
      var view = unknownView(unknown)
      view.file = expression.file
      view.start = expression.start
      view.index = index
      collector.views.append(view)
    case .array(let values) where values.contains(where: isView):
      for value in values { take(value, index, branch: branch, expression, into: &collector) }
    default: collector.others.append(value)
    }
  }

  /// The views of a value: what a builder gave, a view of the app, several in a list.
  func views(of value: Value, file: FileCode? = nil, start: Int = 0) -> [ViewValue] {
    switch value {
    case .view(let view):
      if case .group(let views) = view.kind, view.modifiers.isEmpty, view.branch == nil { return views }
      return [view]
    case .array(let values), .slice(let values, _):
      return values.flatMap { views(of: $0, file: file, start: start) }
    case .unknown(let unknown):
      var view = unknownView(unknown)
      view.file = file
      view.start = start
      return [view]
    case .symbol(let symbol):
      return symbol.type == "Color" || symbol.type == nil
        ? [
          ViewValue(
            .sdk("Color"), arguments: [LabeledValue(label: nil, value: value)], file: file, start: start)
        ] : []
    case .localized, .string, .attributed:
      return [
        ViewValue(
          .sdk("Text"), arguments: [LabeledValue(label: nil, value: value)], file: file, start: start)
      ]
    case .record(let record) where SDK.viewRecords.contains(record.type):
      return [
        ViewValue(
          .sdk(record.type), arguments: [LabeledValue(label: nil, value: value)], file: file, start: start)
      ]
    default:
      let isShown = isView(value) || isUIKitView(value)
      return isShown ? [ViewValue(.custom(value), file: file, start: start)] : []
    }
  }
}
