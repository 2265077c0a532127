// WidgetKit: the declarations of ActivityFamily.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

enum ActivityFamily: Codable, CustomStringConvertible, RawRepresentable, Hashable {
  case small
  case medium
  var description: String { get }
}
