extension Machine {
  /// Runs a body as a view builder: collects the views of its statements, or gives what it
  /// returns.
  func build(_ body: [Statement], in scope: Scope, hint: TypeHint? = nil) throws(Interrupt) -> Value {
    var collector = ViewCollector()
    if let returned = try collect(body, in: scope, hint: hint, into: &collector) {
      return returned
    }
    if collector.views.isEmpty, let other = collector.other { return other }
    if collector.views.count == 1 { return .view(collector.views[0]) }
    return .view(ViewValue(.group(collector.views)))
  }

  struct ViewCollector {
    var views: [ViewValue] = []
    /// The last value that is no view: what a builder of something else gives.
    var other: Value?
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
    case .expression(let expression):
      let value = try evaluate(expression, in: scope, hint: hint)
      take(value, index, branch: nil, expression, into: &collector)
      return nil
    case .if, .switch:
      guard let chosen = try chosenBranch(of: statement, in: scope) else { return nil }
      var inner = ViewCollector()
      if let returned = try collect(chosen.body, in: chosen.scope, hint: hint, into: &inner) {
        return returned
      }
      if inner.views.isEmpty {
        if let other = inner.other { collector.other = other }
        return nil
      }
      var group = inner.views.count == 1 ? inner.views[0] : ViewValue(.group(inner.views))
      group.branch = "\(index).\(chosen.name).\(group.branch ?? "")"
      group.index = index
      collector.views.append(group)
      return nil
    case .return(let value?):
      let returned = try evaluate(value, in: scope, hint: hint)
      return collector.views.isEmpty ? returned : nil
    case .block(let body): return try collect(body, in: Scope(parent: scope), hint: hint, into: &collector)
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
    default: collector.other = value
    }
  }

  /// The views of a value: what a builder gave, a view of the app, several in a list.
  func views(of value: Value, file: FileCode? = nil, start: Int = 0) -> [ViewValue] {
    switch value {
    case .view(let view):
      if case .group(let views) = view.kind, view.modifiers.isEmpty, view.branch == nil { return views }
      return [view]
    case .array(let values): return values.flatMap { views(of: $0, file: file, start: start) }
    case .unknown(let unknown):
      var view = unknownView(unknown)
      view.file = file
      view.start = start
      return [view]
    case .symbol(let symbol):
      return symbol.type == "Color" || symbol.type == nil
        ? [
          ViewValue(
            .sdk("Color"), arguments: [LabelledValue(label: nil, value: value)], file: file, start: start)
        ] : []
    case .localized, .string, .attributed:
      return [
        ViewValue(
          .sdk("Text"), arguments: [LabelledValue(label: nil, value: value)], file: file, start: start)
      ]
    case .record(let record) where SDK.viewRecords.contains(record.type):
      return [
        ViewValue(
          .sdk(record.type), arguments: [LabelledValue(label: nil, value: value)], file: file, start: start)
      ]
    default:
      let isShown = isView(value) || isUIKitView(value)
      return isShown ? [ViewValue(.custom(value), file: file, start: start)] : []
    }
  }
}
