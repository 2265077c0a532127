import EarshotVocabulary
import SwiftSyntax

/// Assignments and calls of set-up code.
extension StatementReader {
  mutating func read(_ expression: ExprSyntax) {
    if let sequence = expression.as(SequenceExprSyntax.self) { return readAssignment(sequence) }
    if let call = expression.as(FunctionCallExprSyntax.self) { return readCall(call) }
    if let condition = expression.as(IfExprSyntax.self) { return read(condition.body.statements) }
    if let chained = expression.as(OptionalChainingExprSyntax.self) { read(chained.expression) }
  }

  // MARK: Assignments

  private mutating func readAssignment(_ sequence: SequenceExprSyntax) {
    let parts = Array(sequence.elements)
    guard parts.count == 3, parts[1].is(AssignmentExprSyntax.self) else { return }
    if let member = parts[0].as(MemberAccessExprSyntax.self), let base = member.base {
      let name = member.declName.baseName.text
      if name == "isActive", let call = base.as(FunctionCallExprSyntax.self) {
        return readConstraint(call)
      }
      guard let view = path(of: base) else { return }
      setProperty(name, of: view, to: parts[2])
    } else if let name = parts[0].as(DeclReferenceExprSyntax.self)?.baseName.text {
      setProperty(name, of: "", to: parts[2])
    }
  }

  /// Assigns what is known to say something of a view; other properties change nothing.
  mutating func setProperty(_ name: String, of view: String, to value: ExprSyntax) {
    guard let set = PropertyTable.known[name] else { return }
    let place = location(value)
    let read = PropertyValue(
      expression: value, path: path(of: value),
      paths: value.as(ArrayExprSyntax.self)?.elements.compactMap { path(of: $0.expression) })
    facts.change(view, at: place) { set(&$0, read) }
    attachByName(view)
  }

  /// `card.button` is most likely inside `card`.
  private mutating func attachByName(_ view: String) {
    guard let dot = view.lastIndex(of: ".") else { return }
    let parent = String(view[..<dot])
    facts.change(parent) { _ in }
    guard facts.views[view]?.parent == nil else { return }
    facts.add(view, to: parent)
    attachByName(parent)
  }

  // MARK: Calls

