import EarshotSwiftCode
import EarshotSwiftRuntime
import EarshotSwiftSemantics

/// The view that people call a preview by which has no name: the app's own in it, not the stack or the form that
/// it is in.
struct ShownView {
  let code: LoadedCode
  let path: String

  /// Containers in containers are followed so deep.
  private static let depth = 12

  /// The outermost view of the app's that the file declares itself, else the outermost one of the app's, else
  /// what the preview makes.
  func name(in body: [Statement]) -> String? {
    var level = body.flatMap(shown)
    if level.isEmpty { level = body.flatMap(stored) }
    let made = level.last.flatMap { MadeValue(of: $0)?.path.first }
    var outermost: String?
    for _ in 0..<ShownView.depth where !level.isEmpty {
      for expression in level {
        guard let view = MadeValue(of: expression).flatMap(ownView) else { continue }
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
    case .expression(let expression):
      if case .statement(let inner) = expression.kind { return shown(inner) }
      return [expression]
    case .return(let expression?): return [expression]
    case .if(_, let then, let otherwise):
      return (then.statements + (otherwise?.statements ?? [])).flatMap(shown)
    case .switch(_, let cases): return cases.flatMap(\.body.statements).flatMap(shown)
    default: return []
    }
  }

  private func stored(_ statement: Statement) -> [Expression] {
    guard case .declaration(.variable(let variable)) = statement.kind else { return [] }
    return variable.bindings.compactMap { $0.value?.value }
  }

  /// The views that a view is made with: its builders and what it is given, or what the first modifier of a value such
  /// as `Color.clear` is given.
  private func inside(_ expression: Expression) -> [Expression] {
    if case .closure(let closure) = expression.kind { return closure.body.statements.flatMap(shown) }
    guard let made = MadeValue(of: expression) else { return [] }
    return (made.isCalled ? made.arguments : made.calls.first?.arguments ?? []).map(\.value)
  }

  private func ownView(_ made: MadeValue) -> (name: String, isOfFile: Bool)? {
    for length in stride(from: made.path.count, to: 0, by: -1) {
      let name = made.path.prefix(length).joined(separator: ".")
      guard let type = code.type(named: name, in: path), let nominal = type.nominal, isView(type) else {
        continue
      }
      return (name, nominal.code.file.path == path)
    }
    return nil
  }

  private func isView(_ type: Type) -> Bool {
    let roots = UIKitRoots(machine: code.machine, standIns: StandIns(code.machine, .none))
    return code.machine.conforms(type, to: code.types.view) || roots.isKind(type, of: "UIViewController")
      || roots.isKind(type, of: "UIView")
  }
}
