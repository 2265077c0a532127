// MapKit: the declarations of MapCompass.
// Declared as the framework's interface has it, with code of our own.

struct MapCompass: View {
  init(scope: Namespace.ID? = nil)
  typealias Body = Never
}
