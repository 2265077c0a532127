import EarshotSwiftRuntime
import EarshotSwiftSemantics
import Foundation
import Synchronization

/// A value of the running program as the value of an attribute.
struct AttributeBox: Hashable, @unchecked Sendable, CustomStringConvertible {
  let key: HashedKey
  let description: String
  // Who keeps a text longer than the program ran can't compare what is in it any more.
  private weak var machine: Machine?

  init(_ value: RuntimeValue, _ type: Type, _ machine: Machine) throws {
    key = try machine.hashingKey(value, type)
    // A color is told by nothing but its type.
    description = (try? machine.describe(value, type, isDebug: false)) ?? "\(type)"
    self.machine = machine
  }

  static func == (left: AttributeBox, right: AttributeBox) -> Bool {
    left.machine != nil && left.machine === right.machine && left.key == right.key
  }

  func hash(into hasher: inout Hasher) { hasher.combine(key) }
}

/// A key of this machine for what a running program declares as a key.
protocol AttributeSlotKey: AttributedStringKey where Value == AttributeBox {
  /// Another type: each key needs one of its own.
  static var next: any AttributeSlotKey.Type { get }
}

/// Types without end, one inside of the other.
enum AttributeSlot<Before>: AttributeSlotKey {
  typealias Value = AttributeBox
  static var next: any AttributeSlotKey.Type { AttributeSlot<Self>.self }
  static var name: String { AttributeSlots.traits(of: self).name }
  static var inheritedByAddedText: Bool { AttributeSlots.traits(of: self).isInherited }
  static var runBoundaries: AttributedString.AttributeRunBoundaries? {
    AttributeSlots.traits(of: self).boundaries
  }
  static var invalidationConditions: Set<AttributedString.AttributeInvalidationCondition>? {
    AttributeSlots.traits(of: self).conditions
  }
}

/// Which keys of running programs have which type here. What a key says of itself is part of it: programs that
/// mean something else by a name get another type.
enum AttributeSlots {
  struct Traits: Hashable, Sendable {
    var name: String
    var isInherited = true
    var boundaries: AttributedString.AttributeRunBoundaries?
    var conditions: Set<AttributedString.AttributeInvalidationCondition>?
  }

  private struct Table {
    var slots: [Traits: any AttributeSlotKey.Type] = [:]
    var traits: [ObjectIdentifier: Traits] = [:]
    var last: any AttributeSlotKey.Type = AttributeSlot<Never>.self
  }

  private static let table = Mutex(Table())

  static func slot(for traits: Traits) -> any AttributeSlotKey.Type {
    table.withLock { table in
      if let known = table.slots[traits] { return known }
      let slot = table.last
      table.last = slot.next
      table.slots[traits] = slot
      table.traits[ObjectIdentifier(slot)] = traits
      return slot
    }
  }

  static func traits(of slot: any AttributeSlotKey.Type) -> Traits {
    table.withLock { $0.traits[ObjectIdentifier(slot)] } ?? Traits(name: "")
  }
}
