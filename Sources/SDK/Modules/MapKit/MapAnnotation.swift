// MapKit: the declarations of MapAnnotation.
// Declared as the framework's interface has it, with code of our own.

struct MapAnnotation<Content>: MapAnnotationProtocol where Content: View {
  init(
    coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
    @ViewBuilder content: () -> Content)
  typealias Body = Never
}
