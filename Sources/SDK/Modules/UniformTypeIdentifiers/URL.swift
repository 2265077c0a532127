// UniformTypeIdentifiers: the declarations of URL.
// Declared as the framework's interface has it, with code of our own.

extension URL {
  func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL {
    let name = appendingPathComponent(partialName)
    guard let suffix = contentType.preferredFilenameExtension else { return name }
    return name.pathExtension.lowercased() == suffix ? name : name.appendingPathExtension(suffix)
  }
  func appendingPathExtension(for contentType: UTType) -> URL {
    contentType.preferredFilenameExtension.map { appendingPathExtension($0) } ?? self
  }
  mutating func appendPathComponent(_ partialName: String, conformingTo contentType: UTType) {
    self = appendingPathComponent(partialName, conformingTo: contentType)
  }
  mutating func appendPathExtension(for contentType: UTType) {
    self = appendingPathExtension(for: contentType)
  }
}
