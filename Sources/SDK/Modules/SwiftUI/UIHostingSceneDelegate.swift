// SwiftUI: the declarations of UIHostingSceneDelegate.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

protocol UIHostingSceneDelegate: UISceneDelegate {
  associatedtype RootScene: Scene
  @SceneBuilder static var rootScene: Self.RootScene { get }
}
