/// Calls that the standard library and Foundation answer.
extension Machine {
  /// `items.append(x)` on a collection or a text that stands in a variable: changed where it
  /// stands, with no copy of it held meanwhile, so that what grows in a loop does so in linear time.
  ///
  /// - Returns: nil where the method is not one of the library's that changes its value; `value`
  ///   is then as it was.
  func changeInPlace(
    _ name: String, _ value: inout Value, _ arguments: [CallArgument], in scope: Scope, _ chain: Chain
  ) throws(Interrupt) -> Value? {
    guard Library.mutatingMethods.contains(name) else { return nil }
    switch value {
    case .array, .set, .dictionary, .string: break
    default: return nil
    }
    let target = chain.target
    guard project.extensions(of: SDK.typeNames(of: value), declaring: name).isEmpty, isAssignable(target)
    else { return nil }
    let evaluated = try evaluate(
      arguments: arguments, in: scope, hint: elementHint(name, of: value, arguments, in: scope, chain))
    value = .void
    var result: Value?
    var untouched = Value.void
    try mutate(target, in: scope) { (place) throws(Interrupt) in
      result = try self.libraryMethod(name, of: &place, evaluated, chain.expression)
      if result == nil { untouched = place }
    }
    if result == nil { value = untouched }
    return result
  }

  /// A view's modifier or a method of a library value. Methods that change their value put it
  /// back where it came from.
  func libraryCall(
    _ name: String, of value: Value, _ arguments: [CallArgument], in scope: Scope, hint: TypeHint? = nil,
    _ chain: Chain, isOptional: Bool
  ) throws(Interrupt) -> Value? {
    if case .none = value { return Value.none }
    let value = sharedElements(value, for: name)
    if case .view(let view) = value, Machine.shapeOperations.contains(name),
      VisualOnly.systemViews.contains(view.name)
    {
      return value
    }
    if case .structure = value, Machine.shapeOperations.contains(name), typeNames(of: value).contains("Shape")
    {
      return value
    }
    if let view = asView(value, modifiedBy: name) {
      if let result = try viewMethod(name, of: view, value, arguments, in: scope, chain) { return result }
    }
    if case .unknown(let unknown) = value {
      if comesFromOutside(unknown), let answer = Machine.permission(name) { return answer }
      return .unknown(try continued(unknown, by: name, arguments, in: scope, chain))
    }
    if let result = try mappedText(name, value, arguments, in: scope, chain) { return result }
    if let result = try mappedOptional(name, value, arguments, in: scope, hint: hint, chain) { return result }
    let evaluated = try evaluate(
      arguments: arguments, in: scope,
      hint: elementHint(name, of: value, arguments, in: scope, chain) ?? resultHint(name, hint, arguments),
      givenTo: value)
    if let value = try configured(name, value, evaluated, chain.expression) { return value }
    if Library.mutatingMethods.contains(name) || value.isUnkeyedContainer, isAssignable(chain.target) {
      var result: Value?
      var isHandled = false
      try mutate(chain.target, in: scope) { (place) throws(Interrupt) in
        result = try self.libraryMethod(name, of: &place, evaluated, chain.expression)
        isHandled = result != nil
      }
      if isHandled { return result }
    } else {
      var copy = value
      if let result = try libraryMethod(name, of: &copy, evaluated, chain.expression) { return result }
    }
    if case .binding(let binding) = value {
      return try callMember(name, of: read(binding), evaluated.map(\.value), chain.expression)
    }
    if let made = try containerMethod(name, of: value, evaluated, chain.expression) { return made }
    if let text = try inheritedFormatting(name, of: value, evaluated, chain.expression) { return text }
    if isOptional { return nil }
    let added = extensions(of: ["Optional"], declaring: name, for: value)
      .flatMap { type in (type.functions[name] ?? []).map { ($0, type) } }
    if let (function, type) = best(added, arguments) {
      return try call(
        function, owner: value, type: type, arguments, from: scope, closureScope: nil, chain.expression)
    }
    if evaluated.isEmpty, let words = wordsOfKey(name, value, chain.expression) { return words }
    notice(
      .warning, .unknownFunction, chain.expression.file, chain.position,
      "'\(value.typeName)' has no method '\(name)' that is known here",
      missing: "\(value.typeName).\(name)()")
    return .unknown(
      UnknownValue(
        source: chain.expression.file.text(chain.expression.start, chain.end), missing: name,
        content: try closures(arguments, in: scope), isCall: true, type: isColor(value) ? "Color" : nil))
  }

