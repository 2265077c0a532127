import Testing

@testable import EarshotKit

/// Objects that an app tells apart by what they hold, in whichever order its screens are read.
@Suite("Selections of objects") struct ObjectSelectionTests {
  @Test(
    "A selected object is the one that it is equal to, in every screen of a file",
    arguments: [
      """
      final class Region: Hashable {
        let name: String
        init(name: String) { self.name = name }
        static func == (one: Region, other: Region) -> Bool { one.name == other.name }
        func hash(into hasher: inout Hasher) { hasher.combine(name) }
      }
      """,
      """
      final class Region: NSObject {
        let name: String
        init(name: String) { self.name = name }
        override func isEqual(_ object: Any?) -> Bool { (object as? Region)?.name == name }
        override var hash: Int { name.hashValue }
      }
      """,
    ])
  func selections(region: String) throws {
    let files = try TemporaryFolder()
    try files.write(
      "Chooser.swift",
      """
      import SwiftUI
      \(region)
      struct Chooser: View {
        @State var chosen = Region(name: "North")
        @State var other: Region? = Region(name: "West")
        var body: some View {
          VStack {
            Picker("Region", selection: $chosen) {
              Text("South").tag(Region(name: "South"))
              Text("North").tag(Region(name: "North"))
            }
            Picker("Other", selection: $other) {
              Text("South").tag(Optional(Region(name: "South")))
              Text("West").tag(Optional(Region(name: "West")))
            }
          }
        }
      }
      #Preview("One") { Chooser() }
      #Preview("Two") { Chooser() }
      #Preview("Three") { Chooser() }
      """)
    let opened = try Earshot.open(["\(files.path)/Chooser.swift"])
    let screens = opened.readings().map { $0.elements.map(\.announcement) }
    #expect(screens.count == 3)
    for screen in screens {
      #expect(screen.first?.hasPrefix("Region, North, ") ?? false)
      #expect(screen.last?.hasPrefix("Other, West, ") ?? false)
    }
  }
}
