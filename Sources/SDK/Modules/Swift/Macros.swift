// Swift's standard library: its macros.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

@attached(member) @attached(memberAttribute) macro DebugDescription()

@freestanding(expression) macro externalMacro<T>(module: String, type: String) -> T

@freestanding(expression) macro fileID<T>() -> T where T: ExpressibleByStringLiteral

@freestanding(expression) macro filePath<T>() -> T where T: ExpressibleByStringLiteral

@freestanding(expression) macro file<T>() -> T where T: ExpressibleByStringLiteral

@freestanding(expression) macro function<T>() -> T where T: ExpressibleByStringLiteral

@freestanding(expression) macro line<T>() -> T where T: ExpressibleByIntegerLiteral

@freestanding(expression) macro column<T>() -> T where T: ExpressibleByIntegerLiteral

@freestanding(declaration) macro warning(_ message: String)

@freestanding(declaration) macro error(_ message: String)

@freestanding(expression) macro isolation<T>() -> T

@attached(accessor) @attached(peer, names: prefixed(`$`)) macro TaskLocal()
