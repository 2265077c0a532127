// Foundation: the class whose objects `as` makes of values.

extension String {
  typealias _ObjectiveCType = NSString
}
