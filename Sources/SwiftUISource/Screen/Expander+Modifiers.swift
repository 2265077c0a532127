import EarshotViewTree
import EarshotVocabulary

extension Expander {
  /// The modifiers as nodes see them, and what they change for the view inside.
  func expand(
    _ modifiers: ArraySlice<ModifierValue>, of identity: Identity, _ around: inout Surroundings, offset: Int
  ) -> [Modifier] {
    var result: [Modifier] = []
    for (index, modifier) in zip(modifiers.indices, modifiers).reversed() {
      let place = identity.child("modifier").child(index)
      let modifier = transformed(decided(modifier), around)
      if let node = expand(modifier, at: place, of: identity, around) { result.append(node) }
      change(&around, by: modifier, at: place)
    }
    return result.reversed()
  }

  /// Modifiers whose condition says whether there is a view, and whether it is dimmed. What is not known counts
  /// as false, and says so.
  private static let conditional: Set<String> = ["disabled", "accessibilityHidden", "allowsHitTesting"]

  private func decided(_ modifier: ModifierValue) -> ModifierValue {
    guard Expander.conditional.contains(modifier.name), let file = modifier.file else { return modifier }
    var modifier = modifier
    for (index, argument) in modifier.arguments.enumerated() where argument.value.isUnknown {
      let place = Expression(.discard, start: modifier.start, end: modifier.start, file: file)
      modifier.arguments[index].value = .bool(machine.truth(argument.value, place))
    }
    return modifier
  }

  private func expand(
    _ modifier: ModifierValue, at place: Identity, of identity: Identity, _ around: Surroundings
  ) -> Modifier? {
    switch modifier.name {
    case "onAppear", "task":
      if case .closure(let action)? = modifier.argument("action") ?? modifier.argument("perform")
        ?? modifier.unlabeled()
      {
        appearances.append(
          Appearance(identity: place, id: modifier.argument("id") ?? .none, action: action))
      }
      return nil
    case "onChange":
      collectChange(modifier, at: place)
      return nil
    case "id":
      guard let id = modifier.unlabeled() else { return nil }
      return Modifier(
        "id", [Argument(nil, .opaque(OpaqueValue(id), description: machine.describe(id)))],
        source: machine.location(modifier.file, modifier.start))
    case "onDelete":
      guard
        case .closure(let closure)? = modifier.argument("action") ?? modifier.argument("perform")
          ?? modifier.unlabeled()
      else { return nil }
      return Modifier(
        "onDelete", [Argument("action", .handler(Handler(AppHandler.rows(closure))))],
        source: machine.location(modifier.file, modifier.start))
    case "onReceive":
      collectReception(modifier, at: place)
      return nil
    case "onDisappear", "onPreferenceChange", "preference", "transformPreference", "overlayPreferenceValue",
      "backgroundPreferenceValue", "transition", "animation",
      "transformEnvironment", "anchorPreference", "onGeometryChange", "transaction", "matchedGeometryEffect":
      return nil
    case "accessibilityRotor":
      return rotor(modifier, at: place, around) ?? plain(modifier, at: place, around)
    case "contextMenu":
      return oldContextMenu(modifier, at: place, around) ?? plain(modifier, at: place, around)
    case "sheet", "fullScreenCover", "popover", "inspector": return presentation(modifier, at: place, around)
    case "alert", "confirmationDialog", "actionSheet": return dialog(modifier, at: place, around)
    case "navigationDestination": return destination(modifier, at: place, around)
    default: return plain(modifier, at: place, around)
    }
  }

  private func plain(_ modifier: ModifierValue, at place: Identity, _ around: Surroundings) -> Modifier {
    var arguments: [Argument] = []
    for (index, written) in modifier.arguments.enumerated() {
      let id = place.child(index)
      let argument = labeled(written, of: modifier.name)
      if SDK.actionLabels.contains(argument.label ?? "") || isAction(modifier.name, argument.label),
        case .closure(let closure) = argument.value
      {
        let handler = handler(of: closure, modifier.name, argument.label)
        arguments.append(Argument(actionLabel(argument.label), .handler(Handler(handler))))
        continue
      }
      // Code that views inside may call is a value: it is not run, nor is it content.
      if modifier.name == "environment", case .closure = argument.value { continue }
      // `.onDrop(of: types, delegate: self)`: a view that answers for something is not shown there.
      if argument.label == "delegate" || Expander.valueModifiers.contains(modifier.name),
        case .structure = argument.value
      {
        arguments.append(
          Argument(
            argument.label,
            .opaque(OpaqueValue(argument.value), description: machine.describe(argument.value))))
        continue
      }
      if let views = viewsArgument(modifier.name, argument, under: id, around) {
        arguments.append(Argument(argument.label, .views(views)))
      } else {
        arguments.append(Argument(argument.label, convert(argument.value, under: id, around)))
      }
    }
    return Modifier(modifier.name, arguments, source: machine.location(modifier.file, modifier.start))
  }

