// WidgetKit: the declarations of ControlInfo.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct ControlInfo: Identifiable, Hashable, Equatable {
  let kind: String
  var pushInfo: ControlPushInfo? { get set }
  var id: String { get }
  typealias ID = String
}
