import Testing

/// The Swift book: a name may be qualified by the module that declares it.
@Suite("Names behind a module of the project") struct ModuleNameTests {
  @Test("A type of a package is not the app's of that name in a file that imports the package")
  func packageType() {
    let screen = Screen(
      """
      import HarbourKit
      import SwiftUI
      struct Log {
        private typealias Backend = HarbourKit.Log
        static func note(_ text: String) -> String { Backend.note(text) }
      }
      struct Depths { static var all: [Int] { HarbourKit.Depths.all } }
      struct Probe: View { var body: some View { VStack {
        Text(Log.note("ebb"))
        Text("\\(Depths.all.count)")
      } } }
      """, open: "Probe")
    #expect(screen.texts.count == 2)
    #expect(!screen.notices.contains { $0.message.contains("nested deeper") })
    // One thing is missing: it is told once.
    #expect(screen.notices.count { $0.message.contains("HarbourKit") } == 1)
  }
}
