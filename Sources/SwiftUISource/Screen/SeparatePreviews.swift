/// The previews that a provider shows: Xcode shows each view of a group as a preview of its own, with what is
/// put on the group put on each. Of a list it shows each element; here that counts where each says how it is
/// previewed, and else the elements are rows of one screen.
struct SeparatePreviews {
  let machine: Machine
  let expander: Expander
  let around: Surroundings

  func of(_ view: ViewValue) -> [ViewValue] { of(view, depth: 0) }

  private func of(_ view: ViewValue, depth: Int) -> [ViewValue] {
    guard depth < SeparatePreviews.depth else { return [view] }
    if let several = modified(view, depth: depth) { return several }
    switch view.kind {
    case .sdk("Group"):
      guard let inner = content(of: view) else { return [view] }
      return each(inner, of: view).flatMap { of($0, depth: depth + 1) }
    case .sdk("ForEach"):
      guard let shown = elements(of: view) else { return [view] }
      let previews = each(shown, of: view).flatMap { of($0, depth: depth + 1) }
      return areMarked(previews) ? previews : [view]
    case .custom(let value):
      // A frame around previews that an app uses for all of them, in light and in dark.
      guard let inner = frame(value) else { return [view] }
      return each(inner, of: view)
    default: return [view]
    }
  }

  /// What is put on the whole is put on each.
  private func each(_ inner: [ViewValue], of view: ViewValue) -> [ViewValue] {
    inner.map { part in
      var part = part
      part.modifiers += view.modifiers
      return part
    }
  }

  private func content(of view: ViewValue) -> [ViewValue]? {
    guard case .closure(let closure)? = view.argument("content") else { return nil }
    let made = expander.guarded(around) { () throws(Interrupt) in try machine.call(closure, [], nil) }
    return made.map { machine.views(of: $0) }
  }

  private func elements(of view: ViewValue) -> [ViewValue]? {
    guard let data = view.firstUnlabeled, case .closure(let closure)? = view.argument("content") else {
      return nil
    }
    let place = Expression(
      .discard, start: view.start, end: view.start, file: view.file ?? FileCode(path: "", bytes: []))
    let elements = expander.guarded(around) { () throws(Interrupt) in try machine.elements(of: data, place) }
    guard let elements, (1...SeparatePreviews.count).contains(elements.count) else { return nil }
    return elements.flatMap { element in
      let made = expander.guarded(around) { () throws(Interrupt) in
        try machine.call(closure, [element], nil)
      }
      return made.map { machine.views(of: $0) } ?? []
    }
  }

  /// The views that a view of the app's puts side by side, where each of them says how it is previewed.
  private func frame(_ value: Value) -> [ViewValue]? {
    guard let info = machine.declaredInfo(of: value), !info.genericParameters.isEmpty,
      let body = info.properties["body"], mentionsPreviews(body.start, body.file),
      let made = expander.guarded(
        around, { () throws(Interrupt) in try machine.member("body", of: value, file: nil, start: 0) }),
      let made
    else { return nil }
    var views = machine.views(of: made)
    guard views.count == 1, let only = views.first, only.modifiers.isEmpty else {
      return views.count > 1 && areNamed(views) ? views : nil
    }
    switch only.kind {
    case .sdk("Group"): views = content(of: only) ?? []
    case .sdk("ForEach"):
      views = elements(of: only) ?? []
      return views.count > 1 && areMarked(views) ? views : nil
    default: return nil
    }
    return views.count > 1 && areNamed(views) ? views : nil
  }

  /// The previews that a modifier of the app's makes of one view: `.previewInAllThemes()`.
  private func modified(_ view: ViewValue, depth: Int) -> [ViewValue]? {
    guard let index = view.modifiers.lastIndex(where: { $0.custom != nil }),
      let value = view.modifiers[index].custom, let info = machine.declaredInfo(of: value),
      let body = info.functions["body"]?.first(where: { $0.body.value != nil && $0.parameters.count == 1 }),
      mentionsPreviews(body.start, body.file)
    else { return nil }
    var inner = view
    inner.modifiers.removeSubrange(index...)
    var outer = view
    outer.modifiers.removeSubrange(...index)
    let placeholder = Placeholder(views: [inner], identity: nil, kind: "content")
    let made = expander.guarded(around) { () throws(Interrupt) in
      try machine.call(
        body, owner: value, type: info, values: [.view(ViewValue(.content(placeholder)))],
        machine.placeholder(body.file))
    }
    guard let made else { return nil }
    let previews = each(machine.views(of: made), of: outer).flatMap { of($0, depth: depth + 1) }
    return previews.count > 1 && areNamed(previews) ? previews : nil
  }

  private func areMarked(_ views: [ViewValue]) -> Bool {
    views.allSatisfy { $0.modifiers.contains { SeparatePreviews.marks.contains($0.name) } }
  }

  private func areNamed(_ views: [ViewValue]) -> Bool {
    views.allSatisfy { $0.modifiers.contains { SeparatePreviews.names.contains($0.name) } }
  }

  /// Whether a body names previews at all, near its beginning: others are not run to find out.
  private func mentionsPreviews(_ start: Int, _ file: FileCode) -> Bool {
    let bytes = file.bytes[min(start, file.bytes.count)...].prefix(4_000)
    return bytes.indices.contains { place in
      bytes[place] == UInt8(ascii: ".")
        && SeparatePreviews.words.contains { bytes[place...].starts(with: $0) }
    }
  }

  /// What says how a view is previewed.
  private static let names: Set<String> = [
    "previewDevice", "previewDisplayName", "previewLayout", "previewInterfaceOrientation",
  ]
  private static let words = [Array(".preview".utf8), Array(".preferredColorScheme".utf8)]
  private static let marks = names.union(["preferredColorScheme", "colorScheme"])
  /// Groups in groups are followed so deep.
  private static let depth = 8
  /// Elements of a list that are previews of their own; more are rows of one.
  private static let count = 32
}
