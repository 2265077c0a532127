// Foundation: the declarations of FileHandle.
// Declared as the toolchain's interface has it, with code of our own.

class FileHandle: NSObject, Sendable {
  class var standardInput: FileHandle { get }
  class var standardOutput: FileHandle { get }
  class var standardError: FileHandle { get }
  class var nullDevice: FileHandle { get }
  static let readCompletionNotification: Notification.Name
  var fileDescriptor: Int32 { get }
  var readabilityHandler: ((FileHandle) -> Void)?
  var writeabilityHandler: ((FileHandle) -> Void)?
  var availableData: Data { readDataToEndOfFile() }
  var offsetInFile: UInt64 { UInt64(_offset) }
  /// nil: closed.
  var _path: String?
  var _offset = 0

  init(fileDescriptor fd: Int32, closeOnDealloc closeopt: Bool)
  convenience init(fileDescriptor fd: Int32)

  convenience init?(forReadingAtPath path: String) { self.init(_opening: path) }
  convenience init?(forWritingAtPath path: String) { self.init(_opening: path) }
  convenience init?(forUpdatingAtPath path: String) { self.init(_opening: path) }
  convenience init(forReadingFrom url: URL) throws { try self.init(_opening: url) }
  convenience init(forWritingTo url: URL) throws { try self.init(_opening: url) }
  convenience init(forUpdating url: URL) throws { try self.init(_opening: url) }

  init?(_opening path: String) {
    guard let entry = _Files.entry(path), !entry.isFolder else { return nil }
    _path = _Files.path(path)
  }

  init(_opening url: URL) throws {
    _ = try _Files.read(url.path)
    _path = _Files.path(url.path)
  }

  var _data: Data {
    get throws {
      guard let path = _path else { throw CocoaError(.fileReadUnknown) }
      return try _Files.read(path)
    }
  }

  func _set(_ data: Data) throws {
    guard let path = _path else { throw CocoaError(.fileWriteUnknown) }
    try _Files.write(data, path, isNew: false)
  }

  func readToEnd() throws -> Data? { try read(upToCount: Int.max) }

  func read(upToCount count: Int) throws -> Data? {
    let data = try _data
    if _offset >= data.count { return nil }
    let end = count < data.count - _offset ? _offset + count : data.count
    let part = Data(data[_offset..<end])
    _offset = end
    return part
  }

  func write<T>(contentsOf data: T) throws where T: DataProtocol {
    var all = try _data
    let added = Data(data)
    if all.count < _offset { all.append(Data(count: _offset - all.count)) }
    let end = _offset + added.count < all.count ? _offset + added.count : all.count
    all.replaceSubrange(_offset..<end, with: added)
    try _set(all)
    _offset += added.count
  }

  func offset() throws -> UInt64 { UInt64(_offset) }

  @discardableResult func seekToEnd() throws -> UInt64 {
    _offset = try _data.count
    return UInt64(_offset)
  }

  func seek(toOffset offset: UInt64) throws { _offset = Int(offset) }

  func truncate(atOffset offset: UInt64) throws {
    let (all, count) = (try _data, Int(offset))
    try _set(count < all.count ? Data(all.prefix(count)) : all + Data(count: count - all.count))
    _offset = count
  }

  func synchronize() throws {}
  func close() throws { _path = nil }
  func readDataToEndOfFile() -> Data { (try? readToEnd()) ?? Data() }
  func readData(ofLength length: Int) -> Data { (try? read(upToCount: length)) ?? Data() }
  func write(_ data: Data) { try? write(contentsOf: data) }
  @discardableResult func seekToEndOfFile() -> UInt64 { (try? seekToEnd()) ?? 0 }
  func seek(toFileOffset offset: UInt64) { _offset = Int(offset) }
  func truncateFile(atOffset offset: UInt64) { try? truncate(atOffset: offset) }
  func synchronizeFile() {}
  func closeFile() { _path = nil }
  func readInBackgroundAndNotify()
  func readInBackgroundAndNotify(forModes modes: [RunLoop.Mode]?)
  func readToEndOfFileInBackgroundAndNotify()
  func readToEndOfFileInBackgroundAndNotify(forModes modes: [RunLoop.Mode]?)
  func acceptConnectionInBackgroundAndNotify()
  func acceptConnectionInBackgroundAndNotify(forModes modes: [RunLoop.Mode]?)
  func waitForDataInBackgroundAndNotify()
  func waitForDataInBackgroundAndNotify(forModes modes: [RunLoop.Mode]?)
}
