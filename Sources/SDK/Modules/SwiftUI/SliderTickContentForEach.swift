// SwiftUI: the declarations of SliderTickContentForEach.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct SliderTickContentForEach<Data, ID, Content>: SliderTickContent
where Data: RandomAccessCollection, ID: Hashable, Content: SliderTickContent {
  typealias Value = Content.Value
  typealias Body = [SliderTick<SliderTickContentForEach<Data, ID, Content>.Value>]
  init<V>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @SliderTickBuilder<V> content: @escaping (Data.Element) -> Content)
  where V == Data.Element, Data.Element == Content.Value
  init<V>(_ data: Data, @SliderTickBuilder<V> content: @escaping (Data.Element) -> Content)
  where ID == V.ID, V: Identifiable, V == Data.Element, Data.Element == Content.Value
  init<V>(_ data: Range<Int>, @SliderTickBuilder<V> content: @escaping (Range<Int>.Element) -> Content)
  where Data == Range<Int>, V == Content.Value
  var body: [SliderTick<SliderTickContentForEach<Data, ID, Content>.Value>] { get }
}
