// DeveloperToolsSupport: the declarations of Preview.
// Declared as the framework's interface has it, with code of our own.

struct Preview {
  struct ViewTraits {}
}
