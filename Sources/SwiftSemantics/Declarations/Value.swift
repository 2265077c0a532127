import EarshotSwiftCode

/// A function, an initializer, a subscript, a property, a variable outside of bodies, a case of an enum.
package final class Value: Entity {
  package enum Code {
    case function(FunctionDeclaration)
    case variable(VariableDeclaration, binding: Int, name: String, Span)
    case enumCase(CaseDeclaration)
    /// The initializer of all stored properties, and `init()`, that a type has without writing it.
    case memberwise([Value])
    /// What the compiler writes for an enum: `init?(rawValue:)`, `rawValue`, `allCases`, `hash(into:)`.
    case synthesized(SynthesizedMember)
  }

  package let code: Code

  /// What its code is written in: the file, or what was written for something in it.
  package var writtenIn: SourceText {
    switch code {
    case .function(let function): function.file
    case .variable(let variable, _, _, _): variable.file
    case .enumCase, .memberwise, .synthesized: context.file.source
    }
  }

  package unowned let program: Program
  package let parameters: [GenericParameter]
  var made: Interface?
  var isMaking = false
  /// `some P` in the place of a parameter's type declares a type parameter.
  package internal(set) var implicitParameters: [GenericParameter] = []
  var implicitRequirements: [GenericSignature.Requirement] = []
  var opaques: [OpaqueType] = []

  /// Whether it can't be used on the system that was asked for last.
  private var knownUnavailable: (system: SystemVersion?, answer: Bool)?

  package private(set) lazy var inside: Context = Context(.value(self), parent: context) { [unowned self] in
    program.makeSignature(of: self)
  }

  init(code: Code, name: String, context: Context, program: Program) {
    self.code = code
    self.program = program
    if case .function(let function) = code {
      parameters = function.generics.map {
        GenericParameter(name: $0.name, isPack: $0.isPack, span: $0.nameSpan)
      }
    } else {
      parameters = []
    }
    super.init(name: name, context: context)
  }

  /// Whether it can't be used on the system that the code runs on.
  var isUnavailable: Bool {
    if let known = knownUnavailable, known.system == program.system { return known.answer }
    let answer = program.isUnavailable(self)
    knownUnavailable = (program.system, answer)
    return answer
  }

  /// What a user of it sees.
  package struct Interface {
    package var parameters: [Parameter]?
    /// What a call gives, what a property holds.
    package var result: Type
    package var isAsync = false
    /// What a call of it may throw; nil: nothing.
    package var thrown: Type?
    package var isRethrowing = false
    /// `var tide: Tide!`, `init!`
    package var isImplicitlyUnwrapped = false
  }

  package struct Parameter {
    package var label: String?
    package var name: String
    package var type: Type
    package var isInOut = false
    package var isVariadic = false
    package var isAutoclosure = false
    package var hasDefault = false
    /// The result builder on it.
    package var builder: Type?

    /// What a value for it is: of an autoclosure what that gives.
    var givenType: Type { isAutoclosure ? type.function?.result ?? type : type }
  }
}

package enum SynthesizedMember {
  case rawValue(Type)
  case initRawValue(Type)
  case allCases
  case hashInto
  case hashValue
  case description
  case id
}

extension Value {
  package var modifiers: Modifiers {
    switch code {
    case .function(let function): function.modifiers
    case .variable(let variable, _, _, _): variable.modifiers
    case .enumCase, .memberwise, .synthesized: []
    }
  }

  package var attributes: [Attribute] {
    switch code {
    case .function(let function): function.attributes
    case .variable(let variable, _, _, _): variable.attributes
    case .enumCase(let enumCase): enumCase.attributes
    case .memberwise, .synthesized: []
    }
  }

  /// Whether it belongs to the type itself: cases and initializers do.
  package var isStatic: Bool {
    switch code {
    case .enumCase, .memberwise: true
    case .synthesized(let member):
      switch member {
      case .allCases, .initRawValue: true
      default: false
      }
    case .function(let function):
      if case .initializer = function.kind {
        true
      } else {
        !modifiers.isDisjoint(with: .ofTypes)
      }
    case .variable: !modifiers.isDisjoint(with: .ofTypes)
    }
  }

  package var isMacro: Bool {
    if case .function(let code) = code, case .macro = code.kind { return true }
    return false
  }

  package var isInitializer: Bool {
    switch code {
    case .function(let function): if case .initializer = function.kind { true } else { false }
    case .memberwise: true
    case .synthesized(let member): if case .initRawValue = member { true } else { false }
    case .variable, .enumCase: false
    }
  }
  package var isSubscript: Bool { name == "subscript" }

  package var isFunction: Bool {
    switch code {
    case .function(let function): if case .subscript = function.kind { false } else { true }
    case .memberwise: true
    case .synthesized(let member):
      switch member {
      case .hashInto, .initRawValue: true
      default: false
      }
    case .enumCase(let enumCase): enumCase.parameters != nil
    case .variable: false
    }
  }

  package var isOperator: Bool { name.isOperatorName }

  /// Whether its members by name are the cases of an enum, as macros of packages make them: `@_cases`.
  var leadsToCases: Bool { attributes.contains { $0.name == "_cases" } }
  /// The enum and what its case holds, where `@_cases(Enum, Held)` says so.
  var typesOfCases: [WrittenType] {
    attributes.first { $0.name == "_cases" }?.arguments.value?.map(\.value.asType) ?? []
  }

  var isEnumCase: Bool {
    if case .enumCase = code { return true }
    return false
  }

  /// `@objc optional`: what a type that conforms need not have.
  package var isOptionalRequirement: Bool { modifiers.contains(.isOptional) && owner?.isProtocol ?? false }

  package var isDisfavored: Bool { attributes.contains { $0.name == "_disfavoredOverload" } }

  /// The labels of its parameters; nil for what takes none.
  package var labels: [String?]? { program.interface(of: self).parameters?.map(\.label) }

  /// Whether it stands in an extension with a `where`.
  package var isConditional: Bool {
    if case .extended(let part) = context.kind { return !part.code.requirements.isEmpty }
    return false
  }

  /// Whether it is a requirement of a protocol.
  package var isRequirement: Bool {
    if case .nominal(let type) = context.kind { return type.isProtocol }
    return false
  }

  /// Where its name stands.
  package var span: Span {
    switch code {
    case .function(let function): function.nameSpan
    case .variable(_, _, _, let span): span
    case .enumCase(let enumCase): enumCase.nameSpan
    case .memberwise, .synthesized: context.nominal?.code.nameSpan ?? Span(0, 0)
    }
  }

  /// The type whose member it is.
  package var owner: NominalType? {
    switch context.kind {
    case .nominal(let type): type
    case .extended(let part): part.nominal
    default: nil
    }
  }

  /// Whether a property can be set.
  package var isSettable: Bool {
    switch code {
    case .variable(let variable, let index, _, _):
      if variable.isLet { return false }
      let accessors = variable.bindings[index].accessors
      if accessors.isEmpty { return true }
      return accessors.contains { [.set, .modify, .willSet, .didSet].contains($0.kind) }
    case .function(let function): return function.accessors.contains { [.set, .modify].contains($0.kind) }
    case .enumCase, .memberwise, .synthesized: return false
    }
  }

  /// Whether a property keeps its value itself.
  package var isStored: Bool {
    guard case .variable(let variable, let index, _, _) = code else { return false }
    return variable.bindings[index].accessors.allSatisfy { [.willSet, .didSet].contains($0.kind) }
  }
}
