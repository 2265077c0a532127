// SwiftUI: the declarations of ForEach.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct ForEach<Data, ID, Content> where Data: RandomAccessCollection, ID: Hashable {
  var data: Data { get set }
  var content: (Data.Element) -> Content { get set }
  init<C, R>(
    _ data: Binding<C>, editActions: EditActions<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> R
  )
  where
    Data == IndexedIdentifierCollection<C, ID>, ID == C.Element.ID,
    Content == EditableCollectionContent<R, C>, C: MutableCollection, C: RandomAccessCollection, R: View,
    C.Element: Identifiable, C.Index: Hashable
  init<C, R>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> R)
  where
    Data == IndexedIdentifierCollection<C, ID>, Content == EditableCollectionContent<R, C>,
    C: MutableCollection, C: RandomAccessCollection, R: View, C.Index: Hashable
  init<V>(sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content)
  where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID, Content: View, V: View
  init<V>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content)
  where Data == ForEachSubviewCollection<Content>, ID == Subview.ID, Content: View, V: View
}

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
  var body: Never { get }
  typealias Body = Never
}

extension ForEach
where ID == Data.Element.ID, Content: AccessibilityRotorContent, Data.Element: Identifiable {
  init(_ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content)
}

extension ForEach where Content: AccessibilityRotorContent {
  init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content)
}

extension ForEach: TabContent where Content: TabContent {
  typealias TabValue = Content.TabValue
  init<V>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TabContentBuilder<V> content: @escaping (Data.Element) -> Content) where V == Content.TabValue
  @_disfavoredOverload init<V>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TabContentBuilder<V?> content: @escaping (Data.Element) -> Content)
  where V: Hashable, Content.TabValue == V?
  typealias Body = ForEach<Data, ID, Content>
  var body: ForEach<Data, ID, Content> { get }
}

extension ForEach where ID == Data.Element.ID, Content: TabContent, Data.Element: Identifiable {
  init<V>(_ data: Data, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content)
  where V == Content.TabValue
  @_disfavoredOverload init<V>(
    _ data: Data, @TabContentBuilder<V?> content: @escaping (Data.Element) -> Content)
  where V: Hashable, Content.TabValue == V?
}

extension ForEach where Data == Range<Int>, ID == Int, Content: TabContent {
  init<V>(_ data: Range<Int>, @TabContentBuilder<V> content: @escaping (Int) -> Content)
  where V == Content.TabValue
  @_disfavoredOverload init<V>(_ data: Range<Int>, @TabContentBuilder<V?> content: @escaping (Int) -> Content)
  where V: Hashable, Content.TabValue == V?
}

extension ForEach: TableRowContent where Content: TableRowContent {
  typealias TableRowValue = Content.TableRowValue
  typealias TableRowBody = Never
  init<V>(_ data: Data, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content)
  where ID == Data.Element.ID, V == Content.TableRowValue, Data.Element: Identifiable
  init<V>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TableRowBuilder<V> content: @escaping (Data.Element) -> Content) where V == Content.TableRowValue
  init(_ data: Data)
  where ID == Data.Element.ID, Content == TableRow<Data.Element>, Data.Element: Identifiable
  init<V>(_ data: Range<Int>, @TableRowBuilder<V> content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int, V == Content.TableRowValue
}

extension ForEach: DynamicTableRowContent where Content: TableRowContent {}

extension ForEach: DynamicViewContent where Content: View {}

extension ForEach: View where Content: View {
  typealias Body = Never
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
}

extension ForEach where Content: View {
  init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content)
  @_disfavoredOverload init<C>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content)
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID, C: MutableCollection,
    C: RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable
  @_disfavoredOverload init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content)
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection, C: RandomAccessCollection,
    C.Index: Hashable
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
}
