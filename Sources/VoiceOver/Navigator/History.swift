import EarshotVocabulary

/// The states before the last gestures. Undo is taking one back.
///
/// States share what did not change between them, so most cost next to nothing; a state with
/// a tree of its own counts by its elements.
struct History: Sendable {
  private static let mostStates = 10_000
  /// An element with its views, frames and texts takes up to 3 KB.
  private static let mostElements = 150_000

  private var states: [(state: NavigatorState, cost: Int)] = []
  private var cost = 0

  mutating func remember(_ state: NavigatorState) {
    let elements = state.tree.elements
    let isShared = states.last.map { $0.state.tree.elements.sharesStorage(with: elements) } ?? false
    let added = isShared ? 1 : elements.count + 1
    states.append((state, added))
    cost += added
    forget()
  }

  mutating func takeLast() -> NavigatorState? {
    guard let last = states.popLast() else { return nil }
    cost -= last.cost
    return last.state
  }

  /// Drops the oldest states, a tenth at a time, so that dropping costs little for each gesture.
  private mutating func forget() {
    while states.count > History.mostStates || (cost > History.mostElements && states.count > 1) {
      let dropped = states.prefix(max(1, states.count / 10))
      cost -= dropped.reduce(0) { $0 + $1.cost }
      states.removeFirst(dropped.count)
    }
  }
}
