/// The names that the language itself knows: what literals, `?`, `[ ]` and loops stand for.
package final class LanguageTypes {
  unowned let program: Program
  private var known: [String: NominalType?] = [:]

  init(program: Program) { self.program = program }

  /// A type of the standard library.
  package func type(_ name: String) -> NominalType? {
    if let found = known[name] { return found }
    let found = program.module(named: "Swift")?.types(named: name).lazy.compactMap { $0 as? NominalType }
      .first
    known[name] = found
    return found
  }

  /// A type of the standard library with arguments; a hole where it isn't declared.
  package func make(_ name: String, _ arguments: [Type] = []) -> Type {
    guard let type = type(name) else { return program.types.hole("Swift.\(name) isn't declared") }
    return program.types.nominal(type, arguments)
  }

  package func optional(_ type: Type) -> Type { make("Optional", [type]) }
  package func array(_ element: Type) -> Type { make("Array", [element]) }
  package func dictionary(_ key: Type, _ value: Type) -> Type { make("Dictionary", [key, value]) }
  package var int: Type { make("Int") }
  package var double: Type { make("Double") }
  package var string: Type { make("String") }
  package var bool: Type { make("Bool") }
  package var never: Type { make("Never") }
  package var anyError: Type {
    guard let error = type("Error") else { return program.types.hole("Swift.Error isn't declared") }
    return program.types.existential([ProtocolUse(type: error)])
  }

  /// What a pointer that a changed argument becomes points to: `&range` for an `UnsafeMutablePointer<NSRange>?`.
  package func pointee(_ type: Type) -> Type? {
    guard case .nominal(let nominal, let arguments) = type.kind else { return nil }
    if nominal === self.type("Optional") { return arguments.first.flatMap(pointee) }
    guard nominal.name.hasSuffix("Pointer"), arguments.count == 1,
      nominal === self.type("UnsafeMutablePointer") || nominal === self.type("UnsafePointer")
    else { return nil }
    return arguments.first
  }

  /// What is inside of an optional.
  package func wrapped(_ type: Type) -> Type? {
    guard case .nominal(let nominal, let arguments) = type.kind, nominal === self.type("Optional") else {
      return nil
    }
    return arguments.first
  }

  /// Which protocol a kind of literal asks for, and the type that it has by itself.
  package func literal(_ kind: LiteralKind) -> (protocolType: NominalType, preferred: Type?)? {
    guard let type = type(kind.protocolName) else { return nil }
    return (type, kind.preferredName.map { make($0) })
  }

  /// Protocols that every type is taken to conform to: the compiler finds most of it by itself.
  static let markers: Set<String> = [
    "Sendable", "Copyable", "Escapable", "BitwiseCopyable", "SendableMetatype",
  ]
}

package enum LiteralKind: Hashable {
  case integer, float, boolean, string, interpolation, character, unicodeScalar, array, dictionary,
    nilLiteral, regex

  package var protocolName: String {
    switch self {
    case .integer: "ExpressibleByIntegerLiteral"
    case .float: "ExpressibleByFloatLiteral"
    case .boolean: "ExpressibleByBooleanLiteral"
    case .string: "ExpressibleByStringLiteral"
    case .interpolation: "ExpressibleByStringInterpolation"
    case .character: "ExpressibleByExtendedGraphemeClusterLiteral"
    case .unicodeScalar: "ExpressibleByUnicodeScalarLiteral"
    case .array: "ExpressibleByArrayLiteral"
    case .dictionary: "ExpressibleByDictionaryLiteral"
    case .nilLiteral: "ExpressibleByNilLiteral"
    case .regex: ""
    }
  }

  package var preferredName: String? {
    switch self {
    case .integer: "Int"
    case .float: "Double"
    case .boolean: "Bool"
    case .string, .interpolation, .character, .unicodeScalar: "String"
    case .array, .dictionary, .nilLiteral, .regex: nil
    }
  }
}
