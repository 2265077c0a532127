// DeveloperToolsSupport: the declarations of ColorResource.
// Declared as the framework's interface has it, with code of our own.

struct ColorResource: Hashable {
  let name: String
  let bundle: Bundle

  init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}
