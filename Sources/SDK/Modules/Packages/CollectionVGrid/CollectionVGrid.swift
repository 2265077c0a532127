// CollectionVGrid (github.com/LePips/CollectionVGrid): the declarations of CollectionVGrid, as its documentation has them.

/// A grid that scrolls, with a view for each element.
struct CollectionVGrid<
  Element, Data: RandomAccessCollection, ID: Hashable, Content: View
>: View where Data.Element == Element, Data.Index == Int {
  private let id: KeyPath<Element, ID>
  private let data: Data
  private let layout: CollectionVGridLayout
  private let content: (Element, CollectionVGridLocation) -> Content

  init(
    uniqueElements: Data, id: KeyPath<Element, ID>, layout: CollectionVGridLayout,
    @ViewBuilder viewProvider: @escaping (Element, CollectionVGridLocation) -> Content
  ) {
    self.id = id
    data = uniqueElements
    self.layout = layout
    content = viewProvider
  }

  var body: some View {
    let columns = layout._columnCount
    ScrollView {
      LazyVGrid(columns: Array(repeating: GridItem(.flexible()), count: columns)) {
        ForEach(Array(data.enumerated()), id: \.offset) { offset, element in
          content(element, CollectionVGridLocation(column: offset % columns, row: offset / columns))
            .accessibilityElement(children: .contain)
        }
      }
    }
  }

  func onReachedBottomEdge(
    offset: CollectionVGridEdgeOffset = .offset(0), action: @escaping () -> Void
  ) -> Self { self }
  func onReachedTopEdge(
    offset: CollectionVGridEdgeOffset = .offset(0), action: @escaping () -> Void
  ) -> Self { self }
  func onPrefetchingElements(_ action: @escaping ([Element]) -> Void) -> Self { self }
  func onCancelPrefetchingElements(_ action: @escaping ([Element]) -> Void) -> Self { self }
  func proxy(_ proxy: CollectionVGridProxy) -> Self { self }
}

extension CollectionVGrid {
  init(
    uniqueElements: Data, id: KeyPath<Element, ID>, layout: CollectionVGridLayout,
    @ViewBuilder viewProvider: @escaping (Element) -> Content
  ) {
    self.init(
      uniqueElements: uniqueElements, id: id, layout: layout, viewProvider: { e, _ in viewProvider(e) })
  }
}

extension CollectionVGrid where Element: Identifiable, ID == Element.ID {
  init(
    uniqueElements: Data, layout: CollectionVGridLayout,
    @ViewBuilder viewProvider: @escaping (Element, CollectionVGridLocation) -> Content
  ) {
    self.init(uniqueElements: uniqueElements, id: \.id, layout: layout, viewProvider: viewProvider)
  }
  init(
    uniqueElements: Data, layout: CollectionVGridLayout,
    @ViewBuilder viewProvider: @escaping (Element) -> Content
  ) {
    self.init(
      uniqueElements: uniqueElements, id: \.id, layout: layout, viewProvider: { e, _ in viewProvider(e) })
  }
}

extension CollectionVGrid where Data == [Element], Element == Int, ID == Int {
  init(
    count: Int, layout: CollectionVGridLayout, @ViewBuilder viewProvider: @escaping (Element) -> Content
  ) {
    self.init(
      uniqueElements: Array(0..<count), id: \.self, layout: layout,
      viewProvider: { e, _ in viewProvider(e) })
  }
}
