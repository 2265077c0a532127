// The numbers of kinds in packed code.

extension TypeDeclaration.Kind {
  private static let all: [TypeDeclaration.Kind] = [
    .structure, .classType, .enumeration, .actor, .protocolType,
  ]
  var packed: UInt8 { UInt8(Self.all.firstIndex(of: self) ?? 0) }
  init(packed: UInt8) { self = Self.all[Int(packed)] }
}

extension FunctionDeclaration.Kind {
  var packed: UInt8 {
    switch self {
    case .function: 0
    case .deinitializer: 1
    case .subscript: 2
    case .macro: 3
    case .initializer(.none): 4
    case .initializer(.optional): 5
    case .initializer(.implicitlyUnwrapped): 6
    }
  }

  init(packed: UInt8) {
    switch packed {
    case 0: self = .function
    case 1: self = .deinitializer
    case 2: self = .subscript
    case 3: self = .macro
    case 4: self = .initializer(.none)
    case 5: self = .initializer(.optional)
    case 6: self = .initializer(.implicitlyUnwrapped)
    default: PackedReader.isDamaged()
    }
  }
}

extension OperatorDeclaration.Fixity {
  private static let all: [OperatorDeclaration.Fixity] = [.prefix, .infix, .postfix]
  var packed: UInt8 { UInt8(Self.all.firstIndex(of: self) ?? 0) }
  init(packed: UInt8) { self = Self.all[Int(packed)] }
}

extension Accessor.Kind {
  private static let all: [Accessor.Kind] = [
    .get, .set, .willSet, .didSet, .modify, .read, .initial, .other,
  ]
  var packed: UInt8 { UInt8(Self.all.firstIndex(of: self) ?? 0) }
  init(packed: UInt8) { self = Self.all[Int(packed)] }
}
