// Swift's module Synchronization: the declarations of Atomic.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

struct Atomic<Value> where Value: AtomicRepresentable {
  init(_ initialValue: Value)
}

extension Atomic: Sendable where Value: Sendable {}

extension Atomic where Value == Bool {
  @discardableResult func logicalAnd(_ operand: Bool, ordering: AtomicUpdateOrdering) -> (
    oldValue: Bool, newValue: Bool
  )
  @discardableResult func logicalOr(_ operand: Bool, ordering: AtomicUpdateOrdering) -> (
    oldValue: Bool, newValue: Bool
  )
  @discardableResult func logicalXor(_ operand: Bool, ordering: AtomicUpdateOrdering) -> (
    oldValue: Bool, newValue: Bool
  )
}

extension Atomic where Value == Int {
  @discardableResult func wrappingAdd(_ operand: Int, ordering: AtomicUpdateOrdering) -> (
    oldValue: Int, newValue: Int
  )
  @discardableResult func wrappingSubtract(_ operand: Int, ordering: AtomicUpdateOrdering) -> (
    oldValue: Int, newValue: Int
  )
  @discardableResult func bitwiseAnd(_ operand: Int, ordering: AtomicUpdateOrdering) -> (
    oldValue: Int, newValue: Int
  )
  @discardableResult func bitwiseOr(_ operand: Int, ordering: AtomicUpdateOrdering) -> (
    oldValue: Int, newValue: Int
  )
  @discardableResult func bitwiseXor(_ operand: Int, ordering: AtomicUpdateOrdering) -> (
    oldValue: Int, newValue: Int
  )
  @discardableResult func min(_ operand: Int, ordering: AtomicUpdateOrdering) -> (
    oldValue: Int, newValue: Int
  )
  @discardableResult func max(_ operand: Int, ordering: AtomicUpdateOrdering) -> (
    oldValue: Int, newValue: Int
  )
  @discardableResult func add(_ operand: Int, ordering: AtomicUpdateOrdering) -> (
    oldValue: Int, newValue: Int
  )
  @discardableResult func subtract(_ operand: Int, ordering: AtomicUpdateOrdering) -> (
    oldValue: Int, newValue: Int
  )
}

extension Atomic where Value == Int8 {
  @discardableResult func wrappingAdd(_ operand: Int8, ordering: AtomicUpdateOrdering) -> (
    oldValue: Int8, newValue: Int8
  )
  @discardableResult func wrappingSubtract(_ operand: Int8, ordering: AtomicUpdateOrdering) -> (
    oldValue: Int8, newValue: Int8
  )
  @discardableResult func bitwiseAnd(_ operand: Int8, ordering: AtomicUpdateOrdering) -> (
    oldValue: Int8, newValue: Int8
  )
  @discardableResult func bitwiseOr(_ operand: Int8, ordering: AtomicUpdateOrdering) -> (
    oldValue: Int8, newValue: Int8
  )
  @discardableResult func bitwiseXor(_ operand: Int8, ordering: AtomicUpdateOrdering) -> (
    oldValue: Int8, newValue: Int8
  )
  @discardableResult func min(_ operand: Int8, ordering: AtomicUpdateOrdering) -> (
    oldValue: Int8, newValue: Int8
  )
  @discardableResult func max(_ operand: Int8, ordering: AtomicUpdateOrdering) -> (
    oldValue: Int8, newValue: Int8
  )
  @discardableResult func add(_ operand: Int8, ordering: AtomicUpdateOrdering) -> (
    oldValue: Int8, newValue: Int8
  )
  @discardableResult func subtract(_ operand: Int8, ordering: AtomicUpdateOrdering) -> (
    oldValue: Int8, newValue: Int8
  )
}

extension Atomic where Value == Int16 {
  @discardableResult func wrappingAdd(_ operand: Int16, ordering: AtomicUpdateOrdering) -> (
    oldValue: Int16, newValue: Int16
  )
  @discardableResult func wrappingSubtract(_ operand: Int16, ordering: AtomicUpdateOrdering) -> (
    oldValue: Int16, newValue: Int16
  )
  @discardableResult func bitwiseAnd(_ operand: Int16, ordering: AtomicUpdateOrdering) -> (
    oldValue: Int16, newValue: Int16
  )
  @discardableResult func bitwiseOr(_ operand: Int16, ordering: AtomicUpdateOrdering) -> (
    oldValue: Int16, newValue: Int16
  )
  @discardableResult func bitwiseXor(_ operand: Int16, ordering: AtomicUpdateOrdering) -> (
    oldValue: Int16, newValue: Int16
  )
  @discardableResult func min(_ operand: Int16, ordering: AtomicUpdateOrdering) -> (
    oldValue: Int16, newValue: Int16
  )
  @discardableResult func max(_ operand: Int16, ordering: AtomicUpdateOrdering) -> (
    oldValue: Int16, newValue: Int16
  )
  @discardableResult func add(_ operand: Int16, ordering: AtomicUpdateOrdering) -> (
    oldValue: Int16, newValue: Int16
  )
  @discardableResult func subtract(_ operand: Int16, ordering: AtomicUpdateOrdering) -> (
    oldValue: Int16, newValue: Int16
  )
}