  private mutating func readCall(_ call: FunctionCallExprSyntax) {
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self) else {
      return readOwnCall(call)
    }
    let name = member.declName.baseName.text
    guard let base = member.base else { return }
    if name == "activate", base.trimmedDescription == "NSLayoutConstraint" {
      for element in call.arguments.first?.expression.as(ArrayExprSyntax.self)?.elements ?? [] {
        if let constraint = element.expression.as(FunctionCallExprSyntax.self) { readConstraint(constraint) }
      }
      return
    }
    if name == "forEach", let list = base.as(ArrayExprSyntax.self) { return readForEach(list, call) }
    if name == "makeConstraints" || name == "remakeConstraints" { return readSnapKit(base, call) }
    if name == "insert", let traits = base.as(MemberAccessExprSyntax.self),
      traits.declName.baseName.text == "accessibilityTraits"
    {
      guard let owner = traits.base.map({ path(of: $0) }) ?? "", let added = call.arguments.first else {
        return
      }
      let more = Literals.traits(added.expression)
      facts.change(owner) { $0.traits = ($0.traits ?? ViewClass.traits($0.className)).union(more) }
      return
    }
    guard let view = path(of: base) else { return }
    perform(name, on: view, call)
  }

  private mutating func readOwnCall(_ call: FunctionCallExprSyntax) {
    guard let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text else { return }
    perform(name, on: "", call)
  }

  private mutating func perform(_ name: String, on view: String, _ call: FunctionCallExprSyntax) {
    let first = call.arguments.first?.expression
    switch name {
    case "addSubview", "addArrangedSubview", "insertSubview", "insertArrangedSubview":
      if let child = first.flatMap({ path(of: $0) }) { facts.add(child, to: view) }
    case "addGestureRecognizer":
      guard let first, isTap(first) else { return }
      facts.change(view, at: location(call)) { $0.takesTaps = true }
      attachByName(view)
    case "setTitle", "setAttributedTitle":
      let text = first.map(Literals.text)
      facts.change(view) { $0.text = text }
    default: return
    }
  }

  private func isTap(_ expression: ExprSyntax) -> Bool {
    if let call = expression.as(FunctionCallExprSyntax.self) {
      return call.calledExpression.trimmedDescription.hasSuffix("TapGestureRecognizer")
    }
    return expression.as(DeclReferenceExprSyntax.self).map { tapRecognizers.contains($0.baseName.text) }
      ?? false
  }

  /// `[label, button].forEach { stack.addArrangedSubview($0) }` and `.forEach(view.addSubview)`.
  private mutating func readForEach(_ list: ArrayExprSyntax, _ call: FunctionCallExprSyntax) {
    let names = list.elements.compactMap { path(of: $0.expression) }
    if let member = call.arguments.first?.expression.as(MemberAccessExprSyntax.self),
      ["addSubview", "addArrangedSubview"].contains(member.declName.baseName.text)
    {
      let parent = member.base.flatMap { path(of: $0) } ?? ""
      for name in names { facts.add(name, to: parent) }
      return
    }
    guard let closure = call.trailingClosure ?? call.arguments.first?.expression.as(ClosureExprSyntax.self)
    else { return }
    let parameter = StatementReader.parameter(of: closure)
    for name in names {
      let before = aliases[parameter]
      aliases[parameter] = name
      read(closure.statements)
      aliases[parameter] = before
    }
  }

  static func parameter(of closure: ClosureExprSyntax) -> String {
    switch closure.signature?.parameterClause {
    case .simpleInput(let list)?: list.first?.name.text ?? "$0"
    case .parameterClause(let clause)?: clause.parameters.first?.firstName.text ?? "$0"
    case nil: "$0"
    }
  }

  // MARK: Constraints

  /// `a.centerXAnchor.constraint(equalTo: b.centerXAnchor, constant: 8)`
  private mutating func readConstraint(_ call: FunctionCallExprSyntax) {
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "constraint", let anchor = member.base.flatMap(readAnchor)
    else { return }
    var constraint = Constraint(
      view: anchor.view, attribute: anchor.attribute, other: nil, otherAttribute: nil, constant: 0)
    for argument in call.arguments {
      switch argument.label?.text {
      case "equalTo":
        guard let other = readAnchor(argument.expression) else { return }
        constraint.other = other.view
        constraint.otherAttribute = other.attribute
      case "equalToConstant", "constant": constraint.constant = Literals.number(argument.expression) ?? 0
      case "multiplier": continue
      default: return
      }
    }
    facts.constraints.append(constraint)
    attachByName(anchor.view)
  }

  /// `a.safeAreaLayoutGuide.topAnchor` is `a`'s top.
  private func readAnchor(_ expression: ExprSyntax) -> (view: String, attribute: Constraint.Attribute)? {
    guard let member = expression.as(MemberAccessExprSyntax.self) else {
      guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text, name.hasSuffix("Anchor"),
        let attribute = Constraint.Attribute(rawValue: String(name.dropLast(6)))
      else { return nil }
      return ("", attribute)
    }
    let name = member.declName.baseName.text
    guard name.hasSuffix("Anchor"), let attribute = Constraint.Attribute(rawValue: String(name.dropLast(6)))
    else { return nil }
    guard let base = member.base else { return ("", attribute) }
    guard var view = path(of: base) else { return nil }
    for guide in ["safeAreaLayoutGuide", "layoutMarginsGuide", "readableContentGuide"] {
      if view == guide { view = "" }
      if view.hasSuffix("." + guide) { view.removeLast(guide.count + 1) }
    }
    return (view, attribute)
  }

  /// SnapKit: `make.center.equalToSuperview()`, `make.edges.equalTo(card)`.
  private mutating func readSnapKit(_ base: ExprSyntax, _ call: FunctionCallExprSyntax) {
    guard let owner = base.as(MemberAccessExprSyntax.self)?.base.flatMap({ path(of: $0) }),
      let closure = call.trailingClosure
    else { return }
    for statement in closure.statements {
      guard case .expr(let expression) = statement.item,
        let made = expression.as(FunctionCallExprSyntax.self),
        let relation = made.calledExpression.as(MemberAccessExprSyntax.self)
      else { continue }
      let other = made.arguments.first.flatMap { path(of: $0.expression) } ?? facts.views[owner]?.parent ?? ""
      let names = relation.base?.trimmedDescription.split(separator: ".").map(String.init) ?? []
      for attribute in names.flatMap(SnapKit.attributes) {
        facts.constraints.append(
          Constraint(view: owner, attribute: attribute, other: other, otherAttribute: attribute, constant: 0))
      }
    }
  }
}

/// SnapKit's names for several anchors at once.
enum SnapKit {
  static func attributes(_ name: String) -> [Constraint.Attribute] {
    switch name {
    case "center": [.centerX, .centerY]
    case "edges": [.leading, .trailing, .top, .bottom]
    default: Constraint.Attribute(rawValue: name).map { [$0] } ?? []
    }
  }
}
