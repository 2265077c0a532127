/// A type as it stands in code, without meaning yet.
package indirect enum WrittenType: Hashable, Sendable {
  /// `Tide`, `Almanac<Tide>`; with a base `Outer<Int>.Inner`.
  case named(base: WrittenType?, name: String, arguments: [WrittenType])
  case optional(WrittenType)
  /// `Tide!`
  case implicitlyUnwrapped(WrittenType)
  case array(WrittenType)
  case dictionary(WrittenType, WrittenType)
  case tuple([Element])
  case function(Function)
  /// `Tide.Type`
  case metatype(WrittenType)
  /// `Tide.Protocol`
  case protocolMetatype(WrittenType)
  case some(WrittenType)
  case any(WrittenType)
  /// `Readable & Writable`
  case composition([WrittenType])
  /// `~Copyable`
  case suppressed(WrittenType)
  /// `repeat each T`
  case packExpansion(WrittenType)
  /// `each T`
  case packElement(WrittenType)
  /// `_`
  case inferred
  /// `@escaping`, `@ViewBuilder`, `inout` … before a type.
  case attributed(WrittenType, attributes: [Attribute], isInOut: Bool)
  /// An integer as a generic argument, and whatever has no form here.
  case other(String)

  package struct Element: Hashable, Sendable {
    package var label: String?
    package var type: WrittenType
    package var isVariadic: Bool

    package init(label: String?, type: WrittenType, isVariadic: Bool = false) {
      self.label = label
      self.type = type
      self.isVariadic = isVariadic
    }
  }

  package struct Function: Hashable, Sendable {
    package var parameters: [Element]
    package var result: WrittenType
    package var isAsync: Bool
    package var thrown: Thrown?

    package init(parameters: [Element], result: WrittenType, isAsync: Bool, thrown: Thrown?) {
      self.parameters = parameters
      self.result = result
      self.isAsync = isAsync
      self.thrown = thrown
    }
  }
}

extension WrittenType {
  /// `Outer` of `Outer.Inner<Tide>`.
  package var firstName: String {
    switch self {
    case .named(let base?, _, _): base.firstName
    case .named(nil, let name, _): name
    case .array: "Array"
    case .dictionary: "Dictionary"
    case .optional: "Optional"
    case .attributed(let type, _, _): type.firstName
    default: ""
    }
  }

  /// Whether arguments in brackets stand anywhere in it.
  package var hasArguments: Bool {
    switch self {
    case .named(let base, _, let arguments): !arguments.isEmpty || base?.hasArguments == true
    case .optional(let type), .implicitlyUnwrapped(let type), .array(let type), .metatype(let type),
      .protocolMetatype(let type), .some(let type), .any(let type), .suppressed(let type),
      .packExpansion(let type), .packElement(let type), .attributed(let type, _, _):
      type.hasArguments
    // The key of a dictionary is asked to be hashable.
    case .dictionary: true
    case .tuple(let elements): elements.contains { $0.type.hasArguments }
    case .function(let function):
      function.parameters.contains { $0.type.hasArguments } || function.result.hasArguments
    case .composition(let types): types.contains(where: \.hasArguments)
    case .inferred, .other: false
    }
  }
}

/// What `throws`, `throws(Fault)` and `rethrows` say.
package indirect enum Thrown: Hashable, Sendable {
  case anything
  case type(WrittenType)
  case whatArgumentsThrow
}

/// `@State`, `@available(iOS 17, *)`, `@Environment(\.locale)`.
package final class Attribute: Hashable, Sendable {
  package let type: WrittenType
  /// nil without parentheses. Not read for attributes of the language's own form (`available`).
  package let arguments: Deferred<[Argument]?>
  /// What stands between the parentheses, as text.
  package let argumentText: String?
  package let span: Span

  package init(
    type: WrittenType, arguments: Deferred<[Argument]?>, argumentText: String?, span: Span
  ) {
    self.type = type
    self.arguments = arguments
    self.argumentText = argumentText
    self.span = span
  }

  /// The last part of its name.
  package var name: String {
    if case .named(_, let name, _) = type { return name }
    return ""
  }

  package static func == (left: Attribute, right: Attribute) -> Bool { left === right }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
