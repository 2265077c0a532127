// Foundation: the declarations of FileWrapper+Apple.
// Declared as the framework's interface has it, with code of our own.

/// A file or a folder with what is in it, in memory until it is written into the app's files.
class FileWrapper: NSObject {
  struct ReadingOptions: OptionSet {
    let rawValue: UInt
    init(rawValue: UInt) { self.rawValue = rawValue }
    static var immediate: ReadingOptions { ReadingOptions(rawValue: 1) }
    static var withoutMapping: ReadingOptions { ReadingOptions(rawValue: 2) }
  }
  struct WritingOptions: OptionSet {
    let rawValue: UInt
    init(rawValue: UInt) { self.rawValue = rawValue }
    static var atomic: WritingOptions { WritingOptions(rawValue: 1) }
    static var withNameUpdating: WritingOptions { WritingOptions(rawValue: 2) }
  }

  /// What a file holds; nil: a folder.
  var _contents: Data?
  var _children: [String: FileWrapper] = [:]
  var preferredFilename: String?
  var filename: String?
  var fileAttributes: [String: Any] = [:]

  init(url: URL, options: ReadingOptions = []) throws {
    super.init()
    try read(from: url, options: options)
  }

  init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
    super.init()
    for (name, child) in childrenByPreferredName {
      if child.preferredFilename == nil { child.preferredFilename = name }
      _children[name] = child
    }
  }

  init(regularFileWithContents contents: Data) {
    _contents = contents
    super.init()
  }

  var isDirectory: Bool { _contents == nil }
  var isRegularFile: Bool { _contents != nil }
  var isSymbolicLink: Bool { false }
  var fileWrappers: [String: FileWrapper]? { isDirectory ? _children : nil }
  var regularFileContents: Data? { _contents }

  func read(from url: URL, options: ReadingOptions = []) throws {
    filename = url.lastPathComponent
    preferredFilename = url.lastPathComponent
    guard let entry = _Files.entry(url.path), entry.isFolder else {
      _contents = try _Files.read(url)
      return
    }
    _contents = nil
    _children = [:]
    for name in _Files.children(_Files.path(url.path)) {
      _children[name] = try FileWrapper(url: url.appendingPathComponent(name), options: options)
    }
  }

  func write(to url: URL, options: WritingOptions = [], originalContentsURL: URL?) throws {
    if let contents = _contents {
      try _Files.write(contents, url)
    } else {
      try _Files.makeFolder(url.path, withParents: false, nil)
      for (name, child) in _children {
        try child.write(to: url.appendingPathComponent(name), options: options, originalContentsURL: nil)
      }
    }
    if options.contains(.withNameUpdating) { filename = url.lastPathComponent }
  }

  func matchesContents(of url: URL) -> Bool {
    guard let entry = _Files.entry(url.path) else { return false }
    if let contents = _contents { return entry.data == contents }
    return entry.isFolder && _Files.children(_Files.path(url.path)) == _children.keys.sorted()
  }

  /// The name that a child gets: its own, with a number before it where another has that already.
  @discardableResult func addFileWrapper(_ child: FileWrapper) -> String {
    let wanted = child.preferredFilename ?? child.filename ?? ""
    var name = wanted
    var number = 1
    while _children[name] != nil {
      number += 1
      name = "__\(number)__#$!@%!#__\(wanted)"
    }
    _children[name] = child
    return name
  }

  @discardableResult func addRegularFile(
    withContents data: Data, preferredFilename fileName: String
  ) -> String {
    let child = FileWrapper(regularFileWithContents: data)
    child.preferredFilename = fileName
    return addFileWrapper(child)
  }

  func removeFileWrapper(_ child: FileWrapper) {
    for (name, held) in _children where held === child { _children[name] = nil }
  }

  func keyForFileWrapper(_ child: FileWrapper) -> String? {
    _children.first { $0.value === child }?.key
  }
}
