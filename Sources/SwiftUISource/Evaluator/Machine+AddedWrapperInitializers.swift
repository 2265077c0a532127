import EarshotVocabulary

/// Property wrappers of SwiftUI's that the app makes with an initializer of its own:
/// `extension AppStorage { init(_ tide: Setting<Value>) { self.init(wrappedValue: tide.first, tide.key) } }`.
extension Machine {
  /// What such an initializer makes of what stands in the attribute; nil where the app adds none for that.
  func addedWrapperContent(of property: PropertyCode, in info: TypeInfo) throws(Interrupt) -> Value? {
    guard let wrapper = property.wrappers.first, let first = wrapper.arguments.first,
      Machine.contentWrappers.contains(wrapper.name), !isWrittenText(first.value)
    else { return nil }
    var arguments = wrapper.arguments
    if let initial = property.initial {
      arguments.insert(CallArgument(label: "wrappedValue", value: initial), at: 0)
    }
    let type = TypeValue(info: nil, name: wrapper.name, arguments: property.type.map { [$0] } ?? [])
    let scope = Scope(parent: nil, owner: info, file: property.file)
    scope.declare("self", .type(TypeValue(info: info, name: info.name)))
    let place = Expression(.discard, start: property.start, end: property.start, file: property.file)
    guard case .record(let made)? = try extensionInitializer(type, arguments, in: scope, place),
      made.type == wrapper.name
    else { return nil }
    return try fit(wrapperContent(.record(made), of: property), to: property.type, owner: info)
  }

  /// `@AppStorage("depth")` is SwiftUI's own form.
  private func isWrittenText(_ expression: Expression) -> Bool {
    if case .string = expression.kind { return true }
    return false
  }

  /// `AppStorage(wrappedValue: .low, "tide")` by itself.
  func storedWrapper(
    _ type: TypeValue, _ arguments: [CallArgument], in scope: Scope
  ) throws(Interrupt) -> Value {
    let content = type.arguments.first.map { TypeHint($0, owner: scope.owner, file: scope.file) }
    var fields: [LabeledValue] = []
    for argument in arguments where argument.label != "store" {
      let isContent = argument.label == "wrappedValue"
      var value = try evaluate(argument.value, in: scope, hint: isContent ? content : nil)
      if isContent, let content { value = try fit(value, to: content.type, owner: content.owner) }
      fields.append(LabeledValue(label: argument.label ?? "key", value: value))
    }
    return .record(RecordValue(type: "AppStorage", fields: fields))
  }

  /// Whether an initializer is given the wrapper and not what is in it: `@AppStorage("depth") var depth: Int`,
  /// which has its arguments but no first value.
  func isGivenWhole(_ property: PropertyCode) -> Bool {
    guard property.initial == nil, let wrapper = property.wrappers.first else { return false }
    return wrapper.name == "AppStorage" && !wrapper.arguments.isEmpty
  }

  /// `AppStorage(wrappedValue: 3, "depth")`: where it is kept, and what is there at first.
  func stored(_ wrapper: RecordValue) -> Value {
    let content = wrapper["wrappedValue"] ?? .none
    guard let key = wrapper["key"]?.stringValue else { return content }
    return .binding(.defaults(key, content))
  }
}
