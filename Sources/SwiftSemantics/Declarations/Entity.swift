import EarshotSwiftCode

/// A declaration that a name can mean.
package class Entity: Hashable {
  package let name: String
  /// Where it is declared.
  package let context: Context

  init(name: String, context: Context) {
    self.name = name
    self.context = context
  }

  package static func == (left: Entity, right: Entity) -> Bool { left === right }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A struct, class, enum, actor or protocol.
package final class NominalType: Entity {
  package let code: TypeDeclaration
  package unowned let program: Program
  package let parameters: [GenericParameter]
  /// What Swift calls `Self` in a protocol.
  package let selfParameter: GenericParameter?
  package private(set) lazy var inside: Context = Context(.nominal(self), parent: context) { [unowned self] in
    program.makeSignature(of: self)
  }
  var inheritance: Inheritance?
  var isResolvingInheritance = false
  var memberTable: MemberTable?
  var conformanceTable: ConformanceTable?

  init(code: TypeDeclaration, context: Context, program: Program) {
    self.code = code
    self.program = program
    parameters = code.generics.map { GenericParameter(name: $0.name, isPack: $0.isPack, span: $0.nameSpan) }
    selfParameter = code.kind == .protocolType ? GenericParameter(name: "Self") : nil
    super.init(name: code.name, context: context)
    program.remember(self)
  }

  /// Lets go of what was found out about it: its members and their types hold it, too.
  func forget() {
    madeSelfType = nil
    inheritance = nil
    memberTable = nil
    conformanceTable = nil
  }

  package var kind: TypeDeclaration.Kind { code.kind }
  package var isProtocol: Bool { code.kind == .protocolType }
  package var signature: GenericSignature { inside.signature }
  package var module: Module { context.file.module }

  /// The type around it.
  package var enclosingType: NominalType? {
    var place: Context? = context
    while let current = place {
      switch current.kind {
      case .nominal(let type): return type
      case .extended(let part): return part.nominal
      default: place = current.parent
      }
    }
    return nil
  }

  /// The outermost type around it, or itself.
  var outermost: NominalType { enclosingType?.outermost ?? self }

  /// With its own parameters as arguments: what `Self` is inside of it.
  package var selfType: Type {
    if let madeSelfType { return madeSelfType }
    let made = makeSelfType()
    madeSelfType = made
    return made
  }
  private var madeSelfType: Type?

  private func makeSelfType() -> Type {
    if let selfParameter { return program.types.make(.parameter(selfParameter)) }
    return program.types.nominal(self, allParameters.map { program.types.make(.parameter($0)) })
  }

  /// Those of the types around it first.
  package private(set) lazy var allParameters: [GenericParameter] =
    (enclosingType?.allParameters ?? []) + parameters
}

/// One `extension`, with the type that it is of.
package final class Extension {
  package let code: ExtensionDeclaration
  package unowned let nominal: NominalType
  package let context: Context
  package private(set) lazy var inside: Context = Context(.extended(self), parent: context) {
    [unowned self] in
    nominal.program.makeSignature(of: self)
  }

  init(code: ExtensionDeclaration, nominal: NominalType, context: Context) {
    self.code = code
    self.nominal = nominal
    self.context = context
  }
}

package final class TypeAlias: Entity {
  package let code: AliasDeclaration
  package unowned let program: Program
  package let parameters: [GenericParameter]
  var resolved: Type?
  var isResolving = false
  package private(set) lazy var inside: Context = Context(.alias(self), parent: context) { [unowned self] in
    program.makeSignature(
      parameters: parameters, code: code.generics, requirements: code.requirements, in: inside)
  }

  init(code: AliasDeclaration, context: Context, program: Program) {
    self.code = code
    self.program = program
    parameters = code.generics.map { GenericParameter(name: $0.name, isPack: $0.isPack, span: $0.nameSpan) }
    super.init(name: code.name, context: context)
  }
}

package final class AssociatedType: Entity {
  package let code: AssociatedTypeDeclaration
  package unowned let owner: NominalType

  init(code: AssociatedTypeDeclaration, owner: NominalType) {
    self.code = code
    self.owner = owner
    super.init(name: code.name, context: owner.inside)
  }

  /// The one of this name that is declared highest up: `Collection.Element` is `Sequence.Element`.
  package var anchor: AssociatedType { higher?.anchor ?? self }

  private lazy var higher: AssociatedType? = {
    for parent in owner.program.inheritance(of: owner).protocols {
      if let higher = owner.program.associatedType(named: name, of: parent.type) { return higher.anchor }
    }
    return nil
  }()
}

/// `some View` of one declaration.
package final class OpaqueType: Hashable {
  package unowned let owner: Value
  package let index: Int
  package let uses: [ProtocolUse]
  package let superclass: Type?
  /// The type parameters that can be named where it stands.
  package let parameters: [GenericParameter]

  init(owner: Value, index: Int, uses: [ProtocolUse], superclass: Type?, parameters: [GenericParameter]) {
    self.owner = owner
    self.index = index
    self.uses = uses
    self.superclass = superclass
    self.parameters = parameters
  }

  var constraintSpelling: String {
    if uses.isEmpty, superclass == nil { return "Any" }
    return Existential(protocols: uses, superclass: superclass).description.replacingPrefix("any ", with: "")
  }

  package static func == (left: OpaqueType, right: OpaqueType) -> Bool { left === right }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension String {
  fileprivate func replacingPrefix(_ prefix: String, with other: String) -> String {
    hasPrefix(prefix) ? other + dropFirst(prefix.count) : self
  }
}
