import EarshotViewTree

extension Machine {
  /// The view that a value is, where a method of that name is called on it as on a view.
  func asView(_ value: Value, modifiedBy name: String) -> ViewValue? {
    switch value {
    case .view(let view): return view
    case .structure, .enumeration, .object:
      if isView(value) { return ViewValue(.custom(value)) }
      // A view by a protocol that is not known here: what it shows can't be known.
      return SDK.modifiers.contains(name) ? ViewValue(.unknown(value.typeName)) : nil
    case .symbol(var symbol):
      // `Color.Quay.Water.deep`: a color of a catalog in folders.
      if let type = symbol.type, type.hasPrefix("Color.") { symbol.type = "Color" }
      guard symbol.type == "Color" || symbol.type == "Image", !SDK.valueMethods.contains(name) else {
        return nil
      }
      // What a package makes of a color need not be a view: it may be its name.
      if symbol.type == "Color", !SDK.modifiers.contains(name) { return nil }
      return ViewValue(.sdk(symbol.type ?? "Color"), arguments: [LabeledValue(label: nil, value: value)])
    case .record(let record):
      guard SDK.viewRecords.contains(record.type), !SDK.valueMethods.contains(name) else { return nil }
      return ViewValue(.sdk(record.type), arguments: [LabeledValue(label: nil, value: value)])
    case .unknown(let unknown):
      guard SDK.modifiers.contains(name) else { return nil }
      return unknownView(unknown)
    case .none:
      return SDK.modifiers.contains(name) ? .empty : nil
    default: return nil
    }
  }

  func unknownView(_ unknown: UnknownValue) -> ViewValue {
    // A package's color where views are: whichever it is, it is not heard.
    if unknown.type == "Color", unknown.content.isEmpty {
      let color = Value.symbol(SymbolValue(type: "Color", name: unknown.missing))
      return ViewValue(.sdk("Color"), arguments: [LabeledValue(label: nil, value: color)])
    }
    return ViewValue(
      .unknown(unknown.missing),
      arguments: [LabeledValue(label: "source", value: .string(unknown.source))]
        + shownTexts(of: unknown) + handedOn(by: unknown)
        + unknown.content.map { LabeledValue(label: "content", value: .closure($0)) })
  }

  /// What an unknown view was given and most likely hands its content: the elements of a list one by
  /// one, the value that a state begins with as a binding.
  private func handedOn(by unknown: UnknownValue) -> [LabeledValue] {
    var result: [LabeledValue] = []
    switch unknown.fields.first?.value {
    case .array?, .range?, .set?:
      if let first = unknown.fields.first {
        result.append(LabeledValue(label: "elements", value: first.value))
      }
    default: break
    }
    if let state = unknown.fields.first(where: { $0.label == "initialValue" }) { result.append(state) }
    return result
  }

  /// The texts that an unknown view was given: a first one without a label, and those by labels
  /// that name texts. What it does with them is not known; that they are shown is likely.
  private func shownTexts(of unknown: UnknownValue) -> [LabeledValue] {
    if VisualOnly.views.contains(unknown.missing) { return [] }
    return texts(in: unknown, depth: 0).map { LabeledValue(label: "text", value: localizedIfKey($0)) }
  }

  /// In the order given; those of what it lists too, as `areas: [Area(title: "Tides")]`.
  private func texts(in unknown: UnknownValue, depth: Int) -> [Value] {
    guard depth < 4 else { return [] }
    var result: [Value] = []
    for (index, field) in unknown.fields.enumerated() {
      if isText(field.value), field.label.map(SDK.shownTextLabels.contains) ?? (index == 0) {
        result.append(field.value)
      }
      for case .unknown(let part) in field.value.arrayValue ?? [] where part.isCall {
        result += texts(in: part, depth: depth + 1)
      }
    }
    return result
  }

  /// A string that is a key of the app's catalogs is looked up there by the view that it is given
  /// to, which takes a `LocalizedStringKey` or a `LocalizedStringResource` then.
  private func localizedIfKey(_ value: Value) -> Value {
    guard case .string(let key) = value, project.hasText(forKey: key, locale: environment.locale) else {
      return value
    }
    return .localized(LocalizedText(key))
  }

