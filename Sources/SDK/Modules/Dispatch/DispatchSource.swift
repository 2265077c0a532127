// Dispatch: the declarations of DispatchSource.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

class DispatchSource: DispatchObject, Sendable, DispatchSourceTimer {
  struct TimerFlags: OptionSet {
    typealias RawValue = UInt
    typealias Element = DispatchSource.TimerFlags
    typealias ArrayLiteralElement = DispatchSource.TimerFlags
    static let strict = DispatchSource.TimerFlags(rawValue: 1)
    let rawValue: UInt
    init(rawValue: UInt) { self.rawValue = rawValue }
  }
  struct FileSystemEvent: OptionSet {
    typealias RawValue = UInt
    typealias Element = DispatchSource.FileSystemEvent
    typealias ArrayLiteralElement = DispatchSource.FileSystemEvent
    static let delete = DispatchSource.FileSystemEvent(rawValue: 1)
    static let write = DispatchSource.FileSystemEvent(rawValue: 2)
    static let extend = DispatchSource.FileSystemEvent(rawValue: 4)
    static let attrib = DispatchSource.FileSystemEvent(rawValue: 8)
    static let link = DispatchSource.FileSystemEvent(rawValue: 16)
    static let rename = DispatchSource.FileSystemEvent(rawValue: 32)
    static let revoke = DispatchSource.FileSystemEvent(rawValue: 64)
    static let funlock = DispatchSource.FileSystemEvent(rawValue: 256)
    static let all = DispatchSource.FileSystemEvent(rawValue: 383)
    let rawValue: UInt
    init(rawValue: UInt) { self.rawValue = rawValue }
  }
  class func makeFileSystemObjectSource(
    fileDescriptor: Int32, eventMask: DispatchSource.FileSystemEvent, queue: DispatchQueue? = nil
  ) -> any DispatchSourceFileSystemObject
  class func makeTimerSource(flags: DispatchSource.TimerFlags = [], queue: DispatchQueue? = nil)
    -> any DispatchSourceTimer
}
