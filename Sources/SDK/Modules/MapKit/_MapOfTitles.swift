// MapKit: the declarations of _MapOfTitles.
// Declared as the framework's interface has it, with code of our own.

/// What a map of UIKit shows, by the words of its annotations.
struct _MapOfTitles: View {
  let titles: [String]
  var body: some View {
    Map {
      ForEach(titles.indices, id: \.self) { index in
        Marker(titles[index], coordinate: CLLocationCoordinate2D(latitude: 0, longitude: 0))
      }
    }
  }
}
