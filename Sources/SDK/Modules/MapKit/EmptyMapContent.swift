// MapKit: the declarations of EmptyMapContent.
// Declared as the framework's interface has it, with code of our own.

struct EmptyMapContent: MapContent {
  init()
  typealias Body = Never
}
