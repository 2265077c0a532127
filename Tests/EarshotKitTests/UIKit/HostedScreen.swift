import EarshotKit
import EarshotVocabulary
import Testing

/// A screen with a representable between two texts, as VoiceOver reads it.
struct HostedScreen {
  var stops: [String] = []
  var notices: [Notice] = []

  /// - Parameters:
  ///   - make: what `makeUIView` does; it returns the view.
  ///   - update: what `updateUIView` does with `view`.
  init(
    _ make: String, update: String = "", others: String = "", members: String = "", around: String = "Gauge()"
  ) throws {
    try self.init(
      source: """
        import AVKit
        import MapKit
        import PDFKit
        import SceneKit
        import SwiftUI
        import UIKit
        import WebKit
        \(others)
        struct Gauge: UIViewRepresentable {
          \(members)
          func makeUIView(context: Context) -> UIView { \(make) }
          func updateUIView(_ view: UIView, context: Context) { \(update) }
        }
        #Preview { VStack { Text("Before"); \(around); Text("After") } }
        """)
  }

  /// A screen with a controller of UIKit's alone.
  init(controller make: String, others: String) throws {
    try self.init(
      source: """
        import AVKit
        import SceneKit
        import SwiftUI
        import UIKit
        \(others)
        struct Harbour: UIViewControllerRepresentable {
          func makeUIViewController(context: Context) -> UIViewController { \(make) }
          func updateUIViewController(_ controller: UIViewController, context: Context) {}
        }
        #Preview { Harbour() }
        """)
  }

  init(source: String) throws {
    let input = try Earshot.open(bytes: Array(source.utf8), file: "Gauge.swift")
    let reading = try #require(input.readings().first)
    stops = reading.elements.map(\.announcement)
    notices = reading.notices
  }

  /// What is said between the two texts.
  var inside: [String] { Array(stops.dropFirst().dropLast()) }
}
