// Foundation: the class whose objects `as` makes of values.

extension CGFloat {
  typealias _ObjectiveCType = NSNumber
}
