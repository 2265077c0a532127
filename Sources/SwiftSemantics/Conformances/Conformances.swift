import EarshotSwiftCode

/// Which protocols a declared type conforms to, and where it says so.
package final class ConformanceTable {
  /// nil: the type's own declaration, or one that the compiler makes.
  package var entries: [NominalType: [Extension?]] = [:]
  package var uses: [ProtocolUse] = []
  /// How many extensions of the type's name were known when this was made.
  fileprivate var extensionCount = -1
  /// What of all was read when that was asked last.
  fileprivate var readCount = -1
}

/// Whether something holds; not known where a variable is still open.
package enum Answer {
  case yes, no, unknown

  static func && (left: Answer, right: @autoclosure () -> Answer) -> Answer {
    switch left {
    case .no: return .no
    case .yes: return right()
    case .unknown: return right() == .no ? .no : .unknown
    }
  }
}

extension Program {
  /// Whether a type has a member only under a condition: it stands in an extension with a `where`, or is of a protocol
  /// to which the type conforms in such extensions alone.
  func isConditional(_ member: Value, of base: Type) -> Bool {
    if member.isConditional { return true }
    guard let owner = member.owner, owner.isProtocol, let nominal = base.nominal,
      let parts = conformanceTable(of: nominal).entries[owner]
    else { return false }
    return parts.allSatisfy { !($0?.code.requirements.isEmpty ?? true) }
  }

  package func conformanceTable(of type: NominalType) -> ConformanceTable {
    let table = type.conformanceTable ?? ConformanceTable()
    if table.readCount == readCount { return table }
    type.conformanceTable = table
    let known = knownExtensions(of: type)
    guard table.extensionCount != known else {
      table.readCount = readCount
      return table
    }
    let members = memberTable(of: type)
    table.extensionCount = known
    table.entries = [:]
    table.uses = []
    func add(_ uses: [ProtocolUse], from part: Extension?) {
      for use in closure(of: uses) {
        table.uses.append(use)
        table.entries[use.type, default: []].append(part)
      }
    }
    add(inheritance(of: type).protocols, from: nil)
    add(madeConformances(of: type).map { ProtocolUse(type: $0) }, from: nil)
    for part in members.extensions where !part.code.inherited.isEmpty {
      for written in part.code.inherited {
        if case .existential(let existential) = resolveConstraint(written, in: part.inside).kind {
          add(existential.protocols, from: part)
        }
      }
    }
    return table
  }

  /// What the compiler makes a type conform to without a word.
  private func madeConformances(of type: NominalType) -> [NominalType] {
    var names: [String] = []
    switch type.kind {
    case .enumeration:
      if inheritance(of: type).rawType != nil { names += ["RawRepresentable", "Hashable"] }
      let members = type.code.members
      let hasPayload = members.places(.init(.enumCase)).contains { place in
        if case .enumCase(let code) = members[place] { code.parameters != nil } else { false }
      }
      if !hasPayload { names.append("Hashable") }
    case .actor: names.append("Actor")
    case .structure, .classType, .protocolType: break
    }
    var made = names.compactMap { language.type($0) }
    for attribute in type.code.attributes where !attribute.isLanguageOwn {
      made += conformances(ofMacro: attribute.name, on: type)
      guard let name = MacroMeaning.conformance(of: attribute.name),
        case let found? = lookUpType(name, in: type.context) as? NominalType
      else { continue }
      made.append(found)
    }
    return made
  }

  /// What `@attached(extension, conformances: …)` says of a macro that is declared.
  private func conformances(ofMacro name: String, on type: NominalType) -> [NominalType] {
    var found: [NominalType] = []
    for macro in lookUp(name, in: type.context, isMacro: true).compactMap(\.value) {
      for attribute in macro.attributes where attribute.name == "attached" {
        var isConformance = false
        for argument in attribute.arguments.value.flatMap({ $0 }) ?? [] {
          if let label = argument.label { isConformance = label == "conformances" }
          guard isConformance,
            case .existential(let all) = resolve(argument.value.asType, in: macro.context).kind
          else { continue }
          found += all.protocols.map(\.type)
        }
      }
    }
    return found
  }

