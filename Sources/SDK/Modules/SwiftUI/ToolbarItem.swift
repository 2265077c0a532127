// SwiftUI: the declarations of ToolbarItem.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct ToolbarItem<ID, Content>: ToolbarContent where Content: View {
  typealias Body = Never
}

extension ToolbarItem where ID == () {
  init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content)
}

extension ToolbarItem: CustomizableToolbarContent where ID == String {
  init(id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content)
  init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool,
    @ViewBuilder content: () -> Content)
}

extension ToolbarItem: Identifiable where ID: Hashable {
  var id: ID { get }
}
