// Foundation: the files of an app.

/// The folders of the app's sandbox, empty at first, with what the app puts into them. They are values of the running
/// program: no disk is read or written.
enum _Files {
  struct Entry {
    /// nil: a folder.
    var data: Data?
    var created: Date
    var modified: Date
    var attributes: [FileAttributeKey: Any] = [:]
    var isExcludedFromBackup = false
    var isFolder: Bool { data == nil }

    init(_ data: Data?, _ attributes: [FileAttributeKey: Any]? = nil) {
      self.data = data
      created = Date()
      modified = created
      self.attributes = attributes ?? [:]
    }
  }

  static let home = "/var/mobile/Containers/Data/Application/00000000-0000-0000-0000-000000000000"
  static let groups = "/var/mobile/Containers/Shared/AppGroup"
  static var current = "/"
  static var entries: [String: Entry] = beginning

  static var beginning: [String: Entry] {
    var entries = ["/": Entry(nil)]
    let folders = ["/Documents", "/Library", "/Library/Caches", "/Library/Preferences", "/tmp"]
    for folder in folders.map({ home + $0 }) + [groups] {
      var path = ""
      for part in folder.split(separator: "/") {
        path += "/" + part
        entries[path] = Entry(nil)
      }
    }
    return entries
  }

  // MARK: Paths

  /// An absolute path with nothing in it that isn't a name, and no slash at its end.
  static func path(_ text: String) -> String {
    if text.isEmpty { return text }
    var parts: [Substring] = []
    for part in (text.hasPrefix("/") ? text : current + "/" + text).split(separator: "/") {
      if part == ".." {
        _ = parts.popLast()
      } else if part != "." {
        parts.append(part)
      }
    }
    // The device has `/var` there.
    if parts.count > 1, parts[0] == "private", parts[1] == "var" { parts.removeFirst() }
    return "/" + parts.joined(separator: "/")
  }

  static func name(_ path: String) -> String { String(path.split(separator: "/").last ?? "/") }

  static func parent(_ path: String) -> String {
    "/" + path.split(separator: "/").dropLast().joined(separator: "/")
  }

  static func entry(_ text: String) -> Entry? {
    let path = path(text)
    guard let entry = _Shipped.contains(path) ? _Shipped.entry(path) : entries[path] else { return nil }
    return text.hasSuffix("/") && !entry.isFolder ? nil : entry
  }

  /// The paths of all that is in a folder and its folders, from that folder, in the order of their names.
  static func below(_ folder: String) -> [String] {
    if _Shipped.contains(folder) { return _Shipped.below(folder) }
    let start = folder == "/" ? "/" : folder + "/"
    return entries.keys.filter { $0.hasPrefix(start) && $0 != "/" }.map { String($0.dropFirst(start.count)) }
      .sorted()
  }

  static func children(_ folder: String) -> [String] { below(folder).filter { !$0.contains("/") } }

  /// Nothing but the app's own folders may be changed.
  static func isWritable(_ path: String) -> Bool {
    path.hasPrefix(home + "/") || path.hasPrefix(groups + "/")
  }

  /// - Parameter number: the error of the system below, as C's `errno.h` counts them.
  static func error(_ code: CocoaError.Code, _ path: String, _ number: Int) -> CocoaError {
    CocoaError(
      code,
      userInfo: [
        NSFilePathErrorKey: path, NSURLErrorKey: URL(fileURLWithPath: path),
        NSUnderlyingErrorKey: NSError(domain: NSPOSIXErrorDomain, code: number),
      ])
  }

  // MARK: What is done with them

  static func read(_ text: String) throws -> Data {
    guard let entry = entry(text) else { throw error(.fileReadNoSuchFile, text, 2) }
    guard let data = entry.data else { throw error(.fileReadUnknown, text, 21) }
    return data
  }

  static func read(_ url: URL) throws -> Data {
    if url.isFileURL { return try read(url.path) }
    if url.scheme == "http" || url.scheme == "https" { return askNetwork() }
    throw CocoaError(.fileReadUnknown, userInfo: [NSURLErrorKey: url])
  }

  /// Waits for what the network answers: for ever.
  static func askNetwork() -> Data

  /// - Parameter isNew: whether nothing may be there.
  static func write(_ data: Data, _ text: String, isNew: Bool, _ attributes: [FileAttributeKey: Any]? = nil)
    throws
  {
    let path = path(text)
    if let entry = entries[path] {
      if isNew { throw error(.fileWriteFileExists, text, 17) }
      if entry.isFolder { throw error(.fileWriteUnknown, text, 21) }
    }
    try checkParent(path, text)
    if entries[path] == nil {
      entries[path] = Entry(data, attributes)
    } else {
      entries[path]?.data = data
      entries[path]?.modified = Date()
    }
  }

  static func write(_ data: Data, _ url: URL, isNew: Bool = false) throws {
    guard url.isFileURL else { throw CocoaError(.fileWriteUnsupportedScheme) }
    try write(data, url.path, isNew: isNew)
  }

  static func checkParent(_ path: String, _ text: String) throws {
    guard let folder = entries[parent(path)] else { throw error(.fileNoSuchFile, text, 2) }
    if !folder.isFolder { throw error(.fileWriteUnknown, text, 20) }
    if !isWritable(path) { throw error(.fileWriteNoPermission, text, 13) }
  }

  static func makeFolder(_ text: String, withParents: Bool, _ attributes: [FileAttributeKey: Any]?) throws {
    let path = path(text)
    if let entry = entries[path] {
      if withParents, entry.isFolder { return }
      throw error(.fileWriteFileExists, text, 17)
    }
    let above = parent(path)
    if withParents, path != "/", entries[above] == nil { try makeFolder(above, withParents: true, nil) }
    try checkParent(path, text)
    entries[path] = Entry(nil, attributes)
  }

  static func remove(_ text: String) throws {
    let path = path(text)
    if entry(text) == nil { throw error(.fileNoSuchFile, text, 2) }
    if !isWritable(path) { throw error(.fileWriteNoPermission, text, 13) }
    for name in below(path) { entries[path + "/" + name] = nil }
    entries[path] = nil
  }

  /// - Parameter missing: what is said where the source isn't there.
  static func copy(_ source: String, _ target: String, missing: CocoaError.Code) throws {
    let (from, to) = (path(source), path(target))
    guard let first = entry(source) else { throw error(missing, source, 2) }
    if entries[to] != nil { throw error(.fileWriteFileExists, source, 17) }
    if entries[parent(to)] == nil { throw error(.fileNoSuchFile, source, 2) }
    try checkParent(to, target)
    let inside = below(from)
    entries[to] = first
    for name in inside { entries[to + "/" + name] = entries[from + "/" + name] }
  }

  static func move(_ source: String, _ target: String) throws {
    if path(source) == path(target), entry(source) != nil { return }
    try copy(source, target, missing: .fileNoSuchFile)
    try remove(source)
  }
}
