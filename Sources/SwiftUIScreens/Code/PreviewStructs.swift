import EarshotSwiftCode
import EarshotSwiftSemantics

/// A file with what its `#Preview` macros make: each a view with the code as its body. `@Previewable` variables are
/// properties of the view (Apple's documentation of `Previewable()`).
struct PreviewStructs {
  private(set) var file: FileCode
  /// The views, each with the line of its macro.
  private(set) var previews: [(name: String, line: Int)] = []
  private var showsWidgets = false

  init(of code: FileCode) {
    var declarations = code.declarations
    for (index, declaration) in code.declarations.enumerated() {
      guard case .macroUse(let use) = declaration, use.name.base == "Preview" else { continue }
      let line = code.file.place(use.span.start).line
      let name = "#Preview:\(line):\(index)"
      if use.arguments.contains(where: { $0.label == "as" }) {
        declarations[index] = .type(PreviewStructs.widget(name, use, code.file))
        showsWidgets = true
      } else if case .closure(let closure)? = use.arguments.last?.value.kind,
        let modifiers = PreviewStructs.modifiers(among: use.arguments.dropLast())
      {
        declarations[index] = .type(
          PreviewStructs.view(name, use, closure, modifiers, code.file, showsUIKit: code.importsUIKit))
      } else {
        continue
      }
      previews.append((name, line))
    }
    var file = code
    if !previews.isEmpty { file.list = DeclarationList { [declarations] in declarations } }
    self.file = file
  }

  /// What the views are is declared in SwiftUI, which a file with previews of UIKit need not import.
  mutating func importSwiftUI() {
    file.imports.append(.swiftUI)
    if showsWidgets {
      file.imports.append(FileCode.Import(path: ["WidgetKit"], isScoped: false, attributes: []))
    }
  }

  /// A widget's or an activity's preview: what the SDK's function of the macro's arguments shows.
  private static func widget(_ name: String, _ use: MacroUse, _ file: SourceText) -> TypeDeclaration {
    let function = Expression(.name(Name(base: "_preview", span: use.span)), use.span)
    let call = Expression(.call(function, use.arguments), use.span)
    return type(
      name, use,
      DeclarationList {
        let body = Block([Statement(.expression(call), use.span)], use.span)
        return [property("body", viewType, body, file)]
      }, file)
  }

  private static let viewType = WrittenType.some(.named(base: nil, name: "View", arguments: []))

  private static func type(
    _ name: String, _ use: MacroUse, _ members: DeclarationList, _ file: SourceText
  ) -> TypeDeclaration {
    TypeDeclaration(
      kind: .structure, name: name, nameSpan: use.span, attributes: [], modifiers: [], generics: [],
      primaryAssociatedTypes: [], inherited: [.named(base: nil, name: "View", arguments: [])],
      requirements: [], members: members, file: file, span: use.span)
  }

  /// Traits that only change the size or the orientation of what is shown.
  private static let sizes: Set<String> = [
    "defaultLayout", "sizeThatFitsLayout", "fixedLayout", "portrait", "landscapeLeft", "landscapeRight",
    "portraitUpsideDown",
  ]

  /// What `traits: .modifier(SampleData())` puts around the view; nil for a preview of another kind, or with
  /// traits that are not known.
  private static func modifiers(among arguments: ArraySlice<Argument>) -> [Expression]? {
    var modifiers: [Expression] = []
    var areTraits = false
    for (index, argument) in arguments.enumerated() {
      if argument.label == "traits" { areTraits = true }
      guard areTraits else {
        // The name of the preview.
        if index == 0, argument.label == nil { continue }
        return nil
      }
      switch argument.value.kind {
      case .implicitMember(let name) where sizes.contains(name.base): continue
      case .call(let function, let given):
        guard case .implicitMember(let name) = function.kind else { return nil }
        if sizes.contains(name.base) { continue }
        guard name.base == "modifier", given.count == 1 else { return nil }
        modifiers.append(given[0].value)
      default: return nil
      }
    }
    return modifiers
  }

  private static func view(
    _ name: String, _ use: MacroUse, _ closure: Closure, _ modifiers: [Expression], _ file: SourceText,
    showsUIKit: Bool
  ) -> TypeDeclaration {
    let modifier = WrittenType.named(base: nil, name: "PreviewModifier", arguments: [])
    let members = DeclarationList {
      var members: [Declaration] = modifiers.enumerated().map { index, value in
        let block = Block([Statement(.expression(value), value.span)], value.span)
        return property("\(modifierName)\(index)", .some(modifier), block, file)
      }
      var statements: [Statement] = []
      for statement in closure.body.statements {
        if case .declaration(.variable(let code)) = statement.kind,
          code.attributes.contains(where: { $0.name == "Previewable" })
        {
          members.append(.variable(code.without(attribute: "Previewable")))
        } else {
          statements.append(statement)
        }
      }
      let body = Block(statements, closure.body.span)
      members.append(
        property("body", viewType, showsUIKit && !body.isBuilt ? chosen(body, closure) : body, file))
      return members
    }
    return type(name, use, members, file)
  }
}

extension PreviewStructs {
  /// What code gives may be of SwiftUI or of UIKit: as with the macro, that chooses among functions of the SDK.
  private static func chosen(_ body: Block, _ closure: Closure) -> Block {
    let content = Closure(
      parameters: nil, result: nil, isAsync: false, thrown: nil, captures: [], attributes: [], body: body,
      shorthandCount: 0)
    let function = Expression(.name(Name(base: "_preview", span: body.span)), body.span)
    let argument = Argument(
      label: nil, value: Expression(.closure(content), body.span), isTrailingClosure: true)
    return Block(
      [Statement(.expression(Expression(.call(function, [argument]), body.span)), body.span)], body.span)
  }

  /// How the properties begin that hold a preview's modifiers.
  static let modifierName = "#modifier"

  private static func property(
    _ name: String, _ type: WrittenType, _ body: Block, _ file: SourceText
  ) -> Declaration {
    let getter = Accessor(
      kind: .get, parameter: nil, isAsync: false, thrown: nil, modifiers: [], body: Deferred(value: body))
    let binding = VariableDeclaration.Binding(
      pattern: Pattern(.variable(name, isLet: false), body.span), type: type, value: nil, accessors: [getter])
    return .variable(
      VariableDeclaration(
        isLet: false, isAsync: false, attributes: [], modifiers: [], bindings: [binding], file: file,
        span: body.span))
  }
}

extension Block {
  /// Whether only a result builder makes one value of it.
  fileprivate var isBuilt: Bool { statements.count != 1 && !returnsValue }
}

extension VariableDeclaration {
  fileprivate func without(attribute: String) -> VariableDeclaration {
    VariableDeclaration(
      isLet: isLet, isAsync: isAsync, attributes: attributes.filter { $0.name != attribute },
      modifiers: modifiers, bindings: bindings, file: file, span: span)
  }
}

extension FileCode {
  fileprivate var importsUIKit: Bool { imports.contains { $0.path.first == "UIKit" } }
}

extension FileCode.Import {
  static var swiftUI: FileCode.Import { FileCode.Import(path: ["SwiftUI"], isScoped: false, attributes: []) }
}