  private func isText(_ value: Value) -> Bool {
    switch value {
    case .string(let text): !text.isEmpty
    case .localized, .attributed: true
    case .object: attributedContent(of: value)?.isEmpty == false
    case .view(let view): textContent(of: view) != nil
    default: false
    }
  }

  /// Applies a modifier to a view.
  func viewMethod(
    _ name: String, of view: ViewValue, _ original: Value, _ arguments: [CallArgument], in scope: Scope,
    _ chain: Chain
  ) throws(Interrupt) -> Value? {
    guard SDK.modifiers.contains(name) else {
      return try unknownModifier(name, view, original, arguments, in: scope, chain)
    }
    var result = view
    if name == "modifier", let first = arguments.first {
      let value = try evaluate(first.value, in: scope)
      result.modifiers.append(
        ModifierValue(
          name: name, arguments: [], file: chain.expression.file, start: chain.position, custom: value))
      return .view(result)
    }
    try append(modifier: name, to: &result, arguments, in: scope, chain.expression.file, chain.position)
    return .view(result)
  }

  /// Whether the name can only mean the SDK's modifier: the app declares none of that name.
  func isPlainModifier(_ name: String) -> Bool {
    name != "modifier" && SDK.modifiers.contains(name) && !project.extensionMemberNames.contains(name)
  }

  func append(
    modifier name: String, to view: inout ViewValue, _ arguments: [CallArgument], in scope: Scope,
    _ file: FileCode,
    _ position: Int
  ) throws(Interrupt) {
    let isVisual = VisualOnly.modifiers.contains(name)
    if isVisual { visualDepth += 1 }
    defer { if isVisual { visualDepth -= 1 } }
    let values = try modifierArguments(name, arguments, in: scope)
    append(modifier: name, to: &view, values: values, file, position)
  }

  func append(
    modifier name: String, to view: inout ViewValue, values: [LabeledValue], _ file: FileCode,
    _ position: Int
  ) {
    for (name, arguments) in canonical(name, values) {
      view.modifiers.append(ModifierValue(name: name, arguments: arguments, file: file, start: position))
    }
  }

  private func modifierArguments(
    _ name: String, _ arguments: [CallArgument], in scope: Scope
  ) throws(Interrupt) -> [LabeledValue] {
    // Code given to what only changes looks computes with sizes and phases; it shows nothing.
    let shape = SDK.modifierClosures[name] ?? []
    let showsNothing = VisualOnly.modifiers.contains(name) || SDK.deferredModifiers.contains(name)
    let kind: ViewShape.ClosureKind = showsNothing || SDK.tellsOfEvents(name) ? .action : .builder
    // An App Intent is the action; a closure beside it shows something.
    let isIntent = arguments.contains { $0.label == "intent" }
    var open = isIntent ? shape.filter { $0.name != "action" } : shape
    var values: [LabeledValue] = []
    for argument in arguments where !argument.isTrailingClosure {
      if let label = argument.label { open.removeAll { $0.name == label } }
      if argument.value.isClosure {
        let label = argument.label ?? open.first?.name ?? "content"
        open.removeAll { $0.name == label }
        values.append(try modifierClosure(label, shape, else: kind, argument, in: scope))
        continue
      }
      values.append(
        LabeledValue(
          label: argument.label,
          value: try shown(
            argument.value, in: scope,
            hint: (Machine.wholeModifiers.contains(name) ? nil : floatingHint(argument.value))
              ?? boundHint(argument.label, arguments, in: scope)
              ?? modifierHint(
                name, argument.label, values.count, isConstant: argument.value.isImplicitMember))))
    }
    for (order, argument) in arguments.filter(\.isTrailingClosure).enumerated() {
      let label: String
      if let given = argument.label {
        label = given
      } else if order == 0, let first = open.first {
        label = first.name
      } else {
        label = "content"
      }
      open.removeAll { $0.name == label }
      values.append(try modifierClosure(label, shape, else: kind, argument, in: scope))
    }
    return values
  }

  /// `.accessibilityFocused($field, equals: .name)`: the member is of the binding's type.
  private func boundHint(_ label: String?, _ arguments: [CallArgument], in scope: Scope) -> TypeHint? {
    guard label == "equals", case .name(let binding)? = arguments.first?.value.kind, binding.hasPrefix("$"),
      let owner = scope.owner
    else { return nil }
    let name = String(binding.dropFirst())
    for type in project.lineage(of: owner) {
      if let property = type.properties[name] {
        return property.type.map { TypeHint($0, owner: type, file: property.file) }
      }
    }
    return nil
  }

