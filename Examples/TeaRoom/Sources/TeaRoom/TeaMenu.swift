import SwiftUI

/// One kind of tea, as it stands in the menu.
struct Tea: Identifiable {
  var name: String
  var minutes: Int
  var isSoldOut = false

  var id: String { name }
}

/// What can be ordered today.
struct TeaMenu: View {
  var teas: [Tea]
  @State private var ordered: [String] = []

  var body: some View {
    VStack(alignment: .leading) {
      Text("Today's teas").font(.title).accessibilityAddTraits(.isHeader)
      ForEach(teas) { tea in
        Button {
          ordered.append(tea.name)
          print("ordered \(tea.name)")
        } label: {
          HStack {
            Text(tea.name)
            Spacer()
            Text("\(tea.minutes) minutes")
          }
        }
        .disabled(tea.isSoldOut)
      }
      if !ordered.isEmpty {
        Text("Your order: \(ordered.joined(separator: ", "))")
        Button("Start over") { ordered = [] }
      }
    }
  }
}

#Preview("Menu") {
  TeaMenu(teas: [
    Tea(name: "Assam", minutes: 4),
    Tea(name: "Sencha", minutes: 2, isSoldOut: true),
  ])
}
