/// Controllers and views of UIKit that are opened by themselves, with stand-ins for what others would give them.
extension Machine {
  /// Made from the interface file that holds the class, else by its own initializer.
  ///
  /// - Parameter isInNavigation: whether a controller is in a navigation controller, whatever it says of a bar.
  func uikitRoot(of info: TypeInfo, isInNavigation: Bool = false) throws(Interrupt) -> Value {
    let known = try fromInterface(info)
    let made = if let known { known } else { try byInitializer(info) }
    guard case .object(let reference) = made else { return made }
    try standInForGiven(reference)
    guard isController(reference) else { return made }
    _ = try uikitView(of: reference)
    return try inNavigation(reference, always: isInNavigation)
  }

  private func fromInterface(_ info: TypeInfo) throws(Interrupt) -> Value? {
    let place = info.declaration?.file.path ?? ""
    if let scene = project.resources.scene(ofClass: info.name, near: place, environment) {
      return try controller(of: scene)
    }
    guard let outline = project.resources.interface(named: info.name, near: place, environment)?.outline,
      outline.roots.contains(where: { outline.objects[$0].customClass == info.name })
    else { return nil }
    let nib = RecordValue(
      type: "UINib", fields: [LabeledValue(label: "nibName", value: .string(info.name))])
    return try nibObjects(nib, near: placeholder(info.declaration?.file)).first { value in
      if case .object(let object) = value { return object.type.name == info.name }
      return false
    }
  }

  /// By the first initializer that is no decoder's, with stand-ins.
  private func byInitializer(_ info: TypeInfo) throws(Interrupt) -> Value {
    let expression = placeholder(info.declaration?.file)
    for type in project.lineage(of: info) where type.declaration != nil {
      let own = type.initializers.filter { $0.body.value != nil && $0.parameters.first?.label != "coder" }
      if own.isEmpty { continue }
      guard let function = own.first(where: { !Machine.isDesignated($0) }) else { break }
      var arguments: [EvaluatedArgument] = []
      for parameter in function.parameters where parameter.defaultValue == nil {
        arguments.append(
          EvaluatedArgument(label: parameter.label, value: try standInArgument(parameter, of: info)))
      }
      return try construct(TypeValue(info: info, name: info.name), values: arguments, expression)
    }
    return try makeFramed(info, expression)
  }

  /// What is set between making a view and showing it: properties that count as given without a value.
  private func standInForGiven(_ reference: ObjectReference) throws(Interrupt) {
    for type in project.lineage(of: reference.type) where type.declaration != nil {
      for property in type.storedProperties where property.isImplicitlyUnwrapped && property.initial == nil {
        guard state.objects[reference.id].fields[property.name]?.isNone != false,
          let declared = property.type
        else { continue }
        if property.wrappers.contains(where: { $0.name == "IBOutlet" }) { continue }
        let value = try standIn(named: property.name, declared.unwrapped, owner: type, depth: 0)
        state.objects[reference.id].fields[property.name] = value
      }
    }
    guard !isController(reference), lacksOutlets(reference) else { return }
    try standIn(forInterfaceOf: reference, in: reference)
  }

  /// A controller that fills in what a navigation bar shows stands in one (assumed).
  private func inNavigation(_ controller: ObjectReference, always: Bool) throws(Interrupt) -> Value {
    let hasItem = state.objects[controller.id].fields["navigationItem"] != nil
    let hasTitle = uikitField("title", of: controller).map { !$0.isNone } ?? false
    guard always || hasItem || hasTitle, !holdsOthers(controller) else { return .object(controller) }
    let type = TypeValue(info: nil, name: "UINavigationController")
    let root = EvaluatedArgument(label: "rootViewController", value: .object(controller))
    return try makeUIKit(type, [root]) ?? .object(controller)
  }
}