extension Atomic where Value == Int32 {
  @discardableResult func wrappingAdd(_ operand: Int32, ordering: AtomicUpdateOrdering) -> (
    oldValue: Int32, newValue: Int32
  )
  @discardableResult func wrappingSubtract(_ operand: Int32, ordering: AtomicUpdateOrdering) -> (
    oldValue: Int32, newValue: Int32
  )
  @discardableResult func bitwiseAnd(_ operand: Int32, ordering: AtomicUpdateOrdering) -> (
    oldValue: Int32, newValue: Int32
  )
  @discardableResult func bitwiseOr(_ operand: Int32, ordering: AtomicUpdateOrdering) -> (
    oldValue: Int32, newValue: Int32
  )
  @discardableResult func bitwiseXor(_ operand: Int32, ordering: AtomicUpdateOrdering) -> (
    oldValue: Int32, newValue: Int32
  )
  @discardableResult func min(_ operand: Int32, ordering: AtomicUpdateOrdering) -> (
    oldValue: Int32, newValue: Int32
  )
  @discardableResult func max(_ operand: Int32, ordering: AtomicUpdateOrdering) -> (
    oldValue: Int32, newValue: Int32
  )
  @discardableResult func add(_ operand: Int32, ordering: AtomicUpdateOrdering) -> (
    oldValue: Int32, newValue: Int32
  )
  @discardableResult func subtract(_ operand: Int32, ordering: AtomicUpdateOrdering) -> (
    oldValue: Int32, newValue: Int32
  )
}

extension Atomic where Value == Int64 {
  @discardableResult func wrappingAdd(_ operand: Int64, ordering: AtomicUpdateOrdering) -> (
    oldValue: Int64, newValue: Int64
  )
  @discardableResult func wrappingSubtract(_ operand: Int64, ordering: AtomicUpdateOrdering) -> (
    oldValue: Int64, newValue: Int64
  )
  @discardableResult func bitwiseAnd(_ operand: Int64, ordering: AtomicUpdateOrdering) -> (
    oldValue: Int64, newValue: Int64
  )
  @discardableResult func bitwiseOr(_ operand: Int64, ordering: AtomicUpdateOrdering) -> (
    oldValue: Int64, newValue: Int64
  )
  @discardableResult func bitwiseXor(_ operand: Int64, ordering: AtomicUpdateOrdering) -> (
    oldValue: Int64, newValue: Int64
  )
  @discardableResult func min(_ operand: Int64, ordering: AtomicUpdateOrdering) -> (
    oldValue: Int64, newValue: Int64
  )
  @discardableResult func max(_ operand: Int64, ordering: AtomicUpdateOrdering) -> (
    oldValue: Int64, newValue: Int64
  )
  @discardableResult func add(_ operand: Int64, ordering: AtomicUpdateOrdering) -> (
    oldValue: Int64, newValue: Int64
  )
  @discardableResult func subtract(_ operand: Int64, ordering: AtomicUpdateOrdering) -> (
    oldValue: Int64, newValue: Int64
  )
}

extension Atomic where Value == Int128 {
  @discardableResult func wrappingAdd(_ operand: Int128, ordering: AtomicUpdateOrdering) -> (
    oldValue: Int128, newValue: Int128
  )
  @discardableResult func wrappingSubtract(_ operand: Int128, ordering: AtomicUpdateOrdering) -> (
    oldValue: Int128, newValue: Int128
  )
  @discardableResult func bitwiseAnd(_ operand: Int128, ordering: AtomicUpdateOrdering) -> (
    oldValue: Int128, newValue: Int128
  )
  @discardableResult func bitwiseOr(_ operand: Int128, ordering: AtomicUpdateOrdering) -> (
    oldValue: Int128, newValue: Int128
  )
  @discardableResult func bitwiseXor(_ operand: Int128, ordering: AtomicUpdateOrdering) -> (
    oldValue: Int128, newValue: Int128
  )
  @discardableResult func min(_ operand: Int128, ordering: AtomicUpdateOrdering) -> (
    oldValue: Int128, newValue: Int128
  )
  @discardableResult func max(_ operand: Int128, ordering: AtomicUpdateOrdering) -> (
    oldValue: Int128, newValue: Int128
  )
  @discardableResult func add(_ operand: Int128, ordering: AtomicUpdateOrdering) -> (
    oldValue: Int128, newValue: Int128
  )
  @discardableResult func subtract(_ operand: Int128, ordering: AtomicUpdateOrdering) -> (
    oldValue: Int128, newValue: Int128
  )
}

