// Dispatch: the declarations of DispatchSource.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

class DispatchSource: DispatchObject, Sendable, DispatchSourceTimer {
  struct TimerFlags: OptionSet {
    typealias RawValue = UInt
    typealias Element = DispatchSource.TimerFlags
    typealias ArrayLiteralElement = DispatchSource.TimerFlags
    static let strict: DispatchSource.TimerFlags
    let rawValue: UInt
    init(rawValue: UInt)
  }
  struct FileSystemEvent: OptionSet {
    typealias RawValue = UInt
    typealias Element = DispatchSource.FileSystemEvent
    typealias ArrayLiteralElement = DispatchSource.FileSystemEvent
    static let delete: DispatchSource.FileSystemEvent
    static let write: DispatchSource.FileSystemEvent
    static let extend: DispatchSource.FileSystemEvent
    static let attrib: DispatchSource.FileSystemEvent
    static let link: DispatchSource.FileSystemEvent
    static let rename: DispatchSource.FileSystemEvent
    static let revoke: DispatchSource.FileSystemEvent
    static let funlock: DispatchSource.FileSystemEvent
    static let all: DispatchSource.FileSystemEvent
    let rawValue: UInt
    init(rawValue: UInt)
  }
  class func makeTimerSource(flags: DispatchSource.TimerFlags = [], queue: DispatchQueue? = nil)
    -> any DispatchSourceTimer
}
