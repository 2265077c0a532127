// SwiftUI: the declarations of DropOperation.
// Declared as the framework's interface has it, with code of our own.

enum DropOperation: Hashable {
  case cancel
  case forbidden
  case copy
  case move
  struct Set: OptionSet, Hashable, CustomStringConvertible {
    let rawValue: Int
    init(rawValue: Int) { self.rawValue = rawValue }
    static var cancel: DropOperation.Set { DropOperation.Set(rawValue: 1) }
    static var copy: DropOperation.Set { DropOperation.Set(rawValue: 2) }
    static var move: DropOperation.Set { DropOperation.Set(rawValue: 4) }
    static var forbidden: DropOperation.Set { DropOperation.Set(rawValue: 8) }
    var description: String { get }
  }
}
