/// The previews of a provider that its code shows without being run: views written side by side, each of a type
/// that is one view. Others, such as a `ForEach` or a function's, have to be run to be counted.
///
/// Each is a `previews` of its own, so that opening one makes none of the others.
struct PlainPreviews {
  struct Preview {
    /// What `previewDisplayName` says.
    var name: String?
    var property: PropertyCode
  }

  private struct Part {
    var statements: [Statement]
    var shown: Expression
  }

  private let info: TypeInfo
  private let index: ProjectIndex

  /// nil where the previews are not plain.
  static func read(_ info: TypeInfo, _ index: ProjectIndex) -> [Preview]? {
    guard let property = info.staticProperties["previews"], property.isComputed,
      let body = property.getter.value,
      let parts = PlainPreviews(info: info, index: index).parts(body, under: [], depth: 0), !parts.isEmpty
    else { return nil }
    var previews: [Preview] = []
    for part in parts {
      let title = title(of: part.shown)
      if case .computed = title { return nil }
      let shown = Statement(.expression(part.shown), start: part.shown.start, file: part.shown.file)
      previews.append(
        Preview(name: title.text, property: property.replacing(getter: part.statements + [shown])))
    }
    return previews
  }

  /// - Parameter modifiers: what is put on the whole is put on each.
  private func parts(_ body: [Statement], under modifiers: [PostfixStep], depth: Int) -> [Part]? {
    var before: [Statement] = []
    var parts: [Part] = []
    for statement in body {
      switch statement.kind {
      case .variable, .function, .type: before.append(statement)
      case .expression(let shown), .return(let shown?):
        guard let found = self.parts(shown, after: before, under: modifiers, depth: depth) else { return nil }
        parts += found
      default: return nil
      }
    }
    return parts
  }

  private func parts(
    _ shown: Expression, after before: [Statement], under modifiers: [PostfixStep], depth: Int
  ) -> [Part]? {
    guard depth < PlainPreviews.depth, case .postfix(let base, let steps) = shown.kind,
      case .name(let name) = base.kind, case .call(let arguments, _)? = steps.first
    else { return nil }
    let modifiers = steps.dropFirst() + modifiers
    guard areModifiers(modifiers, of: name) else { return nil }
    if name == "Group", isOfSDK(name) {
      guard arguments.count == 1, case .closure(let content) = arguments[0].value.kind,
        content.parameters.isEmpty, content.captures.isEmpty, content.shorthandCount == 0,
        let inner = parts(content.body, under: Array(modifiers), depth: depth + 1)
      else { return nil }
      return inner.map { Part(statements: before + $0.statements, shown: $0.shown) }
    }
    guard isOneView(name) else { return nil }
    let whole = Expression(
      .postfix(base, [steps[0]] + modifiers), start: shown.start, end: shown.end, file: shown.file)
    return [Part(statements: before, shown: whole)]
  }

  /// `.padding().previewDisplayName("Low tide")`: calls of members that the app has none of.
  private func areModifiers(_ steps: ArraySlice<PostfixStep>, of view: String) -> Bool {
    guard steps.count.isMultiple(of: 2) else { return false }
    let type = index.findType([view], owner: info, file: info.declaration?.file)
    let lineage = type.map { index.lineage(of: $0) } ?? []
    var isName = true
    for step in steps {
      switch step {
      case .member(let name, _) where isName:
        guard index.extensions(of: PlainPreviews.extended + [view], declaring: name).isEmpty,
          !lineage.contains(where: { $0.declares(name) })
        else { return false }
      case .call where !isName: break
      default: return false
      }
      isName.toggle()
    }
    return true
  }

  private func isOneView(_ name: String) -> Bool {
    guard let type = index.findType([name], owner: info, file: info.declaration?.file) else {
      return isOfSDK(name) && !PlainPreviews.several.contains(name)
    }
    return type.kind == .structure && type.genericParameters.isEmpty && type.properties["body"] != nil
      && index.allNames(of: type).contains("View")
  }

  private func isOfSDK(_ name: String) -> Bool {
    SDK.views[name] != nil && index.findType([name], owner: info, file: info.declaration?.file) == nil
  }

  private enum Title {
    case none
    case written(String)
    /// It has to be run to be known.
    case computed

    var text: String? {
      if case .written(let text) = self { text } else { nil }
    }
  }

  /// The last name that is given.
  private static func title(of shown: Expression) -> Title {
    guard case .postfix(_, let steps) = shown.kind else { return .none }
    for (step, call) in zip(steps, steps.dropFirst()).reversed() {
      guard case .member("previewDisplayName", _) = step, case .call(let arguments, _) = call else {
        continue
      }
      guard arguments.count == 1, case .string(let segments) = arguments[0].value.kind, segments.count == 1,
        case .literal(let text) = segments[0]
      else { return .computed }
      return .written(text)
    }
    return .none
  }

  /// What the app may extend to give a view a member.
  private static let extended = ["View", "Text", "Image", "Shape", "Color"]
  /// Views of the SDK that may stand for several.
  private static let several: Set<String> = [
    "Group", "TupleView", "EquatableView", "ModifiedContent", "ForEach", "Section", "AnyView",
  ]
  /// Groups in groups are followed so deep.
  private static let depth = 8
}

extension PropertyCode {
  /// The same property with other code to get its value.
  fileprivate func replacing(getter: [Statement]) -> PropertyCode {
    PropertyCode(
      name: name, type: type, initial: initial, wrappers: wrappers, isLet: isLet, isStatic: isStatic,
      isLazy: isLazy, isComputed: isComputed, isViewBuilder: isViewBuilder, getter: Deferred(value: getter),
      setter: setter, willSet: willSet, didSet: didSet, hasSetter: hasSetter, hasObservers: hasObservers,
      start: start, file: file)
  }
}
