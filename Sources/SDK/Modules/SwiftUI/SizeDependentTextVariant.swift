// SwiftUI: the declarations of SizeDependentTextVariant.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct SizeDependentTextVariant: TextVariantPreference {}
