// SwiftUI: the declarations of _VariadicView_Children.
// Declared as the framework's interface has it, with code of our own.

struct _VariadicView_Children: RandomAccessCollection, View {
  let _subviews: [Subview]

  struct Element: View, Identifiable {
    let _subview: Subview
    var id: AnyHashable { AnyHashable(_subview.id) }
    func id<ID>(as type: ID.Type = ID.self) -> ID? where ID: Hashable { nil }
    var body: some View { _subview }
  }
  func index(before i: Int) -> Int { i - 1 }
  func index(after i: Int) -> Int { i + 1 }
  subscript(index: Int) -> Element { Element(_subview: _subviews[index]) }
  var startIndex: Int { 0 }
  var endIndex: Int { _subviews.count }
  typealias Index = Int
  typealias Indices = Range<Int>
  typealias SubSequence = Slice<_VariadicView_Children>
  var body: some View { ForEach(_subviews) { $0 } }
}
