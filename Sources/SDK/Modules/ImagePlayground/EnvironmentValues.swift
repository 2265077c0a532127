// ImagePlayground: the declarations of EnvironmentValues. Nobody has turned Apple Intelligence on.
// Declared as the framework's interface has it, with code of our own.

extension EnvironmentValues {
  var supportsImagePlayground: Bool { false }
}
