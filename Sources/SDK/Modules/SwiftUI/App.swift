// SwiftUI: the declarations of App.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

protocol App {
  associatedtype Body: Scene
  @SceneBuilder var body: Self.Body { get }
  init()
}

extension App {
  static func main()
}
