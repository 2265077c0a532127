// SwiftUI: the declarations of DocumentConfiguration.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct DocumentConfiguration {
  var isEditable: Bool { get }
  var fileURL: URL? { get }
}
