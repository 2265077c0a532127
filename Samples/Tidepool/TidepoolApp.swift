import SwiftUI

/// A field guide to what lives between the tides.
@main
struct TidepoolApp: App {
  @State private var guide = FieldGuide()

  var body: some Scene {
    WindowGroup {
      GuideTabs()
        .environment(guide)
    }
  }
}
