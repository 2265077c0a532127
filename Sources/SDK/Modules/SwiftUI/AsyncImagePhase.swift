// SwiftUI: the declarations of AsyncImagePhase.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

enum AsyncImagePhase {
  case empty
  case success(Image)
  case failure(any Error)
  var image: Image? { get }
  var error: (any Error)? { get }
}
