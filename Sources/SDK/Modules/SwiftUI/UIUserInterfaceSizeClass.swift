// SwiftUI: the declarations of UIUserInterfaceSizeClass.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

extension UIUserInterfaceSizeClass {
  init(_ sizeClass: UserInterfaceSizeClass?)
}
