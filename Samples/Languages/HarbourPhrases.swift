import SwiftUI

/// Text in several languages, and numbers as the reader's region writes them.
struct HarbourPhrases: View {
  let boats = 1250

  var body: some View {
    VStack(alignment: .leading) {
      Text("Good morning")
        .accessibilityAddTraits(.isHeader)
        .accessibilityHeading(.h1)
      Text("Guten Morgen")
        .environment(\.locale, Locale(identifier: "de"))
      Text("\(boats) boats")
      Text(String(boats))
      Text("VHF 16")
        .speechSpellsOutCharacters()
      Button("Wave") { print("hello") }
      Toggle("Bell", isOn: .constant(true))
      Link("Pilot", destination: URL(string: "https://example.org/pilot")!)
    }
  }
}

#Preview {
  HarbourPhrases()
}
