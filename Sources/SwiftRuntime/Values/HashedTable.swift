import EarshotSwiftSemantics
import OrderedCollections

/// The entries of a `Dictionary` or, without values, a `Set`, in the order in which they came.
package final class HashedTable {
  package var entries: OrderedDictionary<HashedKey, RuntimeValue>

  package init(_ entries: OrderedDictionary<HashedKey, RuntimeValue> = [:]) { self.entries = entries }
}

/// A key with its hash, both by what its type says.
package struct HashedKey: Hashable {
  package let value: RuntimeValue
  private let hash: Int
  private let rule: HashingRule

  init(_ value: RuntimeValue, hash: Int, rule: HashingRule) {
    self.value = value
    self.hash = hash
    self.rule = rule
  }

  package static func == (left: HashedKey, right: HashedKey) -> Bool {
    switch (left.value, right.value) {
    case (.integer(let one), .integer(let other)): one == other
    case (.text(let one), .text(let other)): one == other
    default: left.hash == right.hash && left.rule.isEqual(left.value, right.value)
    }
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}

/// How keys of one type are compared.
final class HashingRule {
  private unowned let machine: Machine
  private let type: Type

  init(machine: Machine, type: Type) {
    self.machine = machine
    self.type = type
  }

  func isEqual(_ left: RuntimeValue, _ right: RuntimeValue) -> Bool {
    do {
      return try machine.isEqual(left, right, type)
    } catch {
      machine.pending = machine.pending ?? error
      return false
    }
  }

  func key(_ value: RuntimeValue) throws -> HashedKey {
    var hasher = Hasher()
    switch value {
    case .integer(let number): hasher.combine(number)
    case .text(let text): hasher.combine(text)
    default: try machine.hash(value, type, into: &hasher)
    }
    return HashedKey(value, hash: hasher.finalize(), rule: self)
  }
}
