// Charts: the declarations of ForEach.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

extension ForEach where Content: Chart3DContent {
  @_disfavoredOverload init(_ data: Data, @Chart3DContentBuilder content: @escaping (Data.Element) -> Content)
  where ID == Data.Element.ID, Data.Element: Identifiable
  @_disfavoredOverload init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @Chart3DContentBuilder content: @escaping (Data.Element) -> Content)
}

extension ForEach: Chart3DContent where Content: Chart3DContent {
  var body: Never { get }
  typealias Body = Never
}

extension ForEach: ChartContent where Content: ChartContent {
  var body: Never { get }
  typealias Body = Never
}

extension ForEach where ID == Data.Element.ID, Content: ChartContent, Data.Element: Identifiable {
  init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content)
}

extension ForEach where Content: ChartContent {
  init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> Content)
}
