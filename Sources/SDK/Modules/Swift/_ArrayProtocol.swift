// Swift's standard library: the declarations of _ArrayProtocol.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

extension _ArrayProtocol {
  func filter(_ isIncluded: (Self.Element) throws -> Bool) rethrows -> [Self.Element]
}
