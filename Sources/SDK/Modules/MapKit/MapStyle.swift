// MapKit: the declarations of MapStyle.
// Declared as the framework's interface has it, with code of our own.

struct MapStyle {
  struct Elevation {
    static var automatic: MapStyle.Elevation { get }
    static var flat: MapStyle.Elevation { get }
    static var realistic: MapStyle.Elevation { get }
  }
  struct StandardEmphasis {
    static var automatic: MapStyle.StandardEmphasis { get }
    static var muted: MapStyle.StandardEmphasis { get }
  }
  static var standard: MapStyle { get }
  static var imagery: MapStyle { get }
  static var hybrid: MapStyle { get }
  static func standard(
    elevation: MapStyle.Elevation = .automatic, emphasis: MapStyle.StandardEmphasis = .automatic,
    pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
  ) -> MapStyle
  static func imagery(elevation: MapStyle.Elevation = .automatic) -> MapStyle
  static func hybrid(
    elevation: MapStyle.Elevation = .automatic, pointsOfInterest: PointOfInterestCategories = .all,
    showsTraffic: Bool = false
  ) -> MapStyle
}