extension Atomic where Value == UInt {
  @discardableResult func wrappingAdd(_ operand: UInt, ordering: AtomicUpdateOrdering) -> (
    oldValue: UInt, newValue: UInt
  )
  @discardableResult func wrappingSubtract(_ operand: UInt, ordering: AtomicUpdateOrdering) -> (
    oldValue: UInt, newValue: UInt
  )
  @discardableResult func bitwiseAnd(_ operand: UInt, ordering: AtomicUpdateOrdering) -> (
    oldValue: UInt, newValue: UInt
  )
  @discardableResult func bitwiseOr(_ operand: UInt, ordering: AtomicUpdateOrdering) -> (
    oldValue: UInt, newValue: UInt
  )
  @discardableResult func bitwiseXor(_ operand: UInt, ordering: AtomicUpdateOrdering) -> (
    oldValue: UInt, newValue: UInt
  )
  @discardableResult func min(_ operand: UInt, ordering: AtomicUpdateOrdering) -> (
    oldValue: UInt, newValue: UInt
  )
  @discardableResult func max(_ operand: UInt, ordering: AtomicUpdateOrdering) -> (
    oldValue: UInt, newValue: UInt
  )
  @discardableResult func add(_ operand: UInt, ordering: AtomicUpdateOrdering) -> (
    oldValue: UInt, newValue: UInt
  )
  @discardableResult func subtract(_ operand: UInt, ordering: AtomicUpdateOrdering) -> (
    oldValue: UInt, newValue: UInt
  )
}

extension Atomic where Value == UInt8 {
  @discardableResult func wrappingAdd(_ operand: UInt8, ordering: AtomicUpdateOrdering) -> (
    oldValue: UInt8, newValue: UInt8
  )
  @discardableResult func wrappingSubtract(_ operand: UInt8, ordering: AtomicUpdateOrdering) -> (
    oldValue: UInt8, newValue: UInt8
  )
  @discardableResult func bitwiseAnd(_ operand: UInt8, ordering: AtomicUpdateOrdering) -> (
    oldValue: UInt8, newValue: UInt8
  )
  @discardableResult func bitwiseOr(_ operand: UInt8, ordering: AtomicUpdateOrdering) -> (
    oldValue: UInt8, newValue: UInt8
  )
  @discardableResult func bitwiseXor(_ operand: UInt8, ordering: AtomicUpdateOrdering) -> (
    oldValue: UInt8, newValue: UInt8
  )
  @discardableResult func min(_ operand: UInt8, ordering: AtomicUpdateOrdering) -> (
    oldValue: UInt8, newValue: UInt8
  )
  @discardableResult func max(_ operand: UInt8, ordering: AtomicUpdateOrdering) -> (
    oldValue: UInt8, newValue: UInt8
  )
  @discardableResult func add(_ operand: UInt8, ordering: AtomicUpdateOrdering) -> (
    oldValue: UInt8, newValue: UInt8
  )
  @discardableResult func subtract(_ operand: UInt8, ordering: AtomicUpdateOrdering) -> (
    oldValue: UInt8, newValue: UInt8
  )
}

