extension Machine {
  /// Calls whatever stands for a function: a closure, a key path, `String.init`,
  /// `String.uppercased`.
  func invoke(_ function: Value, _ values: [Value], _ expression: Expression) throws(Interrupt) -> Value {
    switch function {
    case .closure(let closure): return try call(closure, values, expression)
    case .keyPath(let path): return try follow(path, from: values.first ?? .none, expression)
    case .type(let type):
      return try construct(type, values: values.map { EvaluatedArgument(label: nil, value: $0) }, expression)
    case .symbol(let symbol):
      guard let owner = values.first else { return .none }
      return try callMember(symbol.name, of: owner, Array(values.dropFirst()), expression)
    case .unknown: return function
    default: return .none
    }
  }

  /// Whether a predicate holds; an unknown answer counts as false.
  func holds(_ predicate: Value, _ values: [Value], _ expression: Expression) throws(Interrupt) -> Bool {
    truth(try invoke(predicate, values, expression), expression)
  }

  /// Counts work that the library does at one go, so that budgets hold for it too.
  func charge(_ work: Int, _ expression: Expression) throws(Interrupt) {
    steps += work / 16
    try step(expression.file, expression.start)
  }

  /// What a call gives that can't be carried out because an argument is not known.
  func unknownResult(of call: LibraryCall) -> Value? {
    guard let unknown = call.unknown else { return nil }
    let expression = call.expression
    return .unknown(
      UnknownValue(source: expression.file.text(expression.start, expression.end), missing: unknown.missing))
  }

  /// The text of a value that Swift would hold as a `String`.
  func string(_ value: Value?) -> String? {
    switch value {
    case .string(let text): text
    case .localized(let text): resolve(text).string
    case .attributed(let text): text.string
    case .url(let url): url
    case .binding(let binding): string(read(binding))
    case .enumeration, .structure, nil: nil
    case .object?: attributedContent(of: value)?.string
    case .record(let record)? where record.type == "NSString": string(record["text"])
    default: nil
    }
  }

  /// A member written without its type where the type is known from beside it: `.now`,
  /// `.seconds(2)`.
  func implied(_ value: Value, as type: String) -> Value {
    guard case .symbol(let symbol) = value, symbol.type == nil else { return value }
    guard let arguments = symbol.arguments else { return libraryStatic(type, symbol.name) ?? value }
    let call = LibraryCall(
      symbol.name, arguments.map { EvaluatedArgument(label: $0.label, value: $0.value) }, placeholder(nil))
    if symbol.name == "init" { return (try? makeFoundationValue(type, call)) ?? value }
    return typeFunction(type, symbol.name, call) ?? value
  }

  /// An error as Swift code throws it.
  func error(_ domain: String, _ description: String) -> Interrupt {
    .thrown(.record(domain, ["localizedDescription": .string(description)]))
  }
}
