// Foundation: the declarations of FileManager that only Apple's platforms have.

extension FileManager {
  func fileExists(atPath path: String, isDirectory: inout ObjCBool) -> Bool {
    guard let entry = _Files.entry(path) else { return false }
    isDirectory = ObjCBool(entry.isFolder)
    return true
  }

  /// Nobody is signed in to iCloud.
  var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }
  func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }
  func isUbiquitousItem(at url: URL) -> Bool { false }
  func startDownloadingUbiquitousItem(at url: URL) throws
  func evictUbiquitousItem(at url: URL) throws
  func setUbiquitous(_ flag: Bool, itemAt url: URL, destinationURL: URL) throws

  func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
    let url = URL(fileURLWithPath: _Files.groups + "/" + groupIdentifier, isDirectory: true)
    for folder in ["", "/Library", "/Library/Caches"] {
      try? _Files.makeFolder(url.path + folder, withParents: true, nil)
    }
    return url
  }
}
