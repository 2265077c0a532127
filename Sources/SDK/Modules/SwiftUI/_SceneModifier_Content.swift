// SwiftUI: the declarations of _SceneModifier_Content.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct _SceneModifier_Content<Modifier>: Scene where Modifier: _SceneModifier {
  typealias Body = Never
}
