// swift-composable-architecture (github.com/pointfreeco/swift-composable-architecture): the declarations of _ReducerPrinter, as its source has them.

import Dispatch

/// What writes to the console, where nobody hears it.
struct _ReducerPrinter<State, Action> {
  private let _printChange: (Action, State, State) -> Void

  init(
    printChange: @escaping (_ receivedAction: Action, _ oldState: State, _ newState: State) -> Void,
    queue: DispatchQueue? = nil
  ) { _printChange = printChange }

  func printChange(receivedAction: Action, oldState: State, newState: State) {
    _printChange(receivedAction, oldState, newState)
  }

  static var customDump: _ReducerPrinter { _ReducerPrinter(printChange: { _, _, _ in }) }
  static var actionLabels: _ReducerPrinter { _ReducerPrinter(printChange: { _, _, _ in }) }
}
