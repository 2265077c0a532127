// CollectionHStack (github.com/LePips/CollectionHStack): the declarations of CollectionHStack, as its documentation has them.

/// A row that scrolls, with a view for each element.
struct CollectionHStack<
  Element, Data: RandomAccessCollection, ID: Hashable, Content: View
>: View where Data.Element == Element, Data.Index == Int {
  private let id: KeyPath<Element, ID>
  private let data: Data
  private let content: (Element) -> Content
  private var limit: Int?

  init(
    uniqueElements: Data, id: KeyPath<Element, ID>, layout: CollectionHStackLayout,
    @ViewBuilder content: @escaping (Element) -> Content
  ) {
    self.id = id
    data = uniqueElements
    self.content = content
  }

  var body: some View {
    ScrollView(.horizontal) {
      LazyHStack {
        ForEach(Array(data.prefix(limit ?? data.count)), id: id) {
          content($0).accessibilityElement(children: .contain)
        }
      }
    }
  }

  func dataPrefix(_ prefix: Int?) -> Self {
    var copy = self
    copy.limit = prefix
    return copy
  }
  func allowBouncing(_ value: Bool) -> Self { self }
  func asCarousel() -> Self { self }
  func clipsToBounds(_ value: Bool) -> Self { self }
  func insets(_ insets: EdgeInsets) -> Self { self }
  func insets(horizontal: CGFloat = 0, vertical: CGFloat = 0) -> Self { self }
  func itemSpacing(_ spacing: CGFloat) -> Self { self }
  func onReachedLeadingEdge(
    offset: CollectionHStackEdgeOffset = .offset(0), perform action: @escaping () -> Void
  ) -> Self { self }
  func onReachedTrailingEdge(
    offset: CollectionHStackEdgeOffset = .offset(0), perform action: @escaping () -> Void
  ) -> Self { self }
  func onPrefetchingElements(_ action: @escaping ([Element]) -> Void) -> Self { self }
  func onCancelPrefetchingElements(_ action: @escaping ([Element]) -> Void) -> Self { self }
  func proxy(_ proxy: CollectionHStackProxy) -> Self { self }
  func scrollBehavior(_ scrollBehavior: CollectionHStackScrollBehavior) -> Self { self }
}

extension CollectionHStack {
  init(
    uniqueElements: Data, id: KeyPath<Element, ID>, columns: Int, rows: Int = 1,
    columnTrailingInset: CGFloat = 0, @ViewBuilder content: @escaping (Element) -> Content
  ) {
    self.init(
      uniqueElements: uniqueElements, id: id, columns: CGFloat(columns), rows: rows, content: content)
  }
  init(
    uniqueElements: Data, id: KeyPath<Element, ID>, columns: CGFloat, rows: Int = 1,
    @ViewBuilder content: @escaping (Element) -> Content
  ) {
    self.init(
      uniqueElements: uniqueElements, id: id,
      layout: .grid(columns: columns, rows: rows, columnTrailingInset: 0), content: content)
  }
  init(
    uniqueElements: Data, id: KeyPath<Element, ID>, minWidth: CGFloat, rows: Int = 1,
    @ViewBuilder content: @escaping (Element) -> Content
  ) {
    self.init(
      uniqueElements: uniqueElements, id: id, layout: .minimumWidth(columnWidth: minWidth, rows: rows),
      content: content)
  }
  init(
    uniqueElements: Data, id: KeyPath<Element, ID>, rows: Int = 1, variadicWidths: Bool = false,
    @ViewBuilder content: @escaping (Element) -> Content
  ) {
    self.init(
      uniqueElements: uniqueElements, id: id,
      layout: variadicWidths ? .selfSizingVariadicWidth(rows: rows) : .selfSizingSameSize(rows: rows),
      content: content)
  }
}

extension CollectionHStack where Element: Identifiable, ID == Element.ID {
  init(
    uniqueElements: Data, layout: CollectionHStackLayout,
    @ViewBuilder content: @escaping (Element) -> Content
  ) {
    self.init(uniqueElements: uniqueElements, id: \.id, layout: layout, content: content)
  }
  init(
    uniqueElements: Data, columns: Int, rows: Int = 1, columnTrailingInset: CGFloat = 0,
    @ViewBuilder content: @escaping (Element) -> Content
  ) {
    self.init(uniqueElements: uniqueElements, id: \.id, columns: columns, rows: rows, content: content)
  }
  init(
    uniqueElements: Data, columns: CGFloat, rows: Int = 1,
    @ViewBuilder content: @escaping (Element) -> Content
  ) {
    self.init(uniqueElements: uniqueElements, id: \.id, columns: columns, rows: rows, content: content)
  }
  init(
    uniqueElements: Data, minWidth: CGFloat, rows: Int = 1,
    @ViewBuilder content: @escaping (Element) -> Content
  ) {
    self.init(uniqueElements: uniqueElements, id: \.id, minWidth: minWidth, rows: rows, content: content)
  }
  init(
    uniqueElements: Data, rows: Int = 1, variadicWidths: Bool = false,
    @ViewBuilder content: @escaping (Element) -> Content
  ) {
    self.init(
      uniqueElements: uniqueElements, id: \.id, rows: rows, variadicWidths: variadicWidths,
      content: content)
  }
}

extension CollectionHStack where Data == [Element], Element == Int, ID == Int {
  init(
    count: Int, columns: Int, rows: Int = 1, columnTrailingInset: CGFloat = 0,
    @ViewBuilder content: @escaping (Element) -> Content
  ) {
    self.init(
      uniqueElements: Array(0..<count), id: \.self, columns: columns, rows: rows, content: content)
  }
  init(
    count: Int, columns: CGFloat, rows: Int = 1, @ViewBuilder content: @escaping (Element) -> Content
  ) {
    self.init(
      uniqueElements: Array(0..<count), id: \.self, columns: columns, rows: rows, content: content)
  }
  init(
    count: Int, minWidth: CGFloat, rows: Int = 1, @ViewBuilder content: @escaping (Element) -> Content
  ) {
    self.init(
      uniqueElements: Array(0..<count), id: \.self, minWidth: minWidth, rows: rows, content: content)
  }
}
