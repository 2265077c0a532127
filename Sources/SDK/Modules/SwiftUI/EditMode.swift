// SwiftUI: the declarations of EditMode.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

enum EditMode: Hashable {
  case inactive
  case transient
  case active
  var isEditing: Bool { get }
}
