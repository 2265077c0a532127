// SwiftUI: the declarations of DragConfiguration.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct DragConfiguration: CustomDebugStringConvertible {
  struct OperationsWithinApp {
    init(allowMove: Bool = false)
  }
  struct OperationsOutsideApp {
    init(allowCopy: Bool = true)
  }
  var operationsWithinApp: DragConfiguration.OperationsWithinApp { get set }
  var operationsOutsideApp: DragConfiguration.OperationsOutsideApp { get set }
  init(
    operationsWithinApp: DragConfiguration.OperationsWithinApp = .init(),
    operationsOutsideApp: DragConfiguration.OperationsOutsideApp = .init())
  init(allowMove: Bool)
  var debugDescription: String { get }
}
