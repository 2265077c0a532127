// Foundation: the class whose objects `as` makes of values.

extension Set {
  typealias _ObjectiveCType = NSSet
}
