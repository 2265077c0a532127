// SwiftUI: the declarations of PreviewTrait.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

extension PreviewTrait where T == Preview.ViewTraits {
  static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait<T>
}
