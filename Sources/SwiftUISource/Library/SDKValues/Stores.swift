/// Stores of the Composable Architecture, stood in for: what a store begins with is what its views
/// show, and what is sent to it changes nothing that can be known without running its reducers.
extension Machine {
  /// Types that are stood in for also where a checkout holds their source, by the module that declares
  /// them: what they show hangs on code that runs beside the screen (tasks, observation, locks).
  private static let stoodIn: [String: Set<String>] = ["ComposableArchitecture": stores]

  static let stores: Set<String> = [
    "Store", "StoreOf", "ViewStore", "WithViewStore", "WithPerceptionTracking", "IfLetStore", "ForEachStore",
    "SwitchStore", "CaseLet",
    "StackState",
  ]

  func isStoodIn(_ info: TypeInfo) -> Bool {
    // Asked of every type that is made: the name rules nearly all of them out at once.
    guard Machine.stores.contains(info.name), let path = info.declaration?.file.path,
      let module = Machine.module(ofFile: path)
    else { return false }
    return Machine.stoodIn[module]?.contains(info.name) ?? false
  }

  /// The module of a package that a file belongs to: by the package manager's rule the folder in
  /// `Sources`.
  static func module(ofFile path: String) -> String? {
    let folders = path.split(separator: "/").dropLast()
    guard let sources = folders.lastIndex(of: "Sources"), sources + 1 < folders.endIndex else { return nil }
    return String(folders[sources + 1])
  }

  /// `Store(initialState: …) { … }`, and the views that take stores apart; nil for an app's own.
  func makeStore(_ name: String, _ call: LibraryCall) throws(Interrupt) -> Value? {
    switch name {
    case "Store", "StoreOf": return call["initialState"].map { store($0) }
    case "ViewStore": return try observed(call)
    case "WithPerceptionTracking": return try content(of: call.function, [], call)
    case "WithViewStore":
      guard let observed = try observed(call) else { return nil }
      return try content(of: call["content"] ?? call.function, [observed], call)
    case "SwitchStore":
      guard let record = call.plain()?.record(of: "Store"), let state = record["state"] else { return nil }
      switchedStates.append(state)
      defer { switchedStates.removeLast() }
      return try content(of: call["content"] ?? call.function, [state], call)
    case "CaseLet":
      // Inside the switch over the cases: the one that holds.
      guard case .enumeration(let state)? = switchedStates.last, let held = state.payload.first else {
        return nil
      }
      return try content(of: call["then"] ?? call.function, [store(held)], call)
    case "IfLetStore":
      guard let first = call.plain() else { return nil }
      if first.isUnknown { return nil }
      return first.isNone
        ? try content(of: call["else"], [], call) ?? .view(.empty)
        : try content(of: call["then"] ?? call.function, [first], call)
    case "ForEachStore":
      guard case .array(let stores)? = call.plain() else { return nil }
      var views: [ViewValue] = []
      for store in stores {
        views +=
          try content(of: call["content"] ?? call.function, [store], call).map { self.views(of: $0) } ?? []
      }
      return .view(ViewValue(.group(views)))
    default: return nil
    }
  }

  /// `Store(initialState: .init())` for a `StoreOf<Harbour>`: what it begins with is a `Harbour.State`.
  func fit(store record: RecordValue, to type: TypeName, owner: TypeInfo?) throws(Interrupt) -> Value {
    guard case .symbol? = record["state"], let wanted = stateOfStore(TypeHint(type, owner: owner)) else {
      return .record(record)
    }
    var fitted = record
    fitted["state"] = try fit(record["state"] ?? .none, to: wanted.type, owner: owner)
    return .record(fitted)
  }

  /// What a `StoreOf<Harbour>` or a `Store<Harbour.State, Harbour.Action>` holds.
  func stateOfStore(_ hint: TypeHint) -> TypeHint? {
    guard case .named(let path, let arguments) = hint.type.unwrapped, let first = arguments.first else {
      return nil
    }
    switch path.last {
    case "Store": return TypeHint(first, owner: hint.owner, file: hint.file)
    case "StoreOf":
      guard case .named(let reducer, let bound) = first else { return nil }
      return TypeHint(.named(reducer + ["State"], bound), owner: hint.owner, file: hint.file)
    default: return nil
    }
  }

  private func store(_ state: Value) -> Value { .record("Store", ["state": state]) }

  /// The part of a store that is observed: `observe: { $0 }`, `observe: \.header`.
  private func observed(_ call: LibraryCall) throws(Interrupt) -> Value? {
    guard let record = call.plain()?.record(of: "Store"), let state = record["state"] else { return nil }
    guard let observe = call["observe"] else { return .record(record) }
    return store(try invoke(observe, [state], call.expression))
  }

  private func content(of function: Value?, _ values: [Value], _ call: LibraryCall) throws(Interrupt)
    -> Value?
  {
    guard case .closure(var closure)? = function else { return nil }
    closure.isViewBuilder = true
    return try self.call(closure, values, call.expression)
  }

  /// What a store's member is: its state's.
  func storeProperty(_ name: String, _ record: RecordValue, _ expression: Expression) throws(Interrupt)
    -> Value?
  {
    guard let state = record["state"] else { return nil }
    if name == "case" {
      guard case .enumeration(var held) = state else { return state }
      held.payload = held.payload.map { declaredInfo(of: $0) == nil ? $0 : store($0) }
      return .enumeration(held)
    }
    // `viewStore.$depth` of a state's `@BindingState`.
    if name.hasPrefix("$"),
      let value = try member(
        String(name.dropFirst()), of: state, file: expression.file, start: expression.start)
    {
      return .binding(.constant(value))
    }
    if name == "id", declaredInfo(of: state) == nil { return .string(describe(state)) }
    return try member(name, of: state, file: expression.file, start: expression.start)
  }

  func storeMethod(_ record: RecordValue, _ call: LibraryCall) throws(Interrupt) -> Value? {
    guard let state = record["state"] else { return nil }
    switch call.name {
    // What is sent gives a task; in a preview it has ended.
    case "send": return .record("StoreTask", [:])
    case "finish": return .void
    case "withState":
      return try call.function.map { (function) throws(Interrupt) in
        try self.invoke(function, [state], call.expression)
      }
    case "binding":
      guard let get = call["get"] else { return nil }
      return .binding(.constant(try invoke(get, [state], call.expression)))
    case "scope":
      guard let path = call["state"] ?? call.plain() else { return nil }
      return scoped(try invoke(path, [state], call.expression))
    default: return nil
    }
  }

  private func scoped(_ state: Value) -> Value {
    switch state {
    case .none, .unknown: state
    case .array(let elements): .array(elements.map { store($0) })
    default: store(state)
    }
  }
}