  /// Modifiers that hand values on, or are told something by them, which are never content, whatever else
  /// they are: a view may describe its own chart.
  private static let valueModifiers: Set<String> = [
    "accessibilityChartDescriptor", "environment", "environmentObject", "focusedObject", "focusedSceneObject",
    "focusedSceneValue",
    "focusedValue", "tag",
  ]

  private func handler(of closure: ClosureValue, _ modifier: String, _ label: String?) -> AppHandler {
    guard label != "isTargeted" else { return .closure(closure) }
    switch modifier {
    case "dropDestination": return .drop(closure, ofProviders: false)
    case "onDrop": return .drop(closure, ofProviders: true)
    default: return .closure(closure)
    }
  }

  /// `.contextMenu(ContextMenu { … })`, as written up to iOS 13.
  private func oldContextMenu(
    _ modifier: ModifierValue, at place: Identity, _ around: Surroundings
  ) -> Modifier? {
    guard case .view(let menu)? = modifier.unlabeled(), menu.name == "ContextMenu",
      case .closure(var items)? = menu.argument("content")
    else { return nil }
    items.isViewBuilder = true
    return Modifier(
      "contextMenu",
      [Argument("menuItems", .views(content(items, [], under: place.child("items"), around)))],
      source: machine.location(modifier.file, modifier.start))
  }

  /// A closure given without a label, `accessibilityAction(named: name, handler)`, has the label
  /// of the parameter that takes it.
  private func labeled(_ argument: LabeledValue, of name: String) -> LabeledValue {
    guard argument.label == nil, case .closure = argument.value, let first = SDK.modifierClosures[name]?.first
    else {
      return argument
    }
    return LabeledValue(label: first.name, value: argument.value)
  }

  /// `perform:` and `action:` are one.
  private func actionLabel(_ label: String?) -> String? {
    label == "perform" ? "action" : label
  }

  private func isAction(_ name: String, _ label: String?) -> Bool {
    SDK.modifierClosures[name]?.first { $0.name == label }?.kind == .action
  }

  private func viewsArgument(
    _ name: String, _ argument: LabeledValue, under identity: Identity, _ around: Surroundings
  ) -> [ViewNode]? {
    if case .closure(let closure) = argument.value {
      guard closure.isViewBuilder else { return nil }
      if name == "accessibilityLabel" {
        let placeholder = Value.view(ViewValue(.sdk("PlaceholderLabel")))
        return content(closure, [placeholder], under: identity, around)
      }
      return content(closure, [], under: identity, around)
    }
    guard SDK.viewModifiers.contains(name),
      argument.label == nil || ["content", "menuItems", "leading", "trailing"].contains(argument.label)
    else {
      return nil
    }
    switch argument.value {
    case .view, .structure, .enumeration, .object, .record, .unknown:
      let views = machine.views(of: argument.value)
      return views.isEmpty ? nil : expand(views, under: identity, around)
    default: return nil
    }
  }

  // MARK: Surroundings

  private func change(_ around: inout Surroundings, by modifier: ModifierValue, at place: Identity) {
    switch modifier.name {
    case "environment":
      guard let first = modifier.unlabeled() else { return }
      // A closure behind the parentheses is the value too, whatever label it is given there.
      if case .keyPath(let path) = first, let value = modifier.arguments.dropFirst().first?.value {
        set(path, value, &around)
      } else {
        for name in machine.typeNames(of: first) { around.objects[name] = first }
      }
    case "environmentObject":
      guard let object = modifier.unlabeled() else { return }
      for name in machine.typeNames(of: object) { around.objects[name] = object }
    case "modelContainer", "modelContext":
      let context = guarded(around) { () throws(Interrupt) in
        try self.machine.modelContext(of: modifier, at: place)
      }
      if let context, let context { around.values["modelContext"] = context }
    case "disabled":
      if modifier.unlabeled()?.boolValue ?? true { around.values["isEnabled"] = .bool(false) }
    case "navigationDestination":
      if case .type(let type)? = modifier.argument("for"),
        case .closure(let closure)? = modifier.argument("destination")
      {
        around.destinations[type.name] = closure
        destinations[type.name] = (closure, around)
      }
    case "dynamicTypeSize":
      if let value = modifier.unlabeled(), case .symbol = value {
        around.values["dynamicTypeSize"] = machine.typed(value, asEnvironment: "dynamicTypeSize")
      }
    case "preferredColorScheme":
      if let value = modifier.unlabeled(), !value.isNone {
        around.values["colorScheme"] = machine.typed(value, asEnvironment: "colorScheme")
      }
    case "labelsHidden": around.values["labelsVisibility"] = .symbol("Visibility", "hidden")
    case "labelsVisibility":
      if let value = modifier.unlabeled(), case .symbol = value {
        around.values["labelsVisibility"] = machine.typed(value, asEnvironment: "labelsVisibility")
      }
    case "searchable":
      around.searched = modifier.argument("text")
    case "redacted":
      if let reason = modifier.argument("reason") { around.values["redactionReasons"] = reason }
    default:
      guard SDK.styleModifiers.contains(modifier.name), let style = modifier.unlabeled() else { return }
      if machine.declaredInfo(of: style) != nil {
        around.styles[modifier.name] = style
      } else {
        around.styles[modifier.name] = nil
      }
    }
  }

