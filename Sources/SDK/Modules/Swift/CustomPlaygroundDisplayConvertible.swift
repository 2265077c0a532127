// Swift's standard library: the declarations of CustomPlaygroundDisplayConvertible.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

protocol CustomPlaygroundDisplayConvertible {
  var playgroundDescription: Any { get }
}
