// SwiftUI: the declarations of UIContentSizeCategory.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

extension UIContentSizeCategory {
  init(_ sizeCategory: ContentSizeCategory?)
  init(_ dynamicTypeSize: DynamicTypeSize?)
}
