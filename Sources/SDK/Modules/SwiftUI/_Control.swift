// SwiftUI: the declarations of _Control.
// Declared as the framework's interface has it, with code of our own.

/// A control that a style is told of. Made by the host.
final class _Control {}
