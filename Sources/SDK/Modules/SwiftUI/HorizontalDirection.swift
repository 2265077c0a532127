// SwiftUI: the declarations of HorizontalDirection.
// Declared as the framework's interface has it, with code of our own.

enum HorizontalDirection: Int8, CaseIterable, Codable {
  case leading
  case trailing
  struct Set: OptionSet, Equatable, Hashable {
    let rawValue: Int8
    init(rawValue: Int8) { self.rawValue = rawValue }
    static var leading: HorizontalDirection.Set { HorizontalDirection.Set(rawValue: 1) }
    static var trailing: HorizontalDirection.Set { HorizontalDirection.Set(rawValue: 2) }
    static var all: HorizontalDirection.Set { HorizontalDirection.Set(rawValue: 3) }
    init(_ direction: HorizontalDirection) { self.init(rawValue: 1 << direction.rawValue) }
  }
}