extension Atomic where Value == UInt16 {
  @discardableResult func wrappingAdd(_ operand: UInt16, ordering: AtomicUpdateOrdering) -> (
    oldValue: UInt16, newValue: UInt16
  )
  @discardableResult func wrappingSubtract(_ operand: UInt16, ordering: AtomicUpdateOrdering) -> (
    oldValue: UInt16, newValue: UInt16
  )
  @discardableResult func bitwiseAnd(_ operand: UInt16, ordering: AtomicUpdateOrdering) -> (
    oldValue: UInt16, newValue: UInt16
  )
  @discardableResult func bitwiseOr(_ operand: UInt16, ordering: AtomicUpdateOrdering) -> (
    oldValue: UInt16, newValue: UInt16
  )
  @discardableResult func bitwiseXor(_ operand: UInt16, ordering: AtomicUpdateOrdering) -> (
    oldValue: UInt16, newValue: UInt16
  )
  @discardableResult func min(_ operand: UInt16, ordering: AtomicUpdateOrdering) -> (
    oldValue: UInt16, newValue: UInt16
  )
  @discardableResult func max(_ operand: UInt16, ordering: AtomicUpdateOrdering) -> (
    oldValue: UInt16, newValue: UInt16
  )
  @discardableResult func add(_ operand: UInt16, ordering: AtomicUpdateOrdering) -> (
    oldValue: UInt16, newValue: UInt16
  )
  @discardableResult func subtract(_ operand: UInt16, ordering: AtomicUpdateOrdering) -> (
    oldValue: UInt16, newValue: UInt16
  )
}

extension Atomic where Value == UInt32 {
  @discardableResult func wrappingAdd(_ operand: UInt32, ordering: AtomicUpdateOrdering) -> (
    oldValue: UInt32, newValue: UInt32
  )
  @discardableResult func wrappingSubtract(_ operand: UInt32, ordering: AtomicUpdateOrdering) -> (
    oldValue: UInt32, newValue: UInt32
  )
  @discardableResult func bitwiseAnd(_ operand: UInt32, ordering: AtomicUpdateOrdering) -> (
    oldValue: UInt32, newValue: UInt32
  )
  @discardableResult func bitwiseOr(_ operand: UInt32, ordering: AtomicUpdateOrdering) -> (
    oldValue: UInt32, newValue: UInt32
  )
  @discardableResult func bitwiseXor(_ operand: UInt32, ordering: AtomicUpdateOrdering) -> (
    oldValue: UInt32, newValue: UInt32
  )
  @discardableResult func min(_ operand: UInt32, ordering: AtomicUpdateOrdering) -> (
    oldValue: UInt32, newValue: UInt32
  )
  @discardableResult func max(_ operand: UInt32, ordering: AtomicUpdateOrdering) -> (
    oldValue: UInt32, newValue: UInt32
  )
  @discardableResult func add(_ operand: UInt32, ordering: AtomicUpdateOrdering) -> (
    oldValue: UInt32, newValue: UInt32
  )
  @discardableResult func subtract(_ operand: UInt32, ordering: AtomicUpdateOrdering) -> (
    oldValue: UInt32, newValue: UInt32
  )
}

extension Atomic where Value == UInt64 {
  @discardableResult func wrappingAdd(_ operand: UInt64, ordering: AtomicUpdateOrdering) -> (
    oldValue: UInt64, newValue: UInt64
  )
  @discardableResult func wrappingSubtract(_ operand: UInt64, ordering: AtomicUpdateOrdering) -> (
    oldValue: UInt64, newValue: UInt64
  )
  @discardableResult func bitwiseAnd(_ operand: UInt64, ordering: AtomicUpdateOrdering) -> (
    oldValue: UInt64, newValue: UInt64
  )
  @discardableResult func bitwiseOr(_ operand: UInt64, ordering: AtomicUpdateOrdering) -> (
    oldValue: UInt64, newValue: UInt64
  )
  @discardableResult func bitwiseXor(_ operand: UInt64, ordering: AtomicUpdateOrdering) -> (
    oldValue: UInt64, newValue: UInt64
  )
  @discardableResult func min(_ operand: UInt64, ordering: AtomicUpdateOrdering) -> (
    oldValue: UInt64, newValue: UInt64
  )
  @discardableResult func max(_ operand: UInt64, ordering: AtomicUpdateOrdering) -> (
    oldValue: UInt64, newValue: UInt64
  )
  @discardableResult func add(_ operand: UInt64, ordering: AtomicUpdateOrdering) -> (
    oldValue: UInt64, newValue: UInt64
  )
  @discardableResult func subtract(_ operand: UInt64, ordering: AtomicUpdateOrdering) -> (
    oldValue: UInt64, newValue: UInt64
  )
}

