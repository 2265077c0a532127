// Swift's standard library: the declarations of CodingKeyRepresentable.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

protocol CodingKeyRepresentable {
  var codingKey: any CodingKey { get }
  init?<T>(codingKey: T) where T: CodingKey
}
