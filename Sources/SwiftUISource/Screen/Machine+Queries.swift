import EarshotVocabulary

/// `@Query` and `@FetchRequest`: what is in the store around the view.
extension Machine {
  /// What a query finds; nil where no store of the app's is around it, so that it finds nothing.
  func queried(_ property: PropertyCode, _ field: Value, of instance: StructValue) throws(Interrupt) -> Value?
  {
    guard let wrapper = property.wrappers.first else { return nil }
    let isCoreData = wrapper.name != "Query"
    let around = surroundings(of: instance)
    guard
      case .object(let context)? = around.values[isCoreData ? "managedObjectContext" : "modelContext"]
    else { return nil }
    var arguments = field.recordValue?.fields ?? []
    if field.recordValue == nil {
      let scope = Scope(parent: nil, owner: instance.type, file: property.file)
      for argument in wrapper.arguments {
        arguments.append(
          LabeledValue(label: argument.label, value: try evaluate(argument.value, in: scope)))
      }
    }
    let place = Expression(.discard, start: property.start, end: property.start, file: property.file)
    if let request = arguments.first(where: { $0.label == "fetchRequest" })?.value, !request.isNone {
      return try callMember("fetch", of: .object(context), [request], place)
    }
    let objects = try stored(in: context)
    let wanted: String?
    switch queriedType(of: property, in: instance) {
    case .named(let name): wanted = name
    case .unknown(let parameter):
      guard !objects.isEmpty else { return .array([]) }
      notice(
        .warning, .unknownValue, property.file, property.start,
        "what '\(parameter)' stands for is not known here, nor what '\(property.name)' finds")
      return .unknown(UnknownValue(source: property.name, missing: "@\(wrapper.name)"))
    }
    func argument(_ label: String) -> Value? { arguments.first { $0.label == label }?.value }
    let descriptor = arguments.first { $0.label == nil }?.value.recordValue
    return .array(
      try found(
        objects, named: wanted,
        where: argument("predicate") ?? argument("filter") ?? descriptor?["predicate"],
        sortedBy: order(arguments) ?? descriptor?["sortBy"], place))
  }

  private func stored(in context: ObjectReference) throws(Interrupt) -> [Value] {
    let holder = try member("store", of: .object(context), file: nil, start: 0) ?? .none
    return try member("objects", of: holder, file: nil, start: 0)?.arrayValue ?? []
  }

  /// `sortDescriptors: […]`, `sort: \.name, order: .reverse`, `sort: [SortDescriptor(\.name)]`.
  private func order(_ arguments: [LabeledValue]) -> Value? {
    func argument(_ label: String) -> Value? { arguments.first { $0.label == label }?.value }
    if let descriptors = argument("sortDescriptors") { return descriptors }
    guard let sort = argument("sort") else { return nil }
    guard case .keyPath = sort else { return sort }
    return .record("SortDescriptor", ["keyPath": sort, "order": argument("order") ?? .none])
  }

  /// The context that `.modelContainer(…)` and `.modelContext(…)` put around a view.
  func modelContext(of modifier: ModifierValue, at place: Identity) throws(Interrupt) -> Value? {
    guard let info = project.findType(["ModelContainer"], owner: nil, file: nil) else { return nil }
    if modifier.name == "modelContext" { return modifier.unlabeled() }
    // A store stays while its place does: `.modelContainer(for: Trip.self)` makes its own once, and what is
    // around a view is not evaluated again because something in the view has changed.
    let key = "model container \(place)"
    reads.spoil()
    if let kept = state.statics[key] { return kept }
    if let container = modifier.unlabeled(), case .object = container {
      let context = try member("mainContext", of: container, file: nil, start: 0)
      state.statics[key] = context
      return context
    }
    let container = try construct(TypeValue(info: info, name: info.name), values: [], placeholder(nil))
    let context = try member("mainContext", of: container, file: nil, start: 0) ?? .none
    state.statics[key] = context
    return context
  }
}
