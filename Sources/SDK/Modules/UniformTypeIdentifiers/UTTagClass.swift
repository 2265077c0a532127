// UniformTypeIdentifiers: the declarations of UTTagClass.
// Declared as the framework's interface has it, with code of our own.

struct UTTagClass: Hashable, RawRepresentable {
  let rawValue: String
  init(rawValue: String) { self.rawValue = rawValue }
  static var filenameExtension: UTTagClass { UTTagClass(rawValue: "public.filename-extension") }
  static var mimeType: UTTagClass { UTTagClass(rawValue: "public.mime-type") }
}
