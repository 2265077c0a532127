// SwiftUI: its macros.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

@freestanding(declaration) macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>..., @ViewBuilder body: @escaping () -> any View)

@freestanding(declaration) macro Preview(_ name: String? = nil, @ViewBuilder body: @escaping () -> any View)

@attached(peer) macro Previewable()

@attached(accessor) @attached(peer, names: prefixed(__Key_)) macro Entry()

@attached(extension, conformances: Animatable) @attached(member, names: named(animatableData))
macro Animatable()

@attached(accessor, names: named(willSet)) macro AnimatableIgnored()
