import EarshotViewTree

extension Machine {
  /// A call of a type that the app does not declare: a view of the SDK, a value type, or
  /// something that is not known.
  func constructSDK(
    _ type: TypeValue, _ arguments: [CallArgument], in scope: Scope, _ expression: Expression, end: Int
  ) throws(Interrupt) -> Value {
    if let value = try extensionInitializer(type, arguments, in: scope, expression) { return value }
    if UIKitClasses.superclasses[type.name] != nil,
      let value = try makeUIKit(type, evaluate(arguments: arguments, in: scope))
    {
      return value
    }
    if type.name == "AnyView" || type.name == "EquatableView" {
      return try erased(arguments, in: scope, expression)
    }
    if let value = try wrapperConstruction(type, arguments, in: scope) { return value }
    if let value = try takingApart(type.name, arguments, in: scope, expression) { return value }
    if type.name == "Defaults.Toggle" || type.name == "_Defaults.Toggle" {
      return try defaultsToggle(arguments, in: scope, expression)
    }
    let (name, given) = SDK.formerView(type.name, arguments) ?? (type.name, arguments)
    if let shape = SDK.views[name] {
      return .view(try makeView(name, shape, given, in: scope, expression))
    }
    let isFormat = type.name == "String" && arguments.first?.label == "format"
    var evaluated = try evaluate(
      arguments: arguments, in: scope, hint: isFormat ? .named("String") : givenElements(type, in: scope),
      takesFloating: Machine.takesFloating(type.name), givenTo: .record(type.name, [:]))
    if type.name == "CurrentValueSubject", let held = type.arguments.first, !evaluated.isEmpty {
      evaluated[0].value = try fit(evaluated[0].value, to: held, owner: scope.owner)
    }
    if !evaluated.isEmpty, !arguments.isEmpty,
      let number = unsigned(evaluated[0].value, of: arguments[0].value, in: scope)
    {
      if let made = makeNumber(type.name, unsigned: number, evaluated) { return made }
    }
    if type.name == "String" { wrapOptionals(&evaluated, arguments, labeled: "describing", in: scope) }
    if let value = uikitRecord(type.name, evaluated) { return value }
    if let value = try libraryInit(type, evaluated, expression) { return value }
    if SDK.viewRecords.contains(type.name) {
      let fields = evaluated.map { LabeledValue(label: $0.label, value: $0.value) }
      return .record(RecordValue(type: type.name, fields: fields))
    }
    try trying(arguments, in: scope)
    let source = expression.file.text(expression.start, end)
    let fields = evaluated.map { LabeledValue(label: $0.label, value: $0.value) }
    return .unknown(
      UnknownValue(
        source: source, missing: type.name, content: contents(of: evaluated), isCall: true, fields: fields,
        type: type.name))
  }

  /// The closures of a call that may show something: no actions. Where a `label:` follows a first
  /// trailing closure that takes nothing and shows nothing, that one is the action.
  /// What `Set<Knot>([.reef])` is made of: a list of what it is said to hold.
  private func givenElements(_ type: TypeValue, in scope: Scope) -> TypeHint? {
    guard type.name == "Set" || type.name == "Array", type.arguments.count == 1 else { return nil }
    return TypeHint(.array(type.arguments[0]), owner: scope.owner, file: scope.file)
  }

  private func contents(of arguments: [EvaluatedArgument]) -> [ClosureValue] {
    let hasLabel = arguments.contains { $0.isTrailingClosure && $0.label == "label" }
    return arguments.compactMap { argument in
      guard case .closure(let closure) = argument.value, !decides(closure) else { return nil }
      if let label = argument.label, SDK.isAction(label) || label.hasPrefix("on") { return nil }
      if argument.isTrailingClosure, argument.label == nil, hasLabel, !showsViews(closure) { return nil }
      return closure
    }
  }