  /// What makes another shape of two, which nobody hears.
  private static let shapeOperations: Set<String> = [
    "applying", "intersection", "lineIntersection", "lineSubtraction", "normalized", "offsetBy",
    "strokedPath",
    "subtracting", "symmetricDifference", "transform", "trimmedPath", "union",
  ]

  /// Whether a value is one of SwiftUI's colors: what a package makes of it is most likely one too.
  func isColor(_ value: Value) -> Bool {
    switch value {
    case .symbol(let symbol):
      symbol.type == "Color" || (symbol.type == nil && Machine.colors.contains(symbol.name))
    case .record(let record): record.type == "Color"
    default: false
    }
  }

  private static let colors: Set<String> = [
    "accentColor", "black", "blue", "brown", "clear", "cyan", "gray", "green", "indigo", "mint", "orange",
    "pink", "primary", "purple", "red", "secondary", "teal", "white", "yellow",
  ]

  /// A method of something unknown: more of it. What a view was given to show stays, whatever
  /// modifies it.
  private func continued(
    _ unknown: UnknownValue, by name: String, _ arguments: [CallArgument], in scope: Scope, _ chain: Chain
  ) throws(Interrupt) -> UnknownValue {
    let added =
      SDK.actionLabels.contains(name) || name.hasPrefix("on") ? [] : try closures(arguments, in: scope)
    let isView = unknown.isCall && unknown.missing.startsUppercase
    return UnknownValue(
      source: chain.expression.file.text(chain.expression.start, chain.end), missing: unknown.missing,
      content: isView ? unknown.content + added : added, isCall: true, fields: isView ? unknown.fields : [],
      type: isListed(unknown, by: name) ? "Array" : nil)
  }

  /// `tabs.append(.home)`: what a collection is given is of its elements' type.
  private func elementHint(
    _ name: String, of value: Value, _ arguments: [CallArgument], in scope: Scope, _ chain: Chain
  ) throws(Interrupt) -> TypeHint? {
    let first: Value?
    switch value {
    case .array(let values): first = values.first
    case .set(let values): first = values.first
    case .structure(let instance) where isOptionSet(instance.type):
      // Whatever its label, `with:` or `of:`, it is one or several of the same options.
      return Machine.setAlgebra.contains(name) ? TypeHint(.named(instance.type.path, [])) : nil
    default: return nil
    }
    guard let argument = arguments.first, argument.value.wantsType else { return nil }
    let isOfElement = argument.label == nil || argument.label == "of" || argument.label == "repeating"
    let isOfSeveral = argument.label == "contentsOf"
    guard isOfElement || isOfSeveral else { return nil }
    var element: TypeHint?
    if let first, let info = declaredInfo(of: first) { element = TypeHint(.named(info.path, [])) }
    if case .double? = first { element = .named("Double") }
    if element == nil {
      let (type, owner) = try declaredTarget(chain.target, in: scope)
      element = type.flatMap { TypeHint($0, owner: owner).element }
    }
    return element.map { isOfSeveral ? TypeHint(.array($0.type), owner: $0.owner) : $0 }
  }

  /// `let tides: [Tide] = hours.map { .init(at: $0) }`: what the closure gives is of the type that the
  /// whole is expected to hold.
  private func resultHint(_ name: String, _ hint: TypeHint?, _ arguments: [CallArgument]) -> TypeHint? {
    // `days.reduce(into: .empty) { … }` starts with what it is to give.
    if name == "reduce", arguments.count == 2 { return hint }
    guard let element = hint?.element, arguments.count == 1, arguments[0].value.isClosure else { return nil }
    let result: TypeName
    switch name {
    case "map", "compactMap": result = element.type
    case "flatMap": result = .array(element.type)
    default: return nil
    }
    return TypeHint(.function([], result, isViewBuilder: false), owner: element.owner)
  }

  /// Calls a member with values: what key paths and closures of members do.
  func callMember(
    _ name: String, of value: Value, _ values: [Value], labels: [String?] = [], _ expression: Expression
  ) throws(Interrupt) -> Value {
    if let declared = try declaredMember(name, of: value, file: nil, start: 0),
      case .closure(let closure) = declared
    {
      return try call(closure, values, expression)
    }
    var copy = value
    let arguments = values.enumerated().map { index, value in
      EvaluatedArgument(label: index < labels.count ? labels[index] : nil, value: value)
    }
    return try libraryMethod(name, of: &copy, arguments, expression)
      ?? callModifier(
        name, of: value, arguments.map { LabeledValue(label: $0.label, value: $0.value) }, expression)
      ?? unknown(expression, missing: name, kind: .unknownFunction)
  }
}
