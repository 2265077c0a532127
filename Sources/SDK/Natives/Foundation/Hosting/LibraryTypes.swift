import EarshotSwiftRuntime
import EarshotSwiftSemantics
import Foundation

/// What the running program calls types of this machine.
struct LibraryTypes {
  private let machine: Machine

  init(_ machine: Machine) { self.machine = machine }

  /// A type of Foundation or the standard library; nested ones with dots.
  func named(_ name: String) throws -> Type {
    guard let found = machine.nominal(name, of: "Foundation") ?? machine.nominal(name, of: "Swift") else {
      throw Interruption.unknown("the type \(name)")
    }
    return found.selfType
  }

  /// The type that has the same name there as one of this machine.
  func hosting(_ type: Any.Type) throws -> Type {
    var parts = String(reflecting: type).split(separator: ".").map(String.init)
    if parts.first?.hasPrefix("(extension in ") ?? false || parts.count > 1 { parts.removeFirst() }
    return try named(parts.joined(separator: "."))
  }
}
