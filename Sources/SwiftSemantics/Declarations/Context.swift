import EarshotSwiftCode

/// A place where names are looked up: what declares it, and what stands around it.
package final class Context {
  package enum Kind {
    case file(FileScope)
    case nominal(NominalType)
    case extended(Extension)
    /// The inside of a function, an initializer, a subscript, a property.
    case value(Value)
    case alias(TypeAlias)
    /// Statements with what they declare.
    case local(LocalScope)
  }

  package private(set) var kind: Kind
  package let parent: Context?
  unowned let program: Program
  /// What the type parameters of this place and of all around it must be.
  private let makeSignature: (() -> GenericSignature)?
  private var madeSignature: GenericSignature?
  /// Whether members of the type around are seen as those of the type itself, whatever is declared here.
  private(set) var isOfType = false

  init(_ kind: Kind, parent: Context?, signature: (() -> GenericSignature)? = nil) {
    self.kind = kind
    self.parent = parent
    self.makeSignature = signature
    if let parent {
      program = parent.program
    } else if case .file(let file) = kind {
      program = file.module.program
    } else {
      fatalError("a context without a file")
    }
    if case .local = kind {} else { program.remember(self) }
  }

  /// Lets go of what declares it, which holds it, too, and of what its types must be.
  func forget() {
    if case .file(let file) = kind { file.seenModules = nil }
    kind = .local(LocalScope())
    madeSignature = nil
  }

  package var signature: GenericSignature {
    if let madeSignature { return madeSignature }
    guard let makeSignature else { return parent?.signature ?? .none() }
    // While it is made, what stands around counts: a requirement may name a type.
    madeSignature = parent?.signature ?? .none()
    let signature = makeSignature()
    madeSignature = signature
    return signature
  }

  /// Where the default values of a declaration's parameters are read: there is no `self` yet.
  static func defaults(of value: Value) -> Context {
    let made = Context(.value(value), parent: value.context) { value.inside.signature }
    made.isOfType = true
    return made
  }

  /// Takes a signature that is still being filled, for what its requirements name.
  func adopt(_ signature: GenericSignature) { madeSignature = signature }

  package var file: FileScope {
    var context = self
    while true {
      if case .file(let file) = context.kind { return file }
      guard let parent = context.parent else { fatalError("a context without a file") }
      context = parent
    }
  }

  /// The type whose members can be named without a base, nearest first.
  package var nominal: NominalType? {
    switch kind {
    case .nominal(let type): type
    case .extended(let part): part.nominal
    default: parent?.nominal
    }
  }

  /// The function or property around it.
  package var value: Value? {
    switch kind {
    case .value(let value): value
    case .local: parent?.value
    default: nil
    }
  }
}

/// One file as a scope: the module it belongs to and what it imports.
package final class FileScope {
  package let source: SourceText
  package unowned let module: Module
  package let imports: [String]
  package private(set) lazy var context: Context = Context(.file(self), parent: nil)
  /// What `Program.modules(seenFrom:)` found when so many modules were known.
  var seenModules: (count: Int, modules: [Module])?
  /// Whether names of types that it extends, which its own module doesn't declare, are aliases of other modules.
  var importedAliases: [String: Bool] = [:]

  init(source: SourceText, module: Module, imports: [String]) {
    self.source = source
    self.module = module
    self.imports = imports
  }
}

/// What statements declare, in the order in which it becomes visible.
package final class LocalScope {
  package internal(set) var locals: [String: Local] = [:]
  package private(set) var values: [String: [Value]] = [:]
  package private(set) var types: [String: Entity] = [:]
  /// The variables of the scope around that are not there yet: those of `let name = "\(name)!"` where it is read what
  /// they begin with.
  let hidden: Set<String>

  init(hiding hidden: Set<String> = []) { self.hidden = hidden }

  func add(_ local: Local) { locals[local.name] = local }
  func add(_ value: Value) { values[value.name, default: []].append(value) }
  func add(type: Entity) { types[type.name] = type }
}

/// A variable of a body, a parameter, what a pattern binds.
package final class Local: Hashable {
  package let name: String
  package let span: Span
  package let isLet: Bool
  /// `let tide: Tide!`
  package var isImplicitlyUnwrapped = false
  /// What it is said to be; otherwise inference keeps it.
  package var type: Type?

  package init(name: String, span: Span, isLet: Bool, type: Type? = nil) {
    self.name = name
    self.span = span
    self.isLet = isLet
    self.type = type
  }

  package static func == (left: Local, right: Local) -> Bool { left === right }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