  private func set(_ path: KeyPathValue, _ value: Value, _ around: inout Surroundings) {
    guard case .member(let name)? = path.components.first else { return }
    let fitted =
      path.components.count > 1
      ? value
      : guarded(around) { () throws(Interrupt) in try self.machine.fitted(value, toEnvironment: name) }
    around.values[name] = fitted ?? value
    // A computed entry of the app's own stores under a key of its own; what it is named by here
    // reads the same.
  }

  // MARK: Changes

  private func collectChange(_ modifier: ModifierValue, at place: Identity) {
    guard let value = modifier.argument("of"),
      case .closure(let action)? = modifier.argument("action") ?? modifier.argument("perform")
    else { return }
    let isInitial = modifier.argument("initial")?.boolValue ?? false
    changes.append(ObservedChange(identity: place, value: value, isInitial: isInitial, action: action))
  }

  /// A publisher that has something to give gives it when the view appears, and when it changes.
  private func collectReception(_ modifier: ModifierValue, at place: Identity) {
    if let record = modifier.unlabeled()?.recordValue, let every = record["every"]?.doubleValue,
      let timer = record["timer"]?.exactInt,
      case .closure(let action)? = modifier.argument("action") ?? modifier.argument("perform")
        ?? modifier.unlabeled(1)
    {
      var tick = ObservedChange(
        identity: place.child("received"), value: .void, isInitial: false, action: action)
      tick.timer = (timer, every)
      changes.append(tick)
      return
    }
    guard let publisher = modifier.unlabeled() else { return }
    let late = (try? machine.late(publisher))?.last
    guard let value = late?.values?.last ?? machine.published(publisher)?.last,
      case .closure(let action)? = modifier.argument("action") ?? modifier.argument("perform")
        ?? modifier.unlabeled(1)
    else { return }
    var change = ObservedChange(
      identity: place.child("received"), value: value, isInitial: true, action: action)
    change.late = late
    changes.append(change)
  }

  // MARK: Modifiers of the app

  func expand(
    customModifier modifier: ModifierValue, on inner: ViewValue, at identity: Identity, _ around: Surroundings
  ) -> [ViewNode] {
    guard let value = modifier.custom, let info = machine.declaredInfo(of: value) else {
      return expand(inner, at: identity.child("content"), around)
    }
    var owner = value
    var around = around
    around.owner = identity
    if case .structure(var instance) = value {
      instance.identity = identity
      prepareState(of: instance)
      owner = .structure(instance)
    }
    machine.place(identity, in: around)
    let placeholder = Placeholder(views: [inner], identity: identity.child("content"), kind: "content")
    let content = Value.view(ViewValue(.content(placeholder)))
    let result = guarded(around) { () throws(Interrupt) -> Value? in
      guard
        let function = self.machine.project.lineage(of: info).lazy.compactMap({
          $0.functions["body"]?.first { $0.body.value != nil }
        }).first
      else { return nil }
      var values = [content]
      if function.parameters.count == 2 {
        // A preview's modifier is handed what it keeps for all previews.
        let shared = self.machine.project.lineage(of: info).lazy
          .compactMap { $0.staticFunctions["makeSharedContext"]?.first }.first
        values.append(
          try shared.map { (make) throws(Interrupt) in
            try self.machine.call(
              make, owner: .type(TypeValue(info: info, name: info.name)), type: info, values: [],
              self.machine.placeholder(make.file))
          } ?? .void)
      }
      return try self.machine.call(
        function, owner: owner, type: info, values: values, self.machine.placeholder(function.file))
    }
    guard let result, let result else { return expand(inner, at: identity.child("content"), around) }
    let nodes = expand(machine.views(of: result), under: identity.child("body"), around)
    nodeCount += 1
    return [
      ViewNode(
        .custom(info.name), children: nodes, identity: identity,
        source: machine.location(modifier.file, modifier.start))
    ]
  }
}
