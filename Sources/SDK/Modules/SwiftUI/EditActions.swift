// SwiftUI: the declarations of EditActions.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct EditActions<Data>: OptionSet {
  let rawValue: Int
  init(rawValue: Int)
  static var all: EditActions<Data> { get }
}

extension EditActions where Data: RangeReplaceableCollection {
  static var delete: EditActions<Data> { get }
  static var all: EditActions<Data> { get }
}

extension EditActions where Data: MutableCollection {
  static var move: EditActions<Data> { get }
  static var all: EditActions<Data> { get }
}

extension EditActions where Data: MutableCollection, Data: RangeReplaceableCollection {
  static var all: EditActions<Data> { get }
}
