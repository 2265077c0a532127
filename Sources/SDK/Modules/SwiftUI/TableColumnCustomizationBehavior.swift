// SwiftUI: the declarations of TableColumnCustomizationBehavior.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct TableColumnCustomizationBehavior: SetAlgebra {
  typealias Element = TableColumnCustomizationBehavior
  init()
  static var all: TableColumnCustomizationBehavior { get }
  static let reorder: TableColumnCustomizationBehavior
  static let resize: TableColumnCustomizationBehavior
  static let visibility: TableColumnCustomizationBehavior
  func contains(_ member: TableColumnCustomizationBehavior.Element) -> Bool
  func union(_ other: TableColumnCustomizationBehavior) -> TableColumnCustomizationBehavior
  func intersection(_ other: TableColumnCustomizationBehavior) -> TableColumnCustomizationBehavior
  func symmetricDifference(_ other: TableColumnCustomizationBehavior) -> TableColumnCustomizationBehavior
  mutating func insert(_ newMember: TableColumnCustomizationBehavior.Element) -> (
    inserted: Bool, memberAfterInsert: TableColumnCustomizationBehavior.Element
  )
  mutating func remove(_ member: TableColumnCustomizationBehavior.Element) -> TableColumnCustomizationBehavior
    .Element?
  mutating func update(with newMember: TableColumnCustomizationBehavior.Element)
    -> TableColumnCustomizationBehavior.Element?
  mutating func formUnion(_ other: TableColumnCustomizationBehavior)
  mutating func formIntersection(_ other: TableColumnCustomizationBehavior)
  mutating func formSymmetricDifference(_ other: TableColumnCustomizationBehavior)
  typealias ArrayLiteralElement = TableColumnCustomizationBehavior.Element
}
