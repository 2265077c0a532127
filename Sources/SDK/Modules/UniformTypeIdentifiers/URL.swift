// UniformTypeIdentifiers: the declarations of URL.
// Declared as the framework's interface has it, with code of our own.

extension URL {
  func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL
  func appendingPathExtension(for contentType: UTType) -> URL
  mutating func appendPathComponent(_ partialName: String, conformingTo contentType: UTType)
  mutating func appendPathExtension(for contentType: UTType)
}
