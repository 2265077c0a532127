import EarshotVocabulary
import SwiftSyntax

/// Reads set-up code line by line for what it says of views: nothing is evaluated.
struct StatementReader {
  var facts: ClassFacts
  let file: String
  let converter: SourceLocationConverter
  /// Local names that stand for a view of another name: what a closure returns.
  var aliases: [String: String] = [:]
  /// Gesture recognizers for taps, by local name.
  var tapRecognizers: Set<String> = []
  private var depth = 0
  private static let deepest = 40

  init(facts: ClassFacts, file: String, converter: SourceLocationConverter) {
    self.facts = facts
    self.file = file
    self.converter = converter
  }

  func location(_ node: some SyntaxProtocol) -> EarshotVocabulary.SourceLocation {
    let place = node.startLocation(converter: converter)
    return EarshotVocabulary.SourceLocation(file: file, line: place.line, column: place.column)
  }

  // MARK: Declarations

  mutating func read(_ function: FunctionDeclSyntax) {
    let attributes = function.attributes.trimmedDescription
    guard !attributes.contains("@objc"), !attributes.contains("@IBAction") else { return }
    switch function.name.text {
    case "accessibilityActivate": facts.change("") { $0.takesTaps = true }
    case "accessibilityIncrement", "accessibilityDecrement": facts.change("") { $0.adjusts = true }
    default: read(function.body?.statements)
    }
  }

  mutating func read(_ statements: CodeBlockItemListSyntax?) {
    guard let statements, depth < StatementReader.deepest else { return }
    depth += 1
    for statement in statements { read(statement) }
    depth -= 1
  }

  mutating func read(_ statement: CodeBlockItemSyntax) {
    switch statement.item {
    case .decl(let decl):
      if let variable = decl.as(VariableDeclSyntax.self) { read(variable) }
    case .stmt(let stmt): read(stmt)
    case .expr(let expression): read(expression)
    }
  }

  private mutating func read(_ statement: StmtSyntax) {
    if let loop = statement.as(ForStmtSyntax.self) { return readLoop(loop) }
    if let expression = statement.as(ExpressionStmtSyntax.self) { return read(expression.expression) }
    if let guarded = statement.as(GuardStmtSyntax.self) { _ = guarded }
    if let returned = statement.as(ReturnStmtSyntax.self)?.expression { read(returned) }
  }

  /// `for view in [a, b] { addSubview(view) }`
  private mutating func readLoop(_ loop: ForStmtSyntax) {
    guard let name = loop.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let list = loop.sequence.as(ArrayExprSyntax.self)
    else { return read(loop.body.statements) }
    for element in list.elements {
      guard let view = path(of: element.expression) else { continue }
      let before = aliases[name]
      aliases[name] = view
      read(loop.body.statements)
      aliases[name] = before
    }
  }

