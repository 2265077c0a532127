/// Screens that follow from what their preview makes of the state.
enum ChangingPreviews {
  /// What the preview gives the view follows from what actions change.
  static let given = """
    import SwiftUI
    enum Tray { static var order = ["milk"] }
    final class Pot: ObservableObject { @Published var cups = 1; static let one = Pot() }
    struct Order: View {
      let items: [String]
      let cups: Int
      @State private var isUrgent = false
      var body: some View {
        List {
          Text("\\(cups) cups, \\(items.count) items")
          ForEach(items, id: \\.self) { Text($0) }
          Button("Add") { Tray.order.append("tea \\(Tray.order.count)") }
          Button("Pour") { Pot.one.cups += 1 }
          Toggle("Urgent", isOn: $isUrgent)
        }
      }
    }
    #Preview { NavigationStack { Order(items: Tray.order, cups: Pot.one.cups) } }
    """
}
