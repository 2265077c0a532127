extension Machine {
  /// `Type(…)`: an initializer of a declared type, a view of the SDK, a value of the library.
  func construct(
    _ type: TypeValue, _ arguments: [CallArgument], in scope: Scope, _ expression: Expression, end: Int,
    isDelegating: Bool = false
  ) throws(Interrupt) -> Value {
    guard let info = type.info else {
      return try constructSDK(type, arguments, in: scope, expression, end: end)
    }
    if isShadowed(info, by: type.name, arguments) {
      return try constructSDK(
        TypeValue(info: nil, name: type.name, arguments: type.arguments), arguments, in: scope, expression,
        end: end)
    }
    if let content = arguments.last, content.isTrailingClosure, project.allNames(of: info).contains("Layout")
    {
      // A layout of the app's own arranges views somehow: one under the other is the order in
      // which they are read.
      return .view(try makeView("VStack", .container, [content], in: scope, expression))
    }
    if arguments.isEmpty, hasImplicitInitializer(info) {
      return try emptyObject(type, info, arguments, in: scope)
    }
    // An initializer never leaves its work to itself.
    let open = initializers(of: info).filter {
      (!isDelegating || !isLeft($0.0, of: info, in: scope)) && !isOfOtherAlias($0.0, info, type.arguments)
    }
    if let (function, declaredBy) = best(open, arguments, in: scope) {
      let made = inferring(type, info, function.parameters, arguments, in: scope)
      madeType = made.arguments.isEmpty ? nil : made
      return try initialize(made, info, with: function, of: declaredBy, arguments, in: scope, expression)
    }
    if let options = try constructOptions(info, arguments, in: scope, expression) { return options }
    if arguments.isEmpty, project.uikitClass(of: info) != nil {
      return try makeFramed(info, expression)
    }
    if info.kind == .enumeration, let raw = arguments.first, raw.label == "rawValue" {
      return try enumeration(info, rawValue: evaluate(raw.value, in: scope))
    }
    if let other = sameNamed(info, taking: arguments) {
      return try construct(
        TypeValue(info: other, name: other.name, arguments: type.arguments), arguments, in: scope, expression,
        end: end)
    }
    if info.kind == .structure, !info.hasOwnInitializer {
      return try memberwise(info, type, arguments, in: scope, expression)
    }
    if info.isReference {
      if arguments.isEmpty || project.lineage(of: info).allSatisfy({ $0.initializers.isEmpty }) {
        return try emptyObject(type, info, arguments, in: scope)
      }
    }
    if info.kind == .structure || info.isReference,
      let value = try decodedStandIn(info, arguments, in: scope, expression)
    {
      return value
    }
    return unknownCall(info.name, expression, end: end, try closures(arguments, in: scope))
  }

  /// Whether an initializer that delegates means another than that one: not itself, and in what an app adds to a
  /// type from outside none of its own labels, so `init?(value: Bool?)` and `init?(value: Int?)` of `NSNumber`
  /// don't call each other.
  private func isLeft(_ function: FunctionCode, of info: TypeInfo, in scope: Scope) -> Bool {
    if scope.isInside(function) { return true }
    guard info.declaration == nil, let around = scope.functionAround else { return false }
    return around.parameters.map(\.label) == function.parameters.map(\.label)
  }

  /// Another module's type of the same name, where only that one takes these arguments.
  private func sameNamed(_ info: TypeInfo, taking arguments: [CallArgument]) -> TypeInfo? {
    guard info.path.count == 1 else { return nil }
    let others = project.types(named: info.name)
    guard others.count > 1 else { return nil }
    if info.kind == .structure, !info.hasOwnInitializer,
      matching(memberwiseParameters(info), arguments) != nil
    {
      return nil
    }
    return others.first { other in
      guard other !== info else { return false }
      if best(initializers(of: other), arguments) != nil { return true }
      return other.kind == .structure && !other.hasOwnInitializer
        && matching(memberwiseParameters(other), arguments) != nil
    }
  }

  /// `List { … }` in an app one of whose modules declares a model named `List`: what only the
  /// view of the SDK can take means that view.
  private func isShadowed(_ info: TypeInfo, by name: String, _ arguments: [CallArgument]) -> Bool {
    if Machine.contentWrappers.contains(name), let label = arguments.first?.label,
      ["wrappedValue", "initialValue", "projectedValue"].contains(label)
    {
      return info.declaration?.attributes.contains("propertyWrapper") != true
    }
    if isStoodIn(info) { return true }
    if info.kind == .enumeration, arguments.first?.label == "rawValue" { return false }
    guard SDK.views[name] != nil else { return false }
    if best(initializers(of: info), arguments) != nil { return false }
    if info.kind == .structure, !info.hasOwnInitializer {
      // A view whose properties are named is the app's, also where some of them are left out.
      let labels = Set(info.storedProperties.map(\.name))
      if matching(memberwiseParameters(info), arguments) != nil { return false }
      if project.isView(info), arguments.contains(where: { labels.contains($0.label ?? "") }) { return false }
    }
    return arguments.contains(where: \.isTrailingClosure) || info.kind == .enumeration
      || info.kind == .protocolType || info.hasOwnInitializer
  }

  func construct(
    _ type: TypeValue, values: [EvaluatedArgument], _ expression: Expression
  ) throws(Interrupt) -> Value {
    let scope = Scope(parent: nil, file: expression.file)
    var arguments: [CallArgument] = []
    for (index, value) in values.enumerated() {
      scope.declare("\u{1}\(index)", value.value)
      arguments.append(
        CallArgument(
          label: value.label,
          value: Expression(
            .name("\u{1}\(index)"), start: expression.start, end: expression.end, file: expression.file)))
    }
    return try construct(type, arguments, in: scope, expression, end: expression.end)
  }

  /// The labels of the initializer that `Type.init` means where it is given so many values.
  func impliedLabels(of type: TypeValue, count: Int) -> [String?] {
    guard let info = type.info else { return [] }
    if info.kind == .enumeration, count == 1, initializers(of: info).isEmpty { return ["rawValue"] }
    var forms = initializers(of: info).map(\.0.parameters)
    if info.kind == .structure, !info.hasOwnInitializer { forms.append(memberwiseParameters(info)) }
    let fitting =
      forms.first { $0.count == count && $0.allSatisfy { $0.label == nil } }
      ?? forms.first { $0.count == count }
    if let fitting { return fitting.map(\.label) }
    let required = forms.map { $0.filter { $0.defaultValue == nil } }
    return required.first { $0.count == count }?.map(\.label) ?? []
  }

  private func initializers(of info: TypeInfo) -> [(FunctionCode, TypeInfo)] {
    var result = info.initializers.filter { $0.body.value != nil }.map { ($0, info) }
    // Superclasses' are inherited where the class has none; protocols' extensions always are.
    for type in project.lineage(of: info).dropFirst() {
      if type.isReference, let declared = info.declaration?.initializers,
        declared.contains(where: { !$0.isConvenience })
      {
        result += inheritedConveniences(of: type, by: declared)
        continue
      }
      result += type.initializers.filter { $0.body.value != nil }.map { ($0, type) }
    }
    return result
  }

  /// A class that overrides all designated initializers of its superclass has its convenience ones.
  private func inheritedConveniences(
    of parent: TypeInfo, by own: [FunctionCode]
  ) -> [(FunctionCode, TypeInfo)] {
    let designated = (parent.declaration?.initializers ?? []).filter { !$0.isConvenience }
    let isOverridden = designated.allSatisfy { wanted in
      own.contains {
        $0.parameters.map(\.label) == wanted.parameters.map(\.label)
          && $0.parameters.map(\.type) == wanted.parameters.map(\.type)
      }
    }
    guard isOverridden else { return [] }
    return parent.initializers.filter { $0.isConvenience && $0.body.value != nil }.map { ($0, parent) }
  }

  /// Whether a class has the `init()` that Swift makes where no designated one is written; it comes before
  /// a convenience initializer all of whose parameters have defaults.
  private func hasImplicitInitializer(_ info: TypeInfo) -> Bool {
    guard info.isReference, let declaration = info.declaration,
      declaration.initializers.allSatisfy(\.isConvenience),
      !initializers(of: info).contains(where: { $0.0.parameters.isEmpty })
    else { return false }
    return project.lineage(of: info).dropFirst().allSatisfy { type in
      !type.isReference || (type.declaration?.initializers ?? []).allSatisfy(\.isConvenience)
    }
  }

  /// Makes an empty instance and runs an initializer on it.
  private func initialize(
    _ type: TypeValue, _ info: TypeInfo, with function: FunctionCode, of declaredBy: TypeInfo,
    _ arguments: [CallArgument], in scope: Scope, _ expression: Expression
  ) throws(Interrupt) -> Value {
    if info.isReference {
      let doubtful = doubts.count
      let reference = try allocate(info, typeArguments(of: type, in: scope))
      isInitializing.insert(reference.id)
      defer { isInitializing.remove(reference.id) }
      let open = openConditions
      let result = try call(
        function, owner: .object(reference), type: declaredBy, arguments, from: scope, closureScope: nil,
        expression)
      if let unknown = doubtfullyMade(info, since: doubtful) { return unknown }
      if function.isFailable, result.isNone {
        guard openConditions > open else { return .none }
        takenAsMade(info, expression)
        for type in project.lineage(of: info) where type.declaration != nil {
          for property in type.storedProperties
          where state.objects[reference.id].fields[property.name]?.isNone ?? true {
            state.objects[reference.id].fields[property.name] = unmade(property)
          }
        }
      }
      return .object(reference)
    }
    let doubtful = doubts.count
    var instance: Value =
      info.kind == .enumeration
      ? .enumeration(EnumValue(type: info, name: info.cases.first?.name ?? "", payload: [], labels: []))
      : .structure(
        StructValue(
          type: info, fields: try initialFields(info, [:]), typeArguments: typeArguments(of: type, in: scope))
      )
    let open = openConditions
    let result = try call(
      function, owner: instance, type: info, arguments, from: scope, closureScope: nil, expression,
      mutated: { (updated) throws(Interrupt) in instance = updated })
    if let unknown = doubtfullyMade(info, since: doubtful) { return unknown }
    guard function.isFailable, result.isNone else { return instance }
    guard openConditions > open, case .structure(var made) = instance else { return .none }
    takenAsMade(info, expression)
    for (index, property) in info.storedProperties.enumerated() where made.fields[index].isNone {
      made.fields[index] = unmade(property)
    }
    return .structure(made)
  }

  /// An initializer that gave up where a condition hung on something unknown may as well have gone on: what
  /// is made is there, and what it had not got to yet is not known.
  private func takenAsMade(_ info: TypeInfo, _ expression: Expression) {
    notice(
      .note, .standIn, expression.file, expression.start,
      "whether '\(info.name)' can be made depends on something unknown; it counts as made")
  }

  private func unmade(_ property: PropertyCode) -> Value {
    guard let type = property.type, !type.isOptional else { return .none }
    return .unknown(UnknownValue(source: property.name, missing: property.name))
  }

  /// `self.init(…)` and `super.init(…)` inside an initializer.
  func delegate(
    _ value: Value, isSuper: Bool, _ arguments: [CallArgument], in scope: Scope, _ chain: Chain
  ) throws(Interrupt) -> Value {
    guard let info = declaredInfo(of: value) else { return .void }
    switch value {
    case .object(let reference):
      let lineage = project.lineage(of: info)
      let start = isSuper ? (scope.owner ?? info) : info
      let candidates = (isSuper ? Array(project.lineage(of: start).dropFirst()) : lineage)
        .flatMap { type in
          type.initializers.filter { $0.body.value != nil && !scope.isInside($0) }.map { ($0, type) }
        }
      guard let (function, type) = best(candidates, arguments, in: scope) else {
        if isSuper { try initializeUIKit(reference, evaluate(arguments: arguments, in: scope)) }
        return .void
      }
      _ = try call(
        function, owner: .object(reference), type: type, arguments, from: scope, closureScope: nil,
        chain.expression)
      return .void
    default:
      let made = try construct(
        TypeValue(info: info, name: info.name), arguments, in: scope, chain.expression, end: chain.end,
        isDelegating: true)
      try store(
        made,
        to: Expression(.name("self"), start: chain.position, end: chain.end, file: chain.expression.file),
        in: scope)
      return .void
    }
  }

  /// Fields as the declaration gives them; nil-able and pending ones are `.none`.
  func initialFields(_ info: TypeInfo, _ given: [String: Value]) throws(Interrupt) -> [Value] {
    var fields: [Value] = []
    fields.reserveCapacity(info.storedProperties.count)
    for property in info.storedProperties {
      if let value = given[property.name] {
        fields.append(try wrapped(value, by: property, in: info))
      } else {
        fields.append(try initialValue(of: property, in: info))
      }
    }
    return fields
  }

  func initialValue(of property: PropertyCode, in info: TypeInfo) throws(Interrupt) -> Value {
    if let wrapper = customWrapper(of: property, in: info) {
      return try wrapping(property, by: wrapper, in: info)
    }
    if !property.wrappers.isEmpty, let content = try addedWrapperContent(of: property, in: info) {
      return content
    }
    guard let initial = property.initial else {
      return try wrapperDefault(property, in: info) ?? .none
    }
    if property.isLazy, property.wrappers.isEmpty, !info.isReference { return try lazyField() }
    let scope = Scope(parent: nil, owner: info, file: property.file)
    scope.declare("self", .type(TypeValue(info: info, name: info.name)))
    if property.wrappers.contains(where: { $0.name == "StateObject" }) {
      // Made once, when the view first stands on the screen.
      let body = Statement(.expression(initial), start: initial.start, file: initial.file)
      let code = ClosureCode(
        parameters: [], result: property.type, captures: [], body: [body], shorthandCount: 0)
      return .closure(ClosureValue(body: .code(code, initial.file), scope: scope))
    }
    let hint = property.type.map { TypeHint($0, owner: info, file: property.file) }
    return try sheltered(property.name) { () throws(Interrupt) in
      try deeper(property.file, property.start) { () throws(Interrupt) in
        try fit(evaluate(initial, in: scope, hint: hint), to: property.type, owner: info)
      }
    }
  }

  // MARK: Enumerations

  func enumeration(_ info: TypeInfo, rawValue: Value) throws(Interrupt) -> Value {
    for code in info.cases {
      let instance = EnumValue(type: info, name: code.name, payload: [], labels: [])
      if equal(try self.rawValue(of: instance), rawValue) { return .enumeration(instance) }
    }
    return .none
  }
}
