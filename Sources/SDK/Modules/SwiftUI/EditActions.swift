// SwiftUI: the declarations of EditActions.
// Declared as the framework's interface has it, with code of our own.

struct EditActions<Data>: OptionSet {
  let rawValue: Int
  init(rawValue: Int) { self.rawValue = rawValue }
  static var all: EditActions<Data> { EditActions<Data>(rawValue: 3) }
}

extension EditActions where Data: RangeReplaceableCollection {
  static var delete: EditActions<Data> { EditActions<Data>(rawValue: 1) }
  static var all: EditActions<Data> { EditActions<Data>(rawValue: 3) }
}

extension EditActions where Data: MutableCollection {
  static var move: EditActions<Data> { EditActions<Data>(rawValue: 2) }
  static var all: EditActions<Data> { EditActions<Data>(rawValue: 3) }
}

extension EditActions where Data: MutableCollection, Data: RangeReplaceableCollection {
  static var all: EditActions<Data> { EditActions<Data>(rawValue: 3) }
}
