// MapKit: the declarations of Annotation.
// Declared as the framework's interface has it, with code of our own.

struct Annotation<Label, Content>: MapContent where Label: View, Content: View {
  init(
    coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, accessoryAnchor: UnitPoint,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
  init(
    coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label)
  typealias Body = Never
}

extension Annotation where Label == Text {
  init(
    _ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    accessoryAnchor: UnitPoint, @ViewBuilder content: () -> Content)
  @_disfavoredOverload init(
    _ titleResource: LocalizedStringResource, coordinate: CLLocationCoordinate2D,
    anchor: UnitPoint = .center, accessoryAnchor: UnitPoint, @ViewBuilder content: () -> Content)
  @_disfavoredOverload init<S>(
    _ title: S, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, accessoryAnchor: UnitPoint,
    @ViewBuilder content: () -> Content) where S: StringProtocol
  init(
    _ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content)
  @_disfavoredOverload init(
    _ titleResource: LocalizedStringResource, coordinate: CLLocationCoordinate2D,
    anchor: UnitPoint = .center, @ViewBuilder content: () -> Content)
  @_disfavoredOverload init<S>(
    _ title: S, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content) where S: StringProtocol
  init(
    item: MKMapItem, anchor: UnitPoint = .center, accessoryAnchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      item.name ?? "", coordinate: item.placemark.coordinate, anchor: anchor,
      accessoryAnchor: accessoryAnchor, content: content)
  }
}
