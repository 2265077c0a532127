import SwiftUI

/// The app's two halves.
struct GuideTabs: View {
  var body: some View {
    TabView {
      CreatureList()
        .tabItem { Label("Guide", systemImage: "book") }
      SightingDiary()
        .tabItem { Label("Diary", systemImage: "list.bullet") }
    }
  }
}

#Preview("App") {
  GuideTabs()
    .environment(FieldGuide.example)
}
