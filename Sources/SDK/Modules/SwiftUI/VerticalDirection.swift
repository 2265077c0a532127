// SwiftUI: the declarations of VerticalDirection.
// Declared as the framework's interface has it, with code of our own.

enum VerticalDirection: Int8, CaseIterable, Codable {
  case up
  case down
  struct Set: OptionSet {
    let rawValue: Int8
    init(rawValue: Int8) { self.rawValue = rawValue }
    static var up: VerticalDirection.Set { VerticalDirection.Set(rawValue: 1) }
    static var down: VerticalDirection.Set { VerticalDirection.Set(rawValue: 2) }
    static var all: VerticalDirection.Set { VerticalDirection.Set(rawValue: 3) }
    init(_ direction: VerticalDirection) { self.init(rawValue: 1 << direction.rawValue) }
  }
}