  /// Whether a closure has statements that no builder of views may have: it is something to do.
  private func decides(_ closure: ClosureValue) -> Bool {
    guard case .code(let code, _) = closure.body else { return false }
    return code.body.contains { statement in
      switch statement.kind {
      case .guard, .throwing, .doCatch, .deferred, .whileLoop, .repeatLoop: true
      case .expression(let expression):
        switch expression.kind {
        case .assign, .compoundAssign: true
        default: false
        }
      default: false
      }
    }
  }

  /// Whether a closure's last statement makes a view, by the name it begins with.
  private func showsViews(_ closure: ClosureValue) -> Bool {
    guard case .code(let code, _) = closure.body, let last = code.body.last else { return false }
    switch last.kind {
    case .if, .switch: return true
    case .expression(let expression):
      guard case .postfix(let base, _) = expression.kind, case .name(let name) = base.kind else {
        return false
      }
      return name.startsUppercase
    default: return false
    }
  }

  /// An initializer that the app adds to a type of the SDK: `extension Text { init(price:) }`.
  func extensionInitializer(
    _ type: TypeValue, _ arguments: [CallArgument], in scope: Scope, _ expression: Expression
  ) throws(Interrupt) -> Value? {
    let infos = extensions(project.extensions(of: [type.name], declaring: "init"), of: type)
    guard !infos.isEmpty else { return nil }
    let candidates = infos.flatMap { info in info.initializers.map { ($0, info) } }
    let labeled = candidates.filter { function, _ in
      // The SDK's own forms come first: an app's form is told by a label or type of its own.
      function.parameters.contains { $0.label != nil } || arguments.count == 1
    }
    guard let (function, info) = best(labeled, arguments, in: scope),
      !isUnfit(function, arguments, in: scope), !isRunning(function, among: candidates)
    else {
      return nil
    }
    if isSDKForm(type.name, arguments) { return nil }
    if SDK.views[type.name] != nil, takesText(function, info, arguments, in: scope) { return nil }
    if isGivenSomethingElse(function, arguments, in: scope) { return nil }
    runningInitializers.insert(ObjectIdentifier(function))
    defer { runningInitializers.remove(ObjectIdentifier(function)) }
    var made: Value = .none
    let result = try call(
      function, owner: .type(TypeValue(info: nil, name: type.name)), type: info, arguments, from: scope,
      closureScope: nil, expression, mutated: { (updated) throws(Interrupt) in made = updated })
    if function.isFailable, result.isNone { return Value.none }
    if case .type = made { return nil }
    return made
  }

  /// Whether an initializer that an app adds is left for the SDK's own of its labels: inside
  /// `init?(value: Double?)` of `NSNumber`, `self.init(value: value)` means the one that takes no optional.
  private func isRunning(_ function: FunctionCode, among candidates: [(FunctionCode, TypeInfo)]) -> Bool {
    let labels = function.parameters.map(\.label)
    return candidates.contains { other, _ in
      runningInitializers.contains(ObjectIdentifier(other)) && other.parameters.map(\.label) == labels
    }
  }

  /// Whether the call is written in a form of the SDK's own: a plain title and known labels.
  private func isSDKForm(_ name: String, _ arguments: [CallArgument]) -> Bool {
    guard SDK.views[name] != nil else { return false }
    let labels = arguments.filter { !$0.isTrailingClosure }.map { $0.label ?? "_" }
    switch name {
    case "Text":
      return labels == ["_"] && { if case .string = arguments[0].value.kind { true } else { false } }()
    case "Image": return ["systemName", "decorative"].contains(labels.first ?? "")
    default: return false
    }
  }

  private func erased(
    _ arguments: [CallArgument], in scope: Scope, _ expression: Expression
  ) throws(Interrupt) -> Value {
    guard let first = arguments.first else { return .view(.empty) }
    let value = try evaluate(first.value, in: scope)
    if case .closure(var closure) = value {
      closure.isViewBuilder = true
      return try call(closure, [], expression)
    }
    return value
  }

