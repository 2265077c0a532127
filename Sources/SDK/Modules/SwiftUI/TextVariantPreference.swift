// SwiftUI: the declarations of TextVariantPreference.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

protocol TextVariantPreference {}

extension TextVariantPreference where Self == FixedTextVariant {
  static var fixed: FixedTextVariant { get }
}

extension TextVariantPreference where Self == SizeDependentTextVariant {
  static var sizeDependent: SizeDependentTextVariant { get }
}
