// Swift's standard library: the declarations of CommandLine.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

enum CommandLine {}

extension CommandLine {
  static var argc: Int32 { get }
  static var arguments: [String] { get set }
}

extension CommandLine: Sendable {}
