// Charts: the declarations of Chart3D.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct Chart3D<Content>: View where Content: Chart3DContent {
  init(@Chart3DContentBuilder content: () -> Content)
  typealias Body = Never
  init<Data, C>(_ data: Data, @Chart3DContentBuilder content: @escaping (Data.Element) -> C)
  where
    Content == ForEach<Data, Data.Element.ID, C>, Data: RandomAccessCollection, C: Chart3DContent,
    Data.Element: Identifiable
  init<Data, ID, C>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @Chart3DContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, ID, C>, Data: RandomAccessCollection, ID: Hashable, C: Chart3DContent
}
