import EarshotSwiftCode

package final class GenericParameter: Hashable {
  package let name: String
  package let isPack: Bool
  /// Where its name stands, for places.
  package let span: Span

  init(name: String, isPack: Bool = false, span: Span = Span(0, 0)) {
    self.name = name
    self.isPack = isPack
    self.span = span
  }

  package static func == (left: GenericParameter, right: GenericParameter) -> Bool { left === right }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The type parameters that can be named at a place, and what is required of them.
package final class GenericSignature {
  /// Those of the outermost declaration first.
  package private(set) var parameters: [GenericParameter]
  package private(set) var requirements: [Requirement]

  package enum Requirement {
    case conforms(Type, ProtocolUse)
    case inherits(Type, Type)
    case same(Type, Type)
  }

  init(parameters: [GenericParameter], requirements: [Requirement]) {
    self.parameters = parameters
    self.requirements = requirements
  }

  /// Of a place without any.
  static func none() -> GenericSignature { GenericSignature(parameters: [], requirements: []) }

  /// Whether it says itself that a type conforms.
  func states(_ subject: Type, _ wanted: NominalType) -> Bool {
    requirements.contains { requirement in
      guard case .conforms(subject, let use) = requirement else { return false }
      return use.type === wanted
    }
  }

  func add(_ requirement: Requirement) { requirements.append(requirement) }
}
