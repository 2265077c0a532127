// Charts: the declarations of Chart.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct Chart<Content>: View where Content: ChartContent {
  init(@ChartContentBuilder content: () -> Content)
  init<Data, C>(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C)
  where
    Content == ForEach<Data, Data.Element.ID, C>, Data: RandomAccessCollection, C: ChartContent,
    Data.Element: Identifiable
  init<Data, ID, C>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> C)
  where Content == ForEach<Data, ID, C>, Data: RandomAccessCollection, ID: Hashable, C: ChartContent
  typealias Body = Never
}