extension Atomic where Value == UInt128 {
  @discardableResult func wrappingAdd(_ operand: UInt128, ordering: AtomicUpdateOrdering) -> (
    oldValue: UInt128, newValue: UInt128
  )
  @discardableResult func wrappingSubtract(_ operand: UInt128, ordering: AtomicUpdateOrdering) -> (
    oldValue: UInt128, newValue: UInt128
  )
  @discardableResult func bitwiseAnd(_ operand: UInt128, ordering: AtomicUpdateOrdering) -> (
    oldValue: UInt128, newValue: UInt128
  )
  @discardableResult func bitwiseOr(_ operand: UInt128, ordering: AtomicUpdateOrdering) -> (
    oldValue: UInt128, newValue: UInt128
  )
  @discardableResult func bitwiseXor(_ operand: UInt128, ordering: AtomicUpdateOrdering) -> (
    oldValue: UInt128, newValue: UInt128
  )
  @discardableResult func min(_ operand: UInt128, ordering: AtomicUpdateOrdering) -> (
    oldValue: UInt128, newValue: UInt128
  )
  @discardableResult func max(_ operand: UInt128, ordering: AtomicUpdateOrdering) -> (
    oldValue: UInt128, newValue: UInt128
  )
  @discardableResult func add(_ operand: UInt128, ordering: AtomicUpdateOrdering) -> (
    oldValue: UInt128, newValue: UInt128
  )
  @discardableResult func subtract(_ operand: UInt128, ordering: AtomicUpdateOrdering) -> (
    oldValue: UInt128, newValue: UInt128
  )
}

extension Atomic where Value.AtomicRepresentation == _Atomic8BitStorage {
  func load(ordering: AtomicLoadOrdering) -> Value
}

extension Atomic where Value.AtomicRepresentation == _Atomic8BitStorage {
  func store(_ desired: Value, ordering: AtomicStoreOrdering)
}

extension Atomic where Value.AtomicRepresentation == _Atomic8BitStorage {
  func exchange(_ desired: Value, ordering: AtomicUpdateOrdering) -> Value
}

extension Atomic where Value.AtomicRepresentation == _Atomic8BitStorage {
  func compareExchange(expected: Value, desired: Value, ordering: AtomicUpdateOrdering) -> (
    exchanged: Bool, original: Value
  )
}

extension Atomic where Value.AtomicRepresentation == _Atomic8BitStorage {
  func compareExchange(
    expected: Value, desired: Value, successOrdering: AtomicUpdateOrdering,
    failureOrdering: AtomicLoadOrdering
  ) -> (exchanged: Bool, original: Value)
}

extension Atomic where Value.AtomicRepresentation == _Atomic8BitStorage {
  func weakCompareExchange(expected: Value, desired: Value, ordering: AtomicUpdateOrdering) -> (
    exchanged: Bool, original: Value
  )
}

extension Atomic where Value.AtomicRepresentation == _Atomic8BitStorage {
  func weakCompareExchange(
    expected: Value, desired: Value, successOrdering: AtomicUpdateOrdering,
    failureOrdering: AtomicLoadOrdering
  ) -> (exchanged: Bool, original: Value)
}

extension Atomic where Value.AtomicRepresentation == _Atomic16BitStorage {
  func load(ordering: AtomicLoadOrdering) -> Value
}

extension Atomic where Value.AtomicRepresentation == _Atomic16BitStorage {
  func store(_ desired: Value, ordering: AtomicStoreOrdering)
}

extension Atomic where Value.AtomicRepresentation == _Atomic16BitStorage {
  func exchange(_ desired: Value, ordering: AtomicUpdateOrdering) -> Value
}

extension Atomic where Value.AtomicRepresentation == _Atomic16BitStorage {
  func compareExchange(expected: Value, desired: Value, ordering: AtomicUpdateOrdering) -> (
    exchanged: Bool, original: Value
  )
}

extension Atomic where Value.AtomicRepresentation == _Atomic16BitStorage {
  func compareExchange(
    expected: Value, desired: Value, successOrdering: AtomicUpdateOrdering,
    failureOrdering: AtomicLoadOrdering
  ) -> (exchanged: Bool, original: Value)
}

extension Atomic where Value.AtomicRepresentation == _Atomic16BitStorage {
  func weakCompareExchange(expected: Value, desired: Value, ordering: AtomicUpdateOrdering) -> (
    exchanged: Bool, original: Value
  )
}

extension Atomic where Value.AtomicRepresentation == _Atomic16BitStorage {
  func weakCompareExchange(
    expected: Value, desired: Value, successOrdering: AtomicUpdateOrdering,
    failureOrdering: AtomicLoadOrdering
  ) -> (exchanged: Bool, original: Value)
}

extension Atomic where Value.AtomicRepresentation == _Atomic32BitStorage {
  func load(ordering: AtomicLoadOrdering) -> Value
}

