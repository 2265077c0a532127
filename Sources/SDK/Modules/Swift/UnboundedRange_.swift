// Swift's standard library: the declarations of UnboundedRange_.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

enum UnboundedRange_ {
  postfix static func ... (_: UnboundedRange_)
}

extension UnboundedRange_: Sendable {}
