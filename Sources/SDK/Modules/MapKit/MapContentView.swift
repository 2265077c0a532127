// MapKit: the declarations of MapContentView.
// Declared as the framework's interface has it, with code of our own.

struct MapContentView<SelectionValue, Content>: View where SelectionValue: Hashable, Content: MapContent {
  typealias Body = Never
}
