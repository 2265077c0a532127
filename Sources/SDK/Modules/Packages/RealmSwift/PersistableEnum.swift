// RealmSwift (github.com/realm/realm-swift): the declarations of PersistableEnum, as its documentation has them.

/// An enum that is kept as its raw value; a property begins with its first case.
protocol PersistableEnum: _Persistable, RawRepresentable, CaseIterable {}

extension PersistableEnum {
  static func _first() -> Self { allCases.first! }
}
