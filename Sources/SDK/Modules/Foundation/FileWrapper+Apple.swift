// Foundation: the declarations of FileWrapper+Apple.

class FileWrapper: NSObject {
  init(url: URL, options: ReadingOptions = []) throws
  init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper])
  init(regularFileWithContents contents: Data)
  struct ReadingOptions: OptionSet {
    let rawValue: UInt
    init(rawValue: UInt) { self.rawValue = rawValue }
    static var immediate: ReadingOptions { ReadingOptions(rawValue: 1) }
    static var withoutMapping: ReadingOptions { ReadingOptions(rawValue: 2) }
  }
  var isDirectory: Bool { get }
  var isRegularFile: Bool { get }
  var isSymbolicLink: Bool { get }
  var preferredFilename: String? { get set }
  var filename: String? { get set }
  var fileWrappers: [String: FileWrapper]? { get }
  var regularFileContents: Data? { get }
  func addFileWrapper(_ child: FileWrapper) -> String
  func removeFileWrapper(_ child: FileWrapper)
}
