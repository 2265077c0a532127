// SwiftUI: what iOS 27 adds to ForEach.
// Declared as the framework's interface has it, with code of our own.

extension ForEach: ToolbarContent where Content: ToolbarContent {
  init(_ data: Data, @ToolbarContentBuilder content: @escaping (Data.Element) -> Content)
  where ID == Data.Element.ID, Data.Element: Identifiable
  init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ToolbarContentBuilder content: @escaping (Data.Element) -> Content)
}
