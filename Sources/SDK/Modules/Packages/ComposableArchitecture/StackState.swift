// swift-composable-architecture (github.com/pointfreeco/swift-composable-architecture): the declarations of StackState, as its documentation has them.

/// The states of what is pushed on a stack, first to last.
struct StackState<Element>: RandomAccessCollection {
  private var elements: [Element] = []
  private var numbers: [Int] = []
  private var next = 0
  var _next: Int { next }

  init() {}
  init<S: Sequence>(_ elements: S) where S.Element == Element { for element in elements { append(element) } }

  var ids: [StackElementID] { numbers.map { StackElementID(_number: $0) } }
  var startIndex: Int { 0 }
  var endIndex: Int { elements.count }
  subscript(position: Int) -> Element { elements[position] }
  subscript(id id: StackElementID) -> Element? {
    get { numbers.firstIndex(of: id._number).map { elements[$0] } }
    set {
      guard let place = numbers.firstIndex(of: id._number) else { return }
      if let newValue {
        elements[place] = newValue
      } else {
        elements.remove(at: place)
        numbers.remove(at: place)
      }
    }
  }

  mutating func append(_ element: Element) {
    elements.append(element)
    numbers.append(next)
    next += 1
  }
  mutating func pop(from id: StackElementID) {
    guard let place = numbers.firstIndex(of: id._number) else { return }
    elements.removeSubrange(place...)
    numbers.removeSubrange(place...)
  }
  mutating func pop(to id: StackElementID) {
    guard let place = numbers.firstIndex(of: id._number) else { return }
    elements.removeSubrange((place + 1)...)
    numbers.removeSubrange((place + 1)...)
  }
  mutating func removeLast() {
    elements.removeLast()
    numbers.removeLast()
  }
  mutating func removeAll() {
    elements = []
    numbers = []
  }
}

extension StackState: Equatable where Element: Equatable {
  static func == (lhs: StackState, rhs: StackState) -> Bool { lhs.elements == rhs.elements }
}

extension StackState: Hashable where Element: Hashable {
  func hash(into hasher: inout Hasher) { hasher.combine(elements) }
}