  /// `State(initialValue:)`, `Binding(get:set:)`, `Binding($optional)`.
  private func wrapperConstruction(
    _ type: TypeValue, _ arguments: [CallArgument], in scope: Scope
  ) throws(Interrupt) -> Value? {
    switch type.name {
    case "Binding":
      let evaluated = try evaluate(arguments: arguments, in: scope)
      let closures = evaluated.compactMap { argument -> ClosureValue? in
        if case .closure(let closure) = argument.value { return closure }
        return nil
      }
      if closures.count >= 2 {
        let binding = BindingValue.closures(get: closures[0], set: closures[1])
        return .binding(try fit(binding, to: .named(["Binding"], type.arguments), owner: scope.owner))
      }
      if case .binding(let binding)? = evaluated.first?.value {
        return read(binding).isNone ? Value.none : .binding(.unwrapped(binding))
      }
      return nil
    case "AppStorage":
      return try storedWrapper(type, arguments, in: scope)
    case "State", "StateObject", "ObservedObject", "Bindable", "FocusState", "ScaledMetric", "GestureState":
      let evaluated = try evaluate(arguments: arguments, in: scope)
      guard let value = evaluated.first(where: { ["wrappedValue", "initialValue", nil].contains($0.label) })
      else {
        return .record(RecordValue(type: type.name, fields: []))
      }
      let content: Value =
        if case .closure(let closure) = value.value, type.name == "StateObject" {
          try call(closure, [], value.expression)
        } else { value.value }
      return .record(
        RecordValue(type: type.name, fields: [LabeledValue(label: "wrappedValue", value: content)]))
    default: return nil
    }
  }

  // MARK: Views

  func makeView(
    _ name: String, _ shape: ViewShape, _ arguments: [CallArgument], in scope: Scope, _ expression: Expression
  ) throws(Interrupt) -> ViewValue {
    var values: [LabeledValue] = []
    var open = shape.closures
    let arguments = SDK.namingContent(arguments, of: name)
    let hasTitle = arguments.contains { $0.label == nil && !$0.isTrailingClosure && !$0.value.isClosure }
    for argument in arguments where !argument.isTrailingClosure {
      if let label = argument.label { open.removeAll { $0.name == label } }
      // A title takes the label's place: `Toggle("On", …)`.
      if argument.label == nil, !argument.value.isClosure {
        open.removeAll { $0.name == "label" && shape.closures.count > 1 }
      }
      if name == "Text", values.isEmpty, let value = try timeSource(arguments, in: scope) {
        values.append(LabeledValue(label: nil, value: value))
        continue
      }
      values.append(try viewArgument(name, shape, argument, in: scope))
    }
    if name == "NavigationLink", arguments.contains(where: { $0.label == "value" }) {
      open.removeAll { $0.name == "destination" }
    }
    if name == "Button", arguments.contains(where: { $0.label == "intent" }) {
      // `Button(intent: Feed()) { Text("Feed") }`: the intent is the action (iOS 17+).
      open.removeAll { $0.name == "action" }
    }
    if name == "Label", hasTitle { open.removeAll { $0.name == "title" } }
    for (order, argument) in arguments.filter(\.isTrailingClosure).enumerated() {
      let label: String
      if let given = argument.label {
        label = given
        open.removeAll { $0.name == given }
      } else if order == 0, let index = slot(of: argument, among: open) {
        label = open.remove(at: index).name
      } else {
        label = "content"
      }
      values.append(try closureArgument(label, shape, argument, in: scope))
    }
    try fitElements(in: &values)
    values = localizing(values).map { $0.label == "systemSymbol" ? SafeSymbols.named($0, in: name) : $0 }
    if name == "Image" || name == "Color" { values = naming(name, values, near: expression.file) }
    return ViewValue(.sdk(name), arguments: values, file: expression.file, start: expression.start)
  }

