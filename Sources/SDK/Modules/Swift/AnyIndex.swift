// Swift's standard library: the declarations of AnyIndex.
// Declared as the toolchain's interface has it, with code of our own.

struct AnyIndex {
  let base: Any
  let isSame: (Any) -> Bool
  let isBefore: (Any) -> Bool

  init<BaseIndex>(_ base: BaseIndex) where BaseIndex: Comparable {
    self.base = base
    isSame = { other in
      if let place = other as? BaseIndex { return base == place }
      return false
    }
    isBefore = { other in
      if let place = other as? BaseIndex { return base < place }
      return false
    }
  }
}

extension AnyIndex: Comparable {
  static func == (lhs: AnyIndex, rhs: AnyIndex) -> Bool { lhs.isSame(rhs.base) }
  static func < (lhs: AnyIndex, rhs: AnyIndex) -> Bool { lhs.isBefore(rhs.base) }
}
