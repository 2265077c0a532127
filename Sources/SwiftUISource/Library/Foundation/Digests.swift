import EarshotSDK

extension Machine {
  static let digestFunctions: Set<String> = ["CC_MD5", "CC_SHA1", "CC_SHA256"]

  /// `CC_SHA1(bytes, count, &digest)`: what is pointed to is filled.
  func digest(
    _ name: String, _ arguments: [CallArgument], in scope: Scope, _ expression: Expression
  ) throws(Interrupt) -> Value? {
    guard arguments.count == 3, let digest = Digest(named: name) else { return nil }
    let values = try evaluate(arguments: Array(arguments.dropLast()), in: scope)
    guard let given = values.first?.value, !given.isUnknown, let bytes = try bytes(in: given, expression)
    else {
      return nil
    }
    try charge(bytes.count, expression)
    let count = values.last?.value.exactInt ?? bytes.count
    let hash = digest.hash(Array(bytes.prefix(max(0, count))))
    try mutate(arguments[2].value, in: scope) { (place) throws(Interrupt) in
      place = .array(hash.map { .int(Int($0)) })
    }
    return .void
  }

  /// `SHA256.hash(data:)`.
  func digest(_ type: String, _ call: LibraryCall) throws(Interrupt) -> Value? {
    guard call.name == "hash", let digest = Digest(named: type), let given = call["data"], !given.isUnknown,
      let bytes = try bytes(in: given, call.expression)
    else { return nil }
    try charge(bytes.count, call.expression)
    return .array(digest.hash(bytes).map { .int(Int($0)) })
  }

  private func bytes(in value: Value, _ expression: Expression) throws(Interrupt) -> [UInt8]? {
    if let record = value.record(of: "Data") { return DataBytes.bytes(of: record) }
    if case .string(let text) = value { return Array(text.utf8) }
    guard case .array(let values) = value else { return nil }
    return DataBytes.bytes(values)
  }
}
