/// `DecodingError`: what decoding throws, and what an app's own initializers throw of it.
extension Machine {
  static let decodingErrors: Set<String> = ["dataCorrupted", "keyNotFound", "typeMismatch", "valueNotFound"]

  /// `DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "no date"))`.
  func ownDecodingError(_ call: LibraryCall) -> Value {
    var arguments = call.arguments.map { LabeledValue(label: nil, value: $0.value) }
    if case .symbol(let symbol)? = arguments.last?.value, symbol.name == "init" {
      let context = RecordValue(type: "DecodingError.Context", fields: symbol.arguments ?? [])
      arguments[arguments.count - 1].value = .record(context)
    }
    return .symbol(SymbolValue(type: "DecodingError", name: call.name, arguments: arguments))
  }

  /// An error of a decoder as the case that it is; the path to where it happened is not kept.
  func decodingError(_ name: String, _ text: String, _ subject: Value? = nil) -> Value {
    let context = Value.record(
      "DecodingError.Context", ["codingPath": .array([]), "debugDescription": .string(text)])
    let arguments = ([subject].compactMap { $0 } + [context]).map { LabeledValue(label: nil, value: $0) }
    return .symbol(SymbolValue(type: "DecodingError", name: name, arguments: arguments))
  }

  /// What Foundation says of it to users.
  func decodingDescription(_ name: String) -> String {
    name == "keyNotFound" || name == "valueNotFound"
      ? "The data couldn’t be read because it is missing."
      : "The data couldn’t be read because it isn’t in the correct format."
  }
}