  /// Which of the closures still open an unlabeled one behind the parentheses is. What shows views is given
  /// nothing: `Slider(value: $speed) { editing in … }` has no label.
  private func slot(
    of argument: CallArgument, among open: [(name: String, kind: ViewShape.ClosureKind)]
  ) -> Int? {
    if case .closure(let code) = argument.value.kind, !code.parameters.isEmpty || code.shorthandCount > 0,
      let taking = open.firstIndex(where: { $0.kind != .builder })
    {
      return taking
    }
    return open.isEmpty ? nil : 0
  }

  private func viewArgument(
    _ name: String, _ shape: ViewShape, _ argument: CallArgument, in scope: Scope
  ) throws(Interrupt) -> LabeledValue {
    if argument.value.isClosure, let label = argument.label {
      return try closureArgument(label, shape, argument, in: scope)
    }
    if argument.label == "destination", name == "NavigationLink" {
      // The destination is made when it is shown: a screen may lead to itself.
      let body = Statement(
        .expression(argument.value), start: argument.value.start, file: argument.value.file)
      let code = ClosureCode(parameters: [], captures: [], body: [body], shorthandCount: 0)
      return LabeledValue(
        label: "destination",
        value: .closure(
          ClosureValue(body: .code(code, argument.value.file), scope: scope, isViewBuilder: true)))
    }
    if let label = argument.label, argument.value.isImplicitMember, project.hasTextTable(label),
      let text = catalogText(
        inTable: label, try evaluate(argument.value, in: scope), near: argument.value.file)
    {
      return LabeledValue(label: nil, value: text)
    }
    var hint: TypeHint?
    let isConstant = argument.value.isImplicitMember
    if argument.label == nil, !shape.takesNames, !isConstant || SDK.titledViews.contains(name) {
      hint = .named("LocalizedStringKey")
    }
    if let label = argument.label, SDK.textLabels.contains(label) { hint = .named("LocalizedStringKey") }
    if let label = argument.label, let type = SDK.argumentTypes[label] { hint = .named(type) }
    if Machine.takesFloating(name), let floating = floatingHint(argument.value) { hint = floating }
    return LabeledValue(label: argument.label, value: try shown(argument.value, in: scope, hint: hint))
  }

  private func closureArgument(
    _ label: String, _ shape: ViewShape, _ argument: CallArgument, in scope: Scope
  ) throws(Interrupt) -> LabeledValue {
    let kind =
      shape.closures.first { $0.name == label }?.kind
      ?? (SDK.isAction(label) ? .action : .builder)
    var value = try evaluate(argument.value, in: scope)
    if kind != .action, case .closure(var closure) = value {
      closure.isViewBuilder = true
      value = .closure(closure)
    }
    return LabeledValue(label: label, value: value)
  }

  // MARK: Text

  /// The text of a `Text` view; nil for anything else.
  func textContent(of view: ViewValue) -> TextContent? {
    guard case .sdk("Text") = view.kind else {
      if case .sdk("Image") = view.kind { return imageContent(of: view) }
      if case .group(let views) = view.kind, views.count == 1 { return textContent(of: views[0]) }
      return nil
    }
    var content = view.arguments.first.map { text(of: $0.value, view) } ?? TextContent("")
    for modifier in view.modifiers { apply(modifier, to: &content) }
    return content
  }

  private func imageContent(of view: ViewValue) -> TextContent? {
    guard let first = view.arguments.first else { return nil }
    var attributes = TextAttributes()
    attributes.imageName = shown(describe(first.value))
    return TextContent(runs: [TextContent.Run("", attributes)])
  }

  /// The text that a value gives where a text is wanted.
  func text(of value: Value, _ view: ViewValue? = nil) -> TextContent { shown(content(of: value, view)) }

