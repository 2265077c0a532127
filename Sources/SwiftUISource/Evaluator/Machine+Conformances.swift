extension Machine {
  /// The protocols of the app's own that a generic parameter asks for: `Titled` of `<Row: Titled>(_ row: Row)`
  /// and of `some Titled`.
  func ownProtocols(of type: TypeName, _ function: FunctionCode) -> [String] {
    let names: [String] =
      switch type.unwrapped {
      case .opaque(let names): names
      case .named(let path, _): path.first.flatMap { function.constraints[$0] } ?? []
      default: []
      }
    return names.filter { project.findType([$0], owner: nil, file: function.file)?.kind == .protocolType }
  }

  /// Whether a value is certainly of a type that does not conform: a title is no `Titled` row.
  func lacks(_ protocols: [String], _ known: KnownOwner) -> Bool {
    guard let names = conformingNames(known) else { return false }
    return protocols.contains { name in
      !names.contains(name)
        && !names.contains { project.lineage(ofOutside: $0).contains { $0.name == name } }
    }
  }

  /// Whether an operand is of a type that does not conform: numbers and lists do where the app says so, a whole
  /// number also as the `Double` that a literal may be.
  func isWithout(_ protocols: [String], _ value: Value) -> Bool {
    if protocols.isEmpty { return false }
    if lacks(protocols, .value(value)) { return true }
    guard value.isPlain, declaredInfo(of: value) == nil else { return false }
    var names = SDK.typeNames(of: value)
    if case .int = value { names += SDK.typeNames(of: .double(0)) }
    return protocols.contains { wanted in
      !names.contains { project.lineage(ofOutside: $0).contains { $0.name == wanted } }
    }
  }

  /// Whether what is handed to a protocol of the app's may be of it: a color of SwiftUI's that the app doesn't
  /// make conform is for SwiftUI's own modifier.
  func mayConform(_ expression: Expression, to info: TypeInfo, in scope: Scope) -> Bool {
    guard let value = try? evaluate(expression, in: scope) else { return true }
    return !lacks([info.name], .value(value))
  }

  /// Every name that the type answers to; nil where the type is not sure.
  private func conformingNames(_ known: KnownOwner) -> [String]? {
    switch known {
    case .value(let value):
      switch value {
      case .string, .localized: return Machine.literalTexts
      case .structure, .object, .enumeration: return typeNames(of: value)
      case _ where isColor(value): return SDK.typeNames(of: value)
      case .view(let view) where view.name == "Color": return SDK.typeNames(of: value)
      default: return nil
      }
    case .type(let actual, let info):
      if let info { return info.kind == .protocolType ? nil : project.allNames(of: info) }
      return actual.unwrapped.simpleName == "String" ? ["String"] : nil
    }
  }

  /// Whether it is a type of the SDK that nothing but its own instances are of: no literal, no value of the
  /// app's.
  func isReferenceOfSDK(_ type: TypeName) -> Bool {
    guard case .named(let path, _) = type.unwrapped, let name = path.last else { return false }
    return Machine.references.contains(name) && project.types(named: name).isEmpty
  }

  /// `.high`: a constant of a type that only the place tells; of these types there are none.
  func isImplicitConstant(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .implicitMember: true
    case .postfix(let base, let steps):
      isImplicitConstant(base)
        && steps.allSatisfy { step in
          if case .member = step { true } else { false }
        }
    default: false
    }
  }

  private static let references: Set<String> = [
    "CurrentValueSubject", "PassthroughSubject", "AnyPublisher", "AnyCancellable", "AsyncStream",
    "AsyncThrowingStream", "UserDefaults", "NotificationCenter",
  ]

  /// What a text in quotes may be.
  private static let literalTexts = [
    "String", "LocalizedStringKey", "LocalizedStringResource", "LocalizationValue", "Substring",
    "StringProtocol",
  ]
}

extension Value {
  /// Whether it is a value of the language or of the app's, and so no instance of a class of the SDK.
  var isPlain: Bool {
    switch self {
    case .bool, .int, .double, .string, .localized, .array, .dictionary, .set, .structure, .enumeration,
      .date,
      .url:
      true
    default: false
    }
  }
}
