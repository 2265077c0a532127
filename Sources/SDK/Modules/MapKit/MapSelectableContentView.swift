// MapKit: the declarations of MapSelectableContentView.
// Declared as the framework's interface has it, with code of our own.

struct MapSelectableContentView<SelectionValue, Content>: View
where SelectionValue: MapSelectable, Content: MapContent {
  typealias Body = Never
}