  mutating func read(_ variable: VariableDeclSyntax) {
    for binding in variable.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
      let declared = binding.typeAnnotation?.type.trimmedDescription
        .filter { $0 != "?" && $0 != "!" }
      let place = location(binding)
      if let overridden = overridden(variable, binding) {
        setProperty(name, of: "", to: overridden)
      } else if let value = binding.initializer?.value {
        declare(name, declared, value, place)
      } else if let declared, isViewClass(declared) {
        facts.change(name, at: place) {
          $0.className = declared
          $0.location = place
        }
      }
    }
  }

  /// `override var isAccessibilityElement: Bool { get { true } set {} }`
  private func overridden(
    _ variable: VariableDeclSyntax, _ binding: PatternBindingSyntax
  ) -> ExprSyntax? {
    guard variable.modifiers.contains(where: { $0.name.text == "override" }),
      let accessors = binding.accessorBlock?.accessors
    else { return nil }
    let body: CodeBlockItemListSyntax?
    switch accessors {
    case .getter(let getter): body = getter
    case .accessors(let list):
      body = list.first { $0.accessorSpecifier.text == "get" }?.body?.statements
    }
    guard let only = body?.first, body?.count == 1 else { return nil }
    switch only.item {
    case .expr(let expression): return expression
    case .stmt(let stmt): return stmt.as(ReturnStmtSyntax.self)?.expression
    case .decl: return nil
    }
  }

  private mutating func declare(
    _ name: String, _ declared: String?, _ value: ExprSyntax, _ place: EarshotVocabulary.SourceLocation
  ) {
    let full = aliases[name] ?? name
    if let call = value.as(FunctionCallExprSyntax.self) {
      if let closure = call.calledExpression.as(ClosureExprSyntax.self) {
        return declareByClosure(full, declared, closure, place)
      }
      let made = call.calledExpression.trimmedDescription
      if made.hasSuffix("TapGestureRecognizer") {
        tapRecognizers.insert(name)
        return
      }
      if isViewClass(made) {
        facts.change(full, at: place) {
          $0.className = made
          $0.location = place
        }
        readArguments(of: call, into: full)
        return
      }
    }
    if let declared, isViewClass(declared) {
      facts.change(full, at: place) {
        $0.className = declared
        $0.location = place
      }
    }
  }

  /// `let button: UIButton = { let made = UIButton(); …; return made }()`
  private mutating func declareByClosure(
    _ name: String, _ declared: String?, _ closure: ClosureExprSyntax,
    _ place: EarshotVocabulary.SourceLocation
  ) {
    let returned = closure.statements.lazy.compactMap { item -> String? in
      guard case .stmt(let stmt) = item.item, let value = stmt.as(ReturnStmtSyntax.self)?.expression
      else { return nil }
      return value.as(DeclReferenceExprSyntax.self)?.baseName.text
    }.first
    let before = aliases
    if let returned { aliases[returned] = name }
    if let declared, isViewClass(declared) { facts.change(name, at: place) { $0.className = declared } }
    read(closure.statements)
    facts.change(name, at: place) { $0.location = place }
    aliases = before
  }

  /// `UIStackView(arrangedSubviews: [a, b])`, `UIView(frame: CGRect(...))`, `UIButton(frame:)`.
  private mutating func readArguments(of call: FunctionCallExprSyntax, into name: String) {
    for argument in call.arguments {
      switch argument.label?.text {
      case "arrangedSubviews":
        for element in argument.expression.as(ArrayExprSyntax.self)?.elements ?? [] {
          if let child = path(of: element.expression) { facts.add(child, to: name) }
        }
      case "frame":
        let frame = Literals.rect(argument.expression)
        facts.change(name) { $0.frame = frame }
      default: continue
      }
    }
  }

  private func isViewClass(_ name: String) -> Bool {
    guard name.first?.isUppercase == true, !name.contains("<"), !name.contains("Controller") else {
      return false
    }
    return ["View", "Button", "Switch", "Slider", "Stepper", "Label", "Field", "Control", "Cell", "Card"]
      .contains { name.hasSuffix($0) }
  }

  // MARK: Names

  /// `self.card.button` as `card.button`; nil for what is no chain of names.
  func path(of expression: ExprSyntax) -> String? {
    var names: [String] = []
    var rest = expression
    while true {
      if let member = rest.as(MemberAccessExprSyntax.self) {
        guard let base = member.base else { return nil }
        names.append(member.declName.baseName.text)
        rest = base
      } else if let chained = rest.as(OptionalChainingExprSyntax.self) {
        rest = chained.expression
      } else if let forced = rest.as(ForceUnwrapExprSyntax.self) {
        rest = forced.expression
      } else if let name = rest.as(DeclReferenceExprSyntax.self)?.baseName.text {
        names.append(name)
        break
      } else {
        return nil
      }
      guard names.count < 12 else { return nil }
    }
    names.reverse()
    let own: Set<String> = ["self", "view", "contentView"]
    while let first = names.first, own.contains(first) { names.removeFirst() }
    if let first = names.first, let alias = aliases[first] {
      names[0] = alias
      if alias.isEmpty { names.removeFirst() }
    }
    return names.joined(separator: ".")
  }
}
