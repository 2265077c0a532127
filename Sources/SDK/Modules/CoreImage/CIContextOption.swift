// CoreImage: the declarations of CIContextOption.
// Declared as the framework's interface has it, with code of our own.

struct CIContextOption: Hashable, RawRepresentable {
  var rawValue: String
  init(rawValue: String) { self.rawValue = rawValue }

  static let useSoftwareRenderer = CIContextOption(rawValue: "kCIContextUseSoftwareRenderer")
  static let workingColorSpace = CIContextOption(rawValue: "kCIContextWorkingColorSpace")
}
