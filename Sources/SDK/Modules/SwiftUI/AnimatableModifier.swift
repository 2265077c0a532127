// SwiftUI: the declarations of AnimatableModifier.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

protocol AnimatableModifier: Animatable, ViewModifier {}
