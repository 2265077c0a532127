// SkeletonUI: the declarations of SkeletonList, as its documentation has them.

struct SkeletonList<Data, Content>: View
where Data: RandomAccessCollection, Data.Element: Identifiable, Content: View {
  private let data: Data
  private let quantity: Int
  private let content: (Bool, Data.Element?) -> Content

  init(with data: Data, quantity: Int = 1, content: @escaping (Bool, Data.Element?) -> Content) {
    self.data = data
    self.quantity = quantity
    self.content = content
  }

  var body: some View {
    let elements = Array(data)
    List(0..<(elements.isEmpty ? quantity : elements.count), id: \.self) { index in
      content(elements.isEmpty, elements.isEmpty ? nil : elements[index])
    }
  }
}