  /// Whether a type conforms to a protocol, seen from a place.
  package func conforms(_ type: Type, to protocolType: NominalType, in context: Context?) -> Answer {
    if LanguageTypes.markers.contains(protocolType.name), protocolType.module.name == "Swift" { return .yes }
    switch type.kind {
    case .hole: return .yes
    case .variable: return .unknown
    case .member(let base, _) where !base.isAbstract: return .unknown
    case .parameter, .member, .opaque:
      let plainest = reduce(type, in: context)
      if plainest !== type { return conforms(plainest, to: protocolType, in: context) }
      let known = bounds(of: type, in: context)
      if known.protocols.contains(where: { $0.type === protocolType }) { return .yes }
      return known.superclass.map { conforms($0, to: protocolType, in: context) } ?? .no
    case .nominal(let nominal, _):
      var answer = Answer.no
      for entry in conformanceTable(of: nominal).entries[protocolType] ?? [] {
        let found = entry.map { holds(requirementsOf: $0, for: type, in: context) } ?? .yes
        if found == .yes { return .yes }
        if found == .unknown { answer = .unknown }
      }
      if answer == .no, let above = superclass(of: type) {
        return conforms(above, to: protocolType, in: context)
      }
      return answer
    case .existential(let existential):
      if let above = superclass(of: existential), conforms(above, to: protocolType, in: context) == .yes {
        return .yes
      }
      let isSelfConforming = protocolType === language.type("Error")
      return isSelfConforming && existential.protocols.contains { inherits($0.type, from: protocolType) }
        ? .yes : .no
    case .tuple, .function, .metatype, .pack, .expansion: return .no
    }
  }

  /// Whether what an extension asks for beyond the type's own requirements is so for one of its types.
  package func holds(requirementsOf part: Extension, for type: Type, in context: Context?) -> Answer {
    let map = substitution(of: type, for: part.nominal)
    var answer = Answer.yes
    for requirement in part.inside.signature.requirements.dropFirst(part.nominal.signature.requirements.count)
    {
      answer = answer && holds(requirement, map, in: context)
      if answer == .no { return .no }
    }
    return answer
  }

  /// Whether what the extension that declares a member asks for could be so for a type.
  package func couldBe(_ member: Value, of type: Type, in context: Context?) -> Bool {
    guard case .extended(let part) = member.context.kind, !part.nominal.isProtocol else { return true }
    return holds(requirementsOf: part, for: type, in: context) != .no
  }

  func holds(_ requirement: GenericSignature.Requirement, _ map: Substitution, in context: Context?) -> Answer
  {
    func put(_ type: Type) -> Type { reduce(substitute(type, map, in: context), in: context) }
    switch requirement {
    case .conforms(let subject, let use):
      let subject = put(subject)
      if case .pack(let elements) = subject.kind {
        return elements.reduce(Answer.yes) { answer, element in
          answer && conforms(element.expanded, to: use.type, in: context)
        }
      }
      return conforms(subject, to: use.type, in: context)
    case .same(let left, let right):
      return couldBeSame(put(left), put(right))
    case .inherits(let subject, let above):
      let subject = put(subject)
      if subject.variable != nil { return .unknown }
      guard let nominal = above.nominal else { return .no }
      if superclassType(of: subject, declaredBy: nominal) != nil { return .yes }
      return bounds(of: subject, in: context).superclass
        .map { superclassType(of: $0, declaredBy: nominal) != nil ? .yes : .no } ?? .no
    }
  }

  private func couldBeSame(_ left: Type, _ right: Type) -> Answer {
    if left === right || left.isHole || right.isHole { return .yes }
    if left.variable != nil || right.variable != nil { return .unknown }
    if left.isUnknownMember || right.isUnknownMember { return .unknown }
    guard left.hasVariables || right.hasVariables || left.hasHoles || right.hasHoles else { return .no }
    switch (left.kind, right.kind) {
    case (.nominal(let one, let some), .nominal(let other, let others)):
      guard one === other else { return .no }
      return zip(some, others).reduce(.yes) { $0 && couldBeSame($1.0, $1.1) }
    case (.tuple(let some), .tuple(let others)):
      guard some.count == others.count else { return .no }
      return zip(some, others).reduce(.yes) { $0 && couldBeSame($1.0.type, $1.1.type) }
    case (.function, .function), (.metatype, .metatype): return .unknown
    default: return .no
    }
  }
}

extension Type {
  var expanded: Type {
    if case .expansion(let pattern) = kind { return pattern }
    return self
  }

  /// `$0.Element`: a member of something that is still to be found.
  var isUnknownMember: Bool {
    if case .member(let base, _) = kind { return base.variable != nil || base.isUnknownMember }
    return false
  }
}

/// What attached macros give to the type that they stand on, as far as types are asked for.
enum MacroMeaning {
  private static let conformances = ["Observable": "Observable", "Model": "PersistentModel"]

  /// `@TaskLocal` gives what a wrapper of the type of its name would.
  static func makes(_ type: NominalType, _ kind: String) -> Bool {
    kind == "propertyWrapper" && type.name == "TaskLocal" && type.module.name == "Swift"
  }

  static func conformance(of macro: String) -> String? { conformances[macro] }
}
