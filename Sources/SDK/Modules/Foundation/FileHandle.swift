// Foundation: the declarations of FileHandle.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

class FileHandle: NSObject, Sendable {
  class var standardInput: FileHandle { get }
  class var standardOutput: FileHandle { get }
  class var standardError: FileHandle { get }
  class var nullDevice: FileHandle { get }
  static let readCompletionNotification: Notification.Name
  var fileDescriptor: Int32 { get }
  var readabilityHandler: ((FileHandle) -> Void)? { get set }
  var writeabilityHandler: ((FileHandle) -> Void)? { get set }
  var availableData: Data { get }
  var offsetInFile: UInt64 { get }
  init(fileDescriptor fd: Int32, closeOnDealloc closeopt: Bool)
  convenience init(fileDescriptor fd: Int32)
  convenience init?(forReadingAtPath path: String)
  convenience init?(forWritingAtPath path: String)
  convenience init?(forUpdatingAtPath path: String)
  convenience init(forReadingFrom url: URL) throws
  convenience init(forWritingTo url: URL) throws
  convenience init(forUpdating url: URL) throws
  func readToEnd() throws -> Data?
  func read(upToCount count: Int) throws -> Data?
  func write<T>(contentsOf data: T) throws where T: DataProtocol
  func offset() throws -> UInt64
  @discardableResult func seekToEnd() throws -> UInt64
  func seek(toOffset offset: UInt64) throws
  func truncate(atOffset offset: UInt64) throws
  func synchronize() throws
  func close() throws
  func readDataToEndOfFile() -> Data
  func readData(ofLength length: Int) -> Data
  func write(_ data: Data)
  @discardableResult func seekToEndOfFile() -> UInt64
  func seek(toFileOffset offset: UInt64)
  func truncateFile(atOffset offset: UInt64)
  func synchronizeFile()
  func closeFile()
  func readInBackgroundAndNotify()
  func readInBackgroundAndNotify(forModes modes: [RunLoop.Mode]?)
  func readToEndOfFileInBackgroundAndNotify()
  func readToEndOfFileInBackgroundAndNotify(forModes modes: [RunLoop.Mode]?)
  func acceptConnectionInBackgroundAndNotify()
  func acceptConnectionInBackgroundAndNotify(forModes modes: [RunLoop.Mode]?)
  func waitForDataInBackgroundAndNotify()
  func waitForDataInBackgroundAndNotify(forModes modes: [RunLoop.Mode]?)
}
