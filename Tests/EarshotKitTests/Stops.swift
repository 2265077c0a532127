import EarshotKit
import Testing

/// What is said stop by stop on the screen of one view.
func stops(
  of body: String, with members: String = "", locale: String = "en_US", timeZone: String = "UTC"
) throws -> [String] {
  let source = """
    import AppIntents
    import Charts
    import MapKit
    import SwiftUI
    struct Screen: View {
      \(members)
      var body: some View { \(body) }
    }
    #Preview { Screen() }
    """
  var options = OpenOptions()
  options.locale = locale
  options.timeZone = timeZone
  let input = try Earshot.open(bytes: Array(source.utf8), file: "Screen.swift", options: options)
  return try #require(input.readings().first).elements.map(\.announcement)
}
