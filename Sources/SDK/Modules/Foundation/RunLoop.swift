// Foundation: the declarations of RunLoop.
// Declared as the toolchain's interface has it, with code of our own.

class RunLoop: NSObject {
  struct Mode: RawRepresentable, Hashable, Sendable {
    typealias RawValue = String
    static let `default` = RunLoop.Mode("kCFRunLoopDefaultMode")
    static let common = RunLoop.Mode("kCFRunLoopCommonModes")
    let rawValue: String
    init(_ rawValue: String) { self.rawValue = rawValue }
    init(rawValue: String) { self.rawValue = rawValue }
  }
  static let _main = RunLoop()
  class var current: RunLoop { _main }
  class var main: RunLoop { _main }
  var currentMode: RunLoop.Mode? { .default }
  func add(_ timer: Timer, forMode mode: RunLoop.Mode) { timer._schedule() }
  func limitDate(forMode mode: RunLoop.Mode) -> Date?
  func acceptInput(forMode mode: String, before limitDate: Date)
  func run()
  func run(until limitDate: Date)
  func run(mode: RunLoop.Mode, before limitDate: Date) -> Bool
  func perform(inModes modes: [RunLoop.Mode], block: @escaping () -> Void) { perform(block) }
  func perform(_ block: @escaping () -> Void) { Task { block() } }
}
