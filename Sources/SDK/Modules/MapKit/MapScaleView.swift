// MapKit: the declarations of MapScaleView.
// Declared as the framework's interface has it, with code of our own.

struct MapScaleView: View {
  init(anchorEdge: HorizontalEdge? = nil, scope: Namespace.ID? = nil)
  init(alignment: HorizontalAlignment, scope: Namespace.ID? = nil)
  typealias Body = Never
}
