import EarshotSwiftCode

/// The previews of a provider that its code shows without being run: views written side by side, each of a type
/// that is one view. Others, such as a `ForEach` or a function's, have to be run to be counted.
///
/// Each is a property of its own beside `previews`, so that opening one makes none of the others.
struct PlainPreviews {
  /// One preview.
  struct Preview: Sendable {
    /// What `previewDisplayName` says.
    var name: String?
    /// The property of the provider that has it.
    var property: String
  }

  private struct Part {
    var before: [Statement]
    var shown: Expression
  }

  /// The provider with the properties.
  private(set) var provider: TypeDeclaration
  private(set) var previews: [Preview] = []
  private let app: [FileCode]

  /// nil where the previews are not plain.
  init?(_ provider: TypeDeclaration, in app: [FileCode]) {
    self.provider = provider
    self.app = app
    guard let (variable, body) = PlainPreviews.previews(of: provider),
      let parts = parts(body, under: { $0 }, depth: 0), !parts.isEmpty
    else { return nil }
    var properties: [Declaration] = []
    for (index, part) in parts.enumerated() {
      guard let title = PlainPreviews.title(of: part.shown) else { return nil }
      let name = "#previews:\(index)"
      previews.append(Preview(name: title.text, property: name))
      let span = part.shown.span
      properties.append(
        .variable(
          variable.showing(Block(part.before + [Statement(.return(part.shown), span)], span), as: name)))
    }
    self.provider = provider.adding(properties)
  }

  private static func previews(of provider: TypeDeclaration) -> (VariableDeclaration, Block)? {
    for case .variable(let variable) in provider.members.all {
      guard variable.bindings.count == 1,
        case .variable("previews", _) = variable.bindings[0].pattern.kind,
        let body = variable.bindings[0].accessors.first(where: { $0.kind == .get })?.body?.value
      else { continue }
      return (variable, body)
    }
    return nil
  }

  /// - Parameter wrap: puts on each what is put on the whole.
  private func parts(_ body: Block, under wrap: (Expression) -> Expression, depth: Int) -> [Part]? {
    var before: [Statement] = []
    var parts: [Part] = []
    for statement in body.statements {
      if case .declaration = statement.kind {
        before.append(statement)
      } else if let shown = statement.shown,
        let found = self.parts(shown, after: before, under: wrap, depth: depth)
      {
        parts += found
      } else {
        return nil
      }
    }
    return parts
  }

  private func parts(
    _ shown: Expression, after before: [Statement], under wrap: (Expression) -> Expression, depth: Int
  ) -> [Part]? {
    guard depth < PlainPreviews.depth, let made = MadeValue(of: shown), made.isOnlyCalled,
      made.path.count == 1, areOfSDK(made.calls.map(\.name), on: made.path[0])
    else { return nil }
    let name = made.path[0]
    if name == "Group", declaration(of: name) == nil {
      guard made.arguments.count == 1, case .closure(let content) = made.arguments[0].value.kind,
        content.parameters == nil, content.captures.isEmpty, content.shorthandCount == 0
      else { return nil }
      let inner = parts(
        content.body, under: { wrap(shown.replacing(madeBy: $0)) }, depth: depth + 1)
      return inner?.map { Part(before: before + $0.before, shown: $0.shown) }
    }
    guard !PlainPreviews.several.contains(name), isOneView(name) else { return nil }
    return [Part(before: before, shown: wrap(shown))]
  }

  /// Whether the app has no member of those names that may make several views of one.
  private func areOfSDK(_ members: [String], on view: String) -> Bool {
    if members.isEmpty { return true }
    let extended = Set(PlainPreviews.extended + [view])
    let wanted = Set(members)
    for declaration in app.lazy.flatMap(\.declarations) {
      switch declaration {
      case .extension(let part) where extended.contains(part.extended.dottedNames?.last ?? ""):
        if part.members.declares(oneOf: wanted) { return false }
      case .type(let type) where type.name == view:
        if type.members.declares(oneOf: wanted) { return false }
      default: break
      }
    }
    return true
  }

  /// A frame that is given views may show them several times.
  private func isOneView(_ name: String) -> Bool {
    guard let type = declaration(of: name) else { return true }
    return type.kind == .structure && type.generics.isEmpty
  }

  private func declaration(of name: String) -> TypeDeclaration? {
    for case .type(let type) in app.lazy.flatMap(\.declarations) where type.name == name { return type }
    return nil
  }

  private enum Title {
    case none
    case written(String)

    var text: String? {
      if case .written(let text) = self { text } else { nil }
    }
  }

  /// The last name that is given; nil where it has to be run to be known.
  private static func title(of shown: Expression) -> Title? {
    let given = MadeValue(of: shown)?.calls.last { $0.name == "previewDisplayName" }?.arguments
    guard let given else { return Title.none }
    guard given.count == 1, let text = given[0].value.plainText else { return nil }
    return .written(text)
  }

  /// What the app may extend to give a view a member.
  private static let extended = ["View", "Text", "Image", "Shape", "Color"]
  /// Views of SwiftUI's that may stand for several.
  private static let several: Set<String> = [
    "Group", "TupleView", "EquatableView", "ModifiedContent", "ForEach", "Section", "AnyView",
  ]
  /// Groups in groups are followed so deep.
  private static let depth = 8
}

extension DeclarationList {
  fileprivate func declares(oneOf names: Set<String>) -> Bool {
    all.contains { declaration in
      if case .function(let function) = declaration { names.contains(function.name) } else { false }
    }
  }
}

extension Expression {
  /// The same calls on another value in the place of what is made first.
  fileprivate func replacing(madeBy other: Expression) -> Expression {
    switch kind {
    case .call(let function, let arguments):
      if case .name = function.kind { return other }
      return Expression(.call(function.replacing(madeBy: other), arguments), span)
    case .member(let base, let name): return Expression(.member(base.replacing(madeBy: other), name), span)
    default: return other
    }
  }
}

extension VariableDeclaration {
  /// The same property with another name, and other code to get its value.
  fileprivate func showing(_ body: Block, as name: String) -> VariableDeclaration {
    let getter = Accessor(
      kind: .get, parameter: nil, isAsync: false, thrown: nil, modifiers: [], body: Deferred(value: body))
    let binding = VariableDeclaration.Binding(
      pattern: Pattern(.variable(name, isLet: false), span),
      type: .some(.named(base: nil, name: "View", arguments: [])), value: nil, accessors: [getter])
    return VariableDeclaration(
      isLet: false, isAsync: false, attributes: [], modifiers: .isStatic, bindings: [binding], file: file,
      span: span)
  }
}

extension TypeDeclaration {
  fileprivate func adding(_ declarations: [Declaration]) -> TypeDeclaration {
    TypeDeclaration(
      kind: kind, name: name, nameSpan: nameSpan, attributes: attributes, modifiers: modifiers,
      generics: generics, primaryAssociatedTypes: primaryAssociatedTypes, inherited: inherited,
      requirements: requirements, members: DeclarationList { [members] in members.all + declarations },
      file: file, span: span)
  }
}
