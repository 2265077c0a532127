// Swift's standard library: the declarations of _CustomPlaygroundQuickLookable.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

protocol _CustomPlaygroundQuickLookable {
  var customPlaygroundQuickLook: _PlaygroundQuickLook { get }
}
