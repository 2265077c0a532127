// Swift's standard library: the declarations of CommandLine.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

enum CommandLine {}

extension CommandLine {
  static var argc: Int32 { Int32(arguments.count) }
  /// An app is started with no argument but the program's own name, as `ProcessInfo` has it too.
  static var arguments: [String] = ["App"]
}

extension CommandLine: Sendable {}
