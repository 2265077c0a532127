import EarshotKit
import EarshotVocabulary
import Testing

/// MapKit's map and AVKit's film in SwiftUI. What an annotation says is SwiftUI's `Marker`'s; that a map or a
/// film by itself has nothing to say is assumed: no recording is known (spec formats.md 11, swiftui.md 3.2).
@Suite("Maps and films of UIKit in SwiftUI")
struct HostedMapTests {
  private static let pier = """
    class Pier: NSObject, MKAnnotation {
      let title: String?; let coordinate: CLLocationCoordinate2D
      init(_ title: String?) { self.title = title; coordinate = CLLocationCoordinate2D(latitude: 54, longitude: 10) }
    }
    """

  @Test("A map without annotations has nothing to say, and is understood")
  func bare() throws {
    let shown = try HostedScreen(
      "let map = MKMapView(); map.showsCompass = false; return map",
      update: """
        let place = CLLocation(latitude: 54, longitude: 10)
        (view as! MKMapView).setRegion(MKCoordinateRegion(center: place.coordinate,
          latitudinalMeters: 500, longitudinalMeters: 500), animated: true)
        """)
    #expect(shown.stops == ["Before", "After"])
    #expect(shown.notices.allSatisfy { $0.severity == .note })
  }

  @Test(
    "An annotation is said by its title",
    arguments: [
      (
        #"let a = MKPointAnnotation(); a.title = "East pier"; map.addAnnotation(a)"#, ["East pier"]
      ),
      (#"map.addAnnotations([Pier("East pier"), Pier("West pier")])"#, ["East pier", "West pier"]),
      (
        #"let a = Pier("East pier"); map.showAnnotations([a, Pier("Mole")], animated: false); map.removeAnnotation(a)"#,
        ["Mole"]
      ),
      (#"map.addAnnotation(Pier("East pier")); map.isHidden = true"#, []),
      (#"map.addAnnotation(Pier("East pier")); map.accessibilityElementsHidden = true"#, []),
    ])
  func annotations(code: String, said: [String]) throws {
    let shown = try HostedScreen("let map = MKMapView(); \(code); return map", others: HostedMapTests.pier)
    // Where they stand on the map is not known, and so their order isn't.
    #expect(shown.inside.sorted() == said)
  }

  @Test("The view that a delegate makes for an annotation has the last word")
  func delegates() throws {
    let shown = try HostedScreen(
      "let map = MKMapView(); map.delegate = keeper; map.addAnnotations([Pier(\"East\"), Pier(nil)]); return map",
      others: """
        \(HostedMapTests.pier)
        class Keeper: NSObject, MKMapViewDelegate {
          func mapView(_ mapView: MKMapView, viewFor annotation: MKAnnotation) -> MKAnnotationView? {
            let view = mapView.dequeueReusableAnnotationView(withIdentifier: "pier")
              ?? MKAnnotationView(annotation: annotation, reuseIdentifier: "pier")
            view.accessibilityLabel = "Pier " + (annotation.title ?? "without a name")
            return view
          }
        }
        """, members: "let keeper = Keeper()")
    #expect(shown.inside.sorted() == ["Pier East", "Pier without a name"])
  }

  @Test("An annotation without a title is named in a notice")
  func untitled() throws {
    let shown = try HostedScreen(
      "let map = MKMapView(); map.addAnnotation(Pier(nil)); return map", others: HostedMapTests.pier)
    #expect(shown.inside.isEmpty)
    #expect(shown.notices.contains { $0.kind == .unknownView && $0.message.contains("annotation") })
  }

  @Test("A film without controls is a picture; with them it is named in a notice")
  func films() throws {
    let film = "let film = AVPlayerViewController(); film.showsPlaybackControls = "
    let bare = try HostedScreen(controller: "\(film)false; return film", others: "")
    #expect(bare.stops.isEmpty)
    #expect(bare.notices.isEmpty)
    let controlled = try HostedScreen(controller: "\(film)true; return film", others: "")
    #expect(controlled.notices.contains { $0.message.contains("'AVPlayerViewController'") })
  }

  @Test("A representable reads the environment that it stands in")
  func environment() throws {
    let shown = try HostedScreen(
      "UILabel()",
      update:
        #"(view as! UILabel).text = context.environment.tide + (context.environment.isEnabled ? " on" : " off")"#,
      others: "extension EnvironmentValues { @Entry var tide = \"Ebb\" }",
      around: "Gauge(); Gauge().environment(\\.tide, \"Flow\")")
    #expect(shown.inside == ["Ebb on", "Flow on"])
  }

  // What a protocol that is nowhere declared asks for is not known.
  @Test("A view of an unknown protocol of a package is named")
  func packageProtocols() throws {
    let shown = try HostedScreen(
      source: """
        import SwiftUI
        import Platforms
        struct Gauge: PlatformViewRepresentable {
          func makeUIView(context: Context) -> UILabel { let label = UILabel(); label.text = "High"; return label }
          func updateUIView(_ view: UILabel, context: Context) {}
        }
        #Preview { Gauge() }
        """)
    #expect(shown.stops == ["«Gauge»"])
    #expect(shown.notices.contains { $0.message.contains("PlatformViewRepresentable") })
  }
}
