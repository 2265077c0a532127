// Foundation: the declarations of FileManager that only Apple's platforms have.

extension FileManager {
  func fileExists(atPath path: String, isDirectory: inout ObjCBool) -> Bool
  var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { get }
  func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL?
  func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL?
  func isUbiquitousItem(at url: URL) -> Bool
  func startDownloadingUbiquitousItem(at url: URL) throws
  func evictUbiquitousItem(at url: URL) throws
  func setUbiquitous(_ flag: Bool, itemAt url: URL, destinationURL: URL) throws
}
