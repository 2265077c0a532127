// SwiftUI: the declarations of DropProposal.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct DropProposal: CustomDebugStringConvertible {
  let operation: DropOperation
  let operationOutsideApplication: DropOperation?
  init(operation: DropOperation)
  init(withinApplication: DropOperation, outsideApplication: DropOperation)
  var debugDescription: String { get }
}
