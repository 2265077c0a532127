/// The view that people call a preview by which has no name: the app's own in it, not the stack or the form that
/// it is in.
struct ShownView {
  let index: ProjectIndex
  let file: FileCode

  /// Containers in containers are followed so deep.
  private static let depth = 12

  /// The outermost view of the app's that the file declares itself, else the outermost one of the app's, else
  /// what the preview makes.
  func name(in body: [Statement]) -> String? {
    var level = body.flatMap(shown)
    if level.isEmpty { level = body.flatMap(stored) }
    let made = level.last.flatMap(madeName)
    var outermost: String?
    for _ in 0..<ShownView.depth where !level.isEmpty {
      for expression in level {
        guard let view = ownView(expression) else { continue }
        if view.isOfFile { return view.name }
        outermost = outermost ?? view.name
      }
      level = level.flatMap(inside)
    }
    return outermost ?? made
  }

  /// What a statement gives to the builder that it is in.
  private func shown(_ statement: Statement) -> [Expression] {
    switch statement.kind {
    case .expression(let expression), .return(let expression?): [expression]
    case .if(_, let then, let otherwise): (then + (otherwise ?? [])).flatMap(shown)
    case .switch(_, let cases): cases.flatMap(\.body).flatMap(shown)
    case .block(let statements): statements.flatMap(shown)
    default: []
    }
  }

  private func stored(_ statement: Statement) -> [Expression] {
    guard case .variable(let bindings, _, _) = statement.kind else { return [] }
    return bindings.compactMap(\.value)
  }

  /// The views that a view is made with: its builders and what it is given.
  private func inside(_ expression: Expression) -> [Expression] {
    switch expression.kind {
    case .closure(let closure): return closure.body.flatMap(shown)
    case .postfix(_, let steps):
      guard case .call(let arguments, _)? = steps.first(where: \.isCall) else { return [] }
      return arguments.map(\.value)
    default: return []
    }
  }

  private func ownView(_ expression: Expression) -> (name: String, isOfFile: Bool)? {
    guard let path = path(expression) else { return nil }
    for length in stride(from: path.count, to: 0, by: -1) {
      let part = Array(path.prefix(length))
      guard let info = index.findType(part, owner: nil, file: file), let declared = info.declaration,
        index.allNames(of: info).contains("View") || index.uikitClass(of: info) != nil
      else { continue }
      return (part.joined(separator: "."), declared.file === file)
    }
    return nil
  }

  private func madeName(_ expression: Expression) -> String? { path(expression)?.first }

  /// `Login.Form` of `Login.Form(title: "…").padding()`.
  private func path(_ expression: Expression) -> [String]? {
    guard case .postfix(let base, let steps) = expression.kind, case .name(let name) = base.kind,
      name.startsUppercase
    else { return nil }
    var path = [name]
    for step in steps {
      guard case .member(let member, _) = step, member.startsUppercase else { break }
      path.append(member)
    }
    return path
  }
}
