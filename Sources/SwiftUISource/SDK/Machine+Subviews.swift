import EarshotViewTree

/// Containers that take the views they are given apart: `Group(subviews:)`, `ForEach(subviews:)`,
/// `Group(sections:)`, `ForEach(sections:)` and, before iOS 18, `_VariadicView.Tree`.
extension Machine {
  /// What such a container shows; nil for any other call.
  func takingApart(
    _ name: String, _ arguments: [CallArgument], in scope: Scope, _ expression: Expression
  ) throws(Interrupt) -> Value? {
    switch name {
    case "Group", "ForEach":
      guard let first = arguments.first,
        ["subviews", "sections", "subviewOf", "sectionOf"].contains(first.label),
        let last = arguments.last, arguments.count > 1,
        case .closure(var closure) = try evaluate(last.value, in: scope)
      else { return nil }
      closure.isViewBuilder = true
      let given = views(of: try evaluate(first.value, in: scope))
      let parts =
        first.label?.hasPrefix("section") == true
        ? sections(of: try subviews(of: given)) : try subviews(of: given).map { Value.view($0) }
      guard name == "ForEach" else { return try call(closure, [.array(parts)], expression) }
      var shown: [ViewValue] = []
      for (index, part) in parts.enumerated() {
        var group = ViewValue(.group(views(of: try call(closure, [part], expression))))
        group.index = index
        shown.append(group)
      }
      return .view(ViewValue(.group(shown)))
    case "_VariadicView.Tree":
      guard arguments.count == 2, case .closure(var content) = try evaluate(arguments[1].value, in: scope)
      else {
        return nil
      }
      content.isViewBuilder = true
      let parts = try subviews(of: views(of: call(content, [], expression)))
      let root = try evaluate(arguments[0].value, in: scope)
      guard let info = declaredInfo(of: root),
        let body = project.lineage(of: info).lazy.compactMap({ $0.functions["body"]?.first }).first
      else { return .view(ViewValue(.group(parts))) }
      return try call(body, owner: root, type: info, values: [.array(parts.map { .view($0) })], expression)
    default: return nil
    }
  }

  /// The single views that stand side by side in what a builder gave: groups and rows are opened, an
  /// app's own view counts as one.
  private func subviews(of views: [ViewValue]) throws(Interrupt) -> [ViewValue] {
    var result: [ViewValue] = []
    try addSubviews(of: views, depth: 0, to: &result)
    for index in result.indices { result[index].index = index }
    return result
  }

  private func addSubviews(
    of views: [ViewValue], depth: Int, to result: inout [ViewValue]
  ) throws(Interrupt) {
    for view in views {
      try step(view.file, view.start)
      guard view.modifiers.isEmpty, depth < 64 else {
        result.append(view)
        continue
      }
      switch view.kind {
      case .group(let inner): try addSubviews(of: inner, depth: depth + 1, to: &result)
      case .content(let placeholder): try addSubviews(of: placeholder.views, depth: depth + 1, to: &result)
      case .sdk("EmptyView"): break
      case .sdk("Group"):
        guard case .closure(let content)? = view.argument("content") else { continue }
        try addSubviews(of: self.views(of: try call(content, [], nil)), depth: depth + 1, to: &result)
      case .sdk("ForEach"):
        guard let data = view.firstUnlabeled, case .closure(var content)? = view.argument("content") else {
          continue
        }
        content.isViewBuilder = true
        let place = Expression(
          .discard, start: view.start, end: view.start, file: view.file ?? placeholder(nil).file)
        for element in try elements(of: data, place) {
          try addSubviews(
            of: self.views(of: try call(content, [element], place)), depth: depth + 1, to: &result)
        }
      default: result.append(view)
      }
    }
  }

  /// Sections by their header, content and footer; what stands outside of one is a section by itself.
  private func sections(of views: [ViewValue]) -> [Value] {
    var result: [Value] = []
    var loose: [ViewValue] = []
    func close() {
      guard !loose.isEmpty else { return }
      result.append(section([], loose, []))
      loose = []
    }
    for view in views {
      guard case .sdk("Section") = view.kind else {
        loose.append(view)
        continue
      }
      close()
      let title = view.firstUnlabeled.map {
        [ViewValue(.sdk("Text"), arguments: [LabeledValue(label: nil, value: $0)])]
      }
      result.append(
        section(title ?? part("header", of: view), part("content", of: view), part("footer", of: view)))
    }
    close()
    return result
  }

  private func part(_ label: String, of view: ViewValue) -> [ViewValue] {
    guard let value = view.argument(label) else { return [] }
    guard case .closure(let closure) = value else { return views(of: value) }
    let made = try? call(closure, [], nil)
    return (try? made.map { (value) throws(Interrupt) in try subviews(of: views(of: value)) }) ?? []
  }

  private func section(_ header: [ViewValue], _ content: [ViewValue], _ footer: [ViewValue]) -> Value {
    .record(
      "SectionConfiguration",
      [
        "header": .array(header.map { .view($0) }), "content": .array(content.map { .view($0) }),
        "footer": .array(footer.map { .view($0) }),
      ])
  }
}
