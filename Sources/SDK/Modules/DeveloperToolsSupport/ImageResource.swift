// DeveloperToolsSupport: the declarations of ImageResource.
// Declared as the framework's interface has it, with code of our own.

struct ImageResource: Hashable {
  let name: String
  let bundle: Bundle

  init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}
