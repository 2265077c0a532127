// Foundation: the declarations of RunLoop.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

class RunLoop: NSObject {
  struct Mode: RawRepresentable, Hashable, Sendable {
    typealias RawValue = String
    static let `default`: RunLoop.Mode
    static let common: RunLoop.Mode
    let rawValue: String
    init(_ rawValue: String)
    init(rawValue: String)
  }
  class var current: RunLoop { get }
  class var main: RunLoop { get }
  var currentMode: RunLoop.Mode? { get }
  func add(_ timer: Timer, forMode mode: RunLoop.Mode)
  func limitDate(forMode mode: RunLoop.Mode) -> Date?
  func acceptInput(forMode mode: String, before limitDate: Date)
  func run()
  func run(until limitDate: Date)
  func run(mode: RunLoop.Mode, before limitDate: Date) -> Bool
  func perform(inModes modes: [RunLoop.Mode], block: @escaping () -> Void)
  func perform(_ block: @escaping () -> Void)
}