  private func content(of value: Value, _ view: ViewValue?) -> TextContent {
    if let formatter = view?.argument("formatter"), let text = formatted(value, by: formatter) { return text }
    switch value {
    case .localized(let text): return resolve(text)
    case .attributed(let text): return text
    case .object where attributedContent(of: value) != nil:
      return attributedContent(of: value) ?? TextContent("")
    case .view(let view): return textContent(of: view) ?? TextContent(describe(value))
    case .date:
      if let style = view?.argument("style") { return TextContent(describe(dateStyle(value, style))) }
      if let format = view?.argument("format") {
        return TextContent(describe((try? applyFormat(value, format, placeholder(nil))) ?? value))
      }
      return TextContent(describe(dateStyle(value, .symbol(SymbolValue(name: "date")))))
    case .symbol(let symbol) where symbol.name == "now" && (view?.arguments.count ?? 0) > 1:
      return text(of: .date(environment.now), view)
    case .binding(let binding): return text(of: read(binding), view)
    case .range(let range) where view?.argument("timerInterval") != nil:
      return TextContent(
        timer(
          range, pausedAt: view?.argument("pauseTime"),
          countsDown: view?.argument("countsDown")?.boolValue ?? true,
          showsHours: view?.argument("showsHours")?.boolValue ?? true) ?? describe(value))
    default:
      noticeOutsideConstant(value, view?.file, view?.start ?? 0)
      if let format = view?.argument("format") {
        return TextContent(describe((try? applyFormat(value, format, placeholder(nil))) ?? value))
      }
      return TextContent(shownInterval(value) ?? describe(value))
    }
  }

  /// `Text(day, formatter: dayFormatter)`.
  func formatted(_ value: Value, by formatter: Value) -> TextContent? {
    var formatter = formatter
    for label in ["from", "for"] {
      let argument = EvaluatedArgument(label: label, value: value)
      if let text = try? libraryMethod("string", of: &formatter, [argument], placeholder(nil)),
        let text = string(text)
      {
        return TextContent(text)
      }
    }
    return nil
  }

  private func apply(_ modifier: ModifierValue, to content: inout TextContent) {
    let isOn = modifier.unlabeled()?.boolValue ?? true
    for index in content.runs.indices {
      switch modifier.name {
      case "bold": content.runs[index].attributes.isBold = isOn
      case "italic": content.runs[index].attributes.isItalic = isOn
      case "underline": content.runs[index].attributes.isUnderlined = isOn
      case "speechSpellsOutCharacters": content.runs[index].attributes.spellsOutCharacters = isOn
      case "speechAlwaysIncludesPunctuation": content.runs[index].attributes.alwaysIncludesPunctuation = isOn
      case "speechAdjustedPitch":
        content.runs[index].attributes.pitch = modifier.unlabeled()?.doubleValue ?? 0
      case "accessibilityHeading":
        if let name = modifier.unlabeled()?.symbolName, let level = Int(name.dropFirst()) {
          content.runs[index].attributes.headingLevel = level
        }
      case "accessibilityLabel":
        content.runs[index].attributes.accessibilityLabel =
          index == 0 ? modifier.unlabeled().map { text(of: $0).string } : ""
      default: break
      }
    }
  }

  /// `Text + Text`, also with a literal.
  func concatenatedText(
    _ a: Value, _ b: Value, _ expression: Expression
  ) throws(Interrupt) -> Value? {
    guard let left = textPart(a), let right = textPart(b) else { return nil }
    var isView = false
    if case .view = a { isView = true }
    if case .view = b { isView = true }
    guard isView else { return nil }
    let length = left.runs.reduce(0) { $0 + $1.string.utf8.count } + right.string.utf8.count
    try check(length: length, expression)
    try charge(left.runs.count + right.runs.count + length / 8, expression)
    return .view(
      ViewValue(
        .sdk("Text"), arguments: [LabeledValue(label: nil, value: .attributed(left + right))],
        file: expression.file, start: expression.start))
  }

  private func textPart(_ value: Value) -> TextContent? {
    switch value {
    case .view(let view): textContent(of: view)
    case .localized, .attributed, .string, .unknown: text(of: value)
    default: nil
    }
  }
}
