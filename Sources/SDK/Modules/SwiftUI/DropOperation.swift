// SwiftUI: the declarations of DropOperation.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

enum DropOperation: Hashable {
  case cancel
  case forbidden
  case copy
  case move
  struct Set: OptionSet, Hashable, CustomStringConvertible {
    let rawValue: Int
    init(rawValue: Int)
    static let cancel: DropOperation.Set
    static let copy: DropOperation.Set
    static let move: DropOperation.Set
    static let forbidden: DropOperation.Set
    var description: String { get }
  }
}
