// SwiftUI: the declarations of DocumentLaunchGeometryProxy.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct DocumentLaunchGeometryProxy {
  var frame: CGRect { get set }
  var titleViewFrame: CGRect { get set }
}
