// Swift's standard library: the declarations of AnyIndex.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

struct AnyIndex {
  init<BaseIndex>(_ base: BaseIndex) where BaseIndex: Comparable
}

extension AnyIndex: Comparable {
  static func == (lhs: AnyIndex, rhs: AnyIndex) -> Bool
  static func < (lhs: AnyIndex, rhs: AnyIndex) -> Bool
}
