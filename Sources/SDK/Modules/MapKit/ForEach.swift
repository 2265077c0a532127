// MapKit: the declarations of ForEach.
// Declared as the framework's interface has it, with code of our own.

extension ForEach: MapContent where Content: MapContent {
  var body: Never { get }
  typealias Body = Never
  init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @MapContentBuilder content: @escaping (Data.Element) -> Content)
}

extension ForEach: DynamicMapContent where Content: MapContent {}

extension ForEach where ID == Data.Element.ID, Content: MapContent, Data.Element: Identifiable {
  init(_ data: Data, @MapContentBuilder content: @escaping (Data.Element) -> Content)
}

extension ForEach where Data == Range<Int>, ID == Int, Content: MapContent {
  init(_ data: Range<Int>, @MapContentBuilder content: @escaping (Int) -> Content)
}