  private func modifierHint(
    _ name: String, _ label: String?, _ position: Int, isConstant: Bool
  ) -> TypeHint? {
    if let label {
      if SDK.textLabels.contains(label) { return .named("LocalizedStringKey") }
      return SDK.argumentTypes[label].map { .named($0) }
    }
    if name == "accessibilityCustomContent", position > 0 { return .named("LocalizedStringKey") }
    if SDK.textModifiers.contains(name), !isConstant || SDK.titledModifiers.contains(name) {
      return .named("LocalizedStringKey")
    }
    return SDK.modifierTypes[name].map { .named($0) }
  }

  private func modifierClosure(
    _ label: String, _ shape: [(name: String, kind: ViewShape.ClosureKind)],
    else other: ViewShape.ClosureKind, _ argument: CallArgument, in scope: Scope
  ) throws(Interrupt) -> LabeledValue {
    let kind =
      shape.first { $0.name == label }?.kind ?? (SDK.actionLabels.contains(label) ? .action : other)
    var value = try evaluate(argument.value, in: scope)
    if kind != .action, case .closure(var closure) = value {
      closure.isViewBuilder = true
      value = .closure(closure)
    }
    return LabeledValue(label: label, value: value)
  }

  /// Old spellings in the new form: `.accessibility(label:)` is `.accessibilityLabel(_:)`.
  private func canonical(_ name: String, _ values: [LabeledValue]) -> [(String, [LabeledValue])] {
    switch name {
    case "accessibility":
      return values.compactMap { argument in
        guard let label = argument.label, let target = SDK.oldAccessibility[label] else { return nil }
        return (target, [LabeledValue(label: nil, value: argument.value)])
      }
    case "navigationBarTitle":
      var result: [(String, [LabeledValue])] = [
        ("navigationTitle", values.filter { $0.label == nil })
      ]
      if let mode = values.first(where: { $0.label == "displayMode" }) {
        result.append(("navigationBarTitleDisplayMode", [LabeledValue(label: nil, value: mode.value)]))
      }
      return result
    default: return [(name, values)]
    }
  }

  /// `icon.map { AnyView($0) }`: no view has a `map`, so one that may be missing is meant, and is there.
  private func mappedView(
    _ name: String, _ view: Value, _ arguments: [CallArgument], in scope: Scope, _ chain: Chain
  ) throws(Interrupt) -> Value? {
    guard name == "map" || name == "flatMap", arguments.count == 1, arguments[0].label == nil else {
      return nil
    }
    let call = LibraryCall(name, try evaluate(arguments: arguments, in: scope), chain.expression)
    guard let function = call.function else { return nil }
    return try invoke(function, [view], chain.expression)
  }

  private func unknownModifier(
    _ name: String, _ view: ViewValue, _ original: Value, _ arguments: [CallArgument], in scope: Scope,
    _ chain: Chain
  ) throws(Interrupt) -> Value? {
    if case .unknown = original { return nil }
    guard isView(original) else { return nil }
    if VisualOnly.isDrawing(name, on: view) { return .view(view) }
    if let mapped = try mappedView(name, original, arguments, in: scope, chain) { return mapped }
    let isVisual = isVisual(unknown: name, arguments, in: scope, chain.expression.file)
    let handler = eventHandler(ofUnknown: name, arguments)
    let consequence =
      switch handler?.event {
      case .appearing: "it counts as '.onAppear'"
      case .later: "the view is read without it, because it only waits for something to happen"
      case nil: "the view is read without it" + (isVisual ? ", because it only changes looks" : "")
      }
    notice(
      .warning, .unknownModifier, chain.expression.file, chain.position,
      "the modifier '.\(name)' is not known here; \(consequence)", missing: ".\(name)")
    var result = view
    if let handler {
      if handler.event == .appearing {
        try append(
          modifier: "onAppear", to: &result, [handler.argument], in: scope, chain.expression.file,
          chain.position)
      }
      return .view(result)
    }
    if isVisual { return .view(view) }
    result.modifiers.append(
      ModifierValue(name: name, arguments: [], file: chain.expression.file, start: chain.position))
    return .view(result)
  }
}
