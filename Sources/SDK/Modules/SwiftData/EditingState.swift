// SwiftData: the declarations of EditingState.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct EditingState: Identifiable {
  typealias ID = UUID
  let id: UUID
  var author: String? { get set }
}
