// SwiftUI: the declarations of PreviewPlatform.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

enum PreviewPlatform: Hashable {
  case iOS
  case macOS
  case tvOS
  case watchOS
}