extension Atomic where Value.AtomicRepresentation == _Atomic32BitStorage {
  func store(_ desired: Value, ordering: AtomicStoreOrdering)
}

extension Atomic where Value.AtomicRepresentation == _Atomic32BitStorage {
  func exchange(_ desired: Value, ordering: AtomicUpdateOrdering) -> Value
}

extension Atomic where Value.AtomicRepresentation == _Atomic32BitStorage {
  func compareExchange(expected: Value, desired: Value, ordering: AtomicUpdateOrdering) -> (
    exchanged: Bool, original: Value
  )
}

extension Atomic where Value.AtomicRepresentation == _Atomic32BitStorage {
  func compareExchange(
    expected: Value, desired: Value, successOrdering: AtomicUpdateOrdering,
    failureOrdering: AtomicLoadOrdering
  ) -> (exchanged: Bool, original: Value)
}

extension Atomic where Value.AtomicRepresentation == _Atomic32BitStorage {
  func weakCompareExchange(expected: Value, desired: Value, ordering: AtomicUpdateOrdering) -> (
    exchanged: Bool, original: Value
  )
}

extension Atomic where Value.AtomicRepresentation == _Atomic32BitStorage {
  func weakCompareExchange(
    expected: Value, desired: Value, successOrdering: AtomicUpdateOrdering,
    failureOrdering: AtomicLoadOrdering
  ) -> (exchanged: Bool, original: Value)
}

extension Atomic where Value.AtomicRepresentation == _Atomic64BitStorage {
  func load(ordering: AtomicLoadOrdering) -> Value
}

extension Atomic where Value.AtomicRepresentation == _Atomic64BitStorage {
  func store(_ desired: Value, ordering: AtomicStoreOrdering)
}

extension Atomic where Value.AtomicRepresentation == _Atomic64BitStorage {
  func exchange(_ desired: Value, ordering: AtomicUpdateOrdering) -> Value
}

extension Atomic where Value.AtomicRepresentation == _Atomic64BitStorage {
  func compareExchange(expected: Value, desired: Value, ordering: AtomicUpdateOrdering) -> (
    exchanged: Bool, original: Value
  )
}

extension Atomic where Value.AtomicRepresentation == _Atomic64BitStorage {
  func compareExchange(
    expected: Value, desired: Value, successOrdering: AtomicUpdateOrdering,
    failureOrdering: AtomicLoadOrdering
  ) -> (exchanged: Bool, original: Value)
}

extension Atomic where Value.AtomicRepresentation == _Atomic64BitStorage {
  func weakCompareExchange(expected: Value, desired: Value, ordering: AtomicUpdateOrdering) -> (
    exchanged: Bool, original: Value
  )
}

extension Atomic where Value.AtomicRepresentation == _Atomic64BitStorage {
  func weakCompareExchange(
    expected: Value, desired: Value, successOrdering: AtomicUpdateOrdering,
    failureOrdering: AtomicLoadOrdering
  ) -> (exchanged: Bool, original: Value)
}

extension Atomic where Value.AtomicRepresentation == _Atomic128BitStorage {
  func load(ordering: AtomicLoadOrdering) -> Value
}

extension Atomic where Value.AtomicRepresentation == _Atomic128BitStorage {
  func store(_ desired: Value, ordering: AtomicStoreOrdering)
}

extension Atomic where Value.AtomicRepresentation == _Atomic128BitStorage {
  func exchange(_ desired: Value, ordering: AtomicUpdateOrdering) -> Value
}

extension Atomic where Value.AtomicRepresentation == _Atomic128BitStorage {
  func compareExchange(expected: Value, desired: Value, ordering: AtomicUpdateOrdering) -> (
    exchanged: Bool, original: Value
  )
}

extension Atomic where Value.AtomicRepresentation == _Atomic128BitStorage {
  func compareExchange(
    expected: Value, desired: Value, successOrdering: AtomicUpdateOrdering,
    failureOrdering: AtomicLoadOrdering
  ) -> (exchanged: Bool, original: Value)
}

extension Atomic where Value.AtomicRepresentation == _Atomic128BitStorage {
  func weakCompareExchange(expected: Value, desired: Value, ordering: AtomicUpdateOrdering) -> (
    exchanged: Bool, original: Value
  )
}

extension Atomic where Value.AtomicRepresentation == _Atomic128BitStorage {
  func weakCompareExchange(
    expected: Value, desired: Value, successOrdering: AtomicUpdateOrdering,
    failureOrdering: AtomicLoadOrdering
  ) -> (exchanged: Bool, original: Value)
}
