// SwiftUI: the declarations of Preview.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

extension Preview {
  init(_ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., body: @escaping () -> any View)
}
