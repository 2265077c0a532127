/// A call of a function or method of the library, with what it is given.
struct LibraryCall {
  let name: String
  let arguments: [EvaluatedArgument]
  let expression: Expression

  init(_ name: String, _ arguments: [EvaluatedArgument], _ expression: Expression) {
    self.name = name
    self.arguments = arguments
    self.expression = expression
  }

  var count: Int { arguments.count }
  var isEmpty: Bool { arguments.isEmpty }

  /// The first argument, whatever its label.
  var first: Value? { arguments.first?.value }

  /// The labels as they are read aloud in Swift: `_:by:`.
  var labels: String { arguments.map { ($0.label ?? "_") + ":" }.joined() }

  subscript(label: String) -> Value? { arguments.first { $0.label == label }?.value }

  /// The `index`th argument without a label that is no trailing closure.
  func plain(_ index: Int = 0) -> Value? {
    var left = index
    for argument in arguments where argument.label == nil && !argument.isTrailingClosure {
      if left == 0 { return argument.value }
      left -= 1
    }
    return nil
  }

  func has(_ label: String) -> Bool { arguments.contains { $0.label == label } }

  /// What is called back: the last argument that can be.
  var function: Value? { arguments.last { $0.value.isFunction }?.value }

  /// The first argument that is not known.
  var unknown: UnknownValue? {
    for argument in arguments {
      if case .unknown(let unknown) = argument.value { return unknown }
    }
    return nil
  }

  /// The same call under another name.
  func renamed(_ name: String) -> LibraryCall { LibraryCall(name, arguments, expression) }
}

extension Value {
  /// Whether it can be called: closures, key paths, functions and initializers by name.
  var isFunction: Bool {
    switch self {
    case .closure, .keyPath, .type: true
    case .symbol(let symbol): symbol.type != nil && symbol.arguments == nil
    default: false
    }
  }

  /// A function that a type declares, taken as a value.
  var isFunctionOfType: Bool {
    if case .closure(let closure) = self, case .function = closure.body { return true }
    return false
  }

  static func record(_ type: String, _ fields: KeyValuePairs<String?, Value>) -> Value {
    .record(RecordValue(type: type, fields: fields.map { LabeledValue(label: $0.key, value: $0.value) }))
  }

  static func symbol(_ type: String?, _ name: String) -> Value {
    .symbol(SymbolValue(type: type, name: name))
  }

  var recordValue: RecordValue? {
    if case .record(let record) = self { return record }
    return nil
  }

  func record(of type: String) -> RecordValue? {
    if case .record(let record) = self, record.type == type { return record }
    return nil
  }
}
