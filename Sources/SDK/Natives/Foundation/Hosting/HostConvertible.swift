import EarshotSwiftRuntime
import EarshotSwiftSemantics
import Foundation

/// A type of this machine whose values those of a running program turn into, and back.
protocol HostConvertible {
  static func host(_ value: RuntimeValue) throws -> Self
  func runtime(_ machine: Machine) throws -> RuntimeValue
  /// What the running program calls the type.
  static func type(_ machine: Machine) throws -> Type
}

extension HostConvertible {
  static func type(_ machine: Machine) throws -> Type { try LibraryTypes(machine).hosting(Self.self) }
}

/// A type whose values the running program has just as they are: dates, styles, formatters.
protocol HostBoxed: HostConvertible {
  /// With what is current at the place where the program runs, where nothing else was said.
  func placed(in world: World?) -> Self
}

extension HostBoxed {
  func placed(in world: World?) -> Self { self }

  static func host(_ value: RuntimeValue) throws -> Self { try value.content.hosted(Self.self) }
  func runtime(_ machine: Machine) throws -> RuntimeValue {
    .host(machine.world == nil ? self : placed(in: machine.world))
  }
}

/// An enum whose cases carry nothing. They are listed as the declarations under `Modules` have them.
protocol HostCases: HostConvertible, Equatable {
  static var hostCases: [Self] { get }
}

extension HostCases {
  static func host(_ value: RuntimeValue) throws -> Self {
    guard case .enumCase(let index, _) = value.content, index < hostCases.count else {
      throw Interruption.unknown("a case of \(Self.self)")
    }
    return hostCases[index]
  }

  func runtime(_ machine: Machine) throws -> RuntimeValue {
    guard let index = Self.hostCases.firstIndex(of: self) else {
      throw Interruption.unknown("the case \(self) of \(Self.self)")
    }
    return .enumCase(index, [])
  }
}
