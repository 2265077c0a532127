// MapKit: the declarations of Marker.
// Declared as the framework's interface has it, with code of our own.

struct Marker<Label>: MapContent where Label: View {
  init(coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> Label)
  typealias Body = Never
}

extension Marker where Label == Text {
  init(_ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D)
  @_disfavoredOverload init(_ titleResource: LocalizedStringResource, coordinate: CLLocationCoordinate2D)
  @_disfavoredOverload init<S>(_ title: S, coordinate: CLLocationCoordinate2D) where S: StringProtocol
  init(item: MKMapItem) {
    self.init(item.name ?? "", coordinate: item.placemark.coordinate)
  }
}

extension Marker where Label == SwiftUI.Label<Text, Text> {
  init(_ titleKey: LocalizedStringKey, monogram: Text, coordinate: CLLocationCoordinate2D)
  @_disfavoredOverload init(
    _ titleResource: LocalizedStringResource, monogram: Text, coordinate: CLLocationCoordinate2D)
  @_disfavoredOverload init<S>(_ title: S, monogram: Text, coordinate: CLLocationCoordinate2D)
  where S: StringProtocol
}

extension Marker where Label == SwiftUI.Label<Text, Image> {
  init(_ titleKey: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D)
  @_disfavoredOverload init(
    _ titleResource: LocalizedStringResource, systemImage: String, coordinate: CLLocationCoordinate2D)
  @_disfavoredOverload init<S>(_ title: S, systemImage: String, coordinate: CLLocationCoordinate2D)
  where S: StringProtocol
  init(_ titleKey: LocalizedStringKey, image name: String, coordinate: CLLocationCoordinate2D)
  @_disfavoredOverload init(
    _ titleResource: LocalizedStringResource, image name: String, coordinate: CLLocationCoordinate2D)
  @_disfavoredOverload init<S>(_ title: S, image name: String, coordinate: CLLocationCoordinate2D)
  where S: StringProtocol
}
