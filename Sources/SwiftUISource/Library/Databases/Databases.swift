/// Frameworks that are stood in for by code that is evaluated with the app.
enum Databases {
  /// The stand-ins that files need, by what they import.
  static func standIns(for files: [SourceFile]) -> [SourceFile] {
    var result: [SourceFile] = []
    if imports("CoreData", in: files) { result.append(CoreDataPrelude.source) }
    if imports("SwiftData", in: files) { result.append(SwiftDataPrelude.source) }
    if imports("Flow", in: files) { result.append(FlowPrelude.source) }
    if imports("HealthKit", in: files) { result.append(HealthKitPrelude.source) }
    if URLLoadingPrelude.isNeeded(by: files) { result.append(URLLoadingPrelude.source) }
    return result + PackageViews.standIns(for: files)
  }

  static func imports(_ module: String, in files: [SourceFile]) -> Bool {
    let wanted = Array("import \(module)".utf8)
    return files.contains { file in
      file.bytes.withUnsafeBufferPointer { bytes in
        var start = 0
        // Imports stand at the top: what follows the first lines of code is not searched.
        let end = min(bytes.count, 16_384)
        while start + wanted.count <= end {
          if bytes[start] == wanted[0], wanted.indices.allSatisfy({ bytes[start + $0] == wanted[$0] }) {
            let next = start + wanted.count
            if next == bytes.count || !isLetter(bytes[next]) { return true }
          }
          start += 1
        }
        return false
      }
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (byte >= 0x30 && byte <= 0x39) || (byte >= 0x41 && byte <= 0x5A) || (byte >= 0x61 && byte <= 0x7A)
      || byte == 0x5F
  }
}
