// CoreLocation: the declarations of CLActivityType.
// Declared as the framework's interface has it, with code of our own.

enum CLActivityType: Int, Sendable {
  case other = 1
  case automotiveNavigation = 2
  case fitness = 3
  case otherNavigation = 4
  case airborne = 5
}
