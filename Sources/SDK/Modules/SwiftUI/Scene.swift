// SwiftUI: the declarations of Scene.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder var body: Self.Body { get }
}

extension Scene {
  func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene
  func windowResizability(_ resizability: WindowResizability) -> some Scene
  func windowManagerRole(_ role: WindowManagerRole) -> some Scene
  func defaultSize(_ size: CGSize) -> some Scene
  func defaultSize(width: CGFloat, height: CGFloat) -> some Scene
  func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene
  func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some Scene
  func environment<T>(_ object: T?) -> some Scene where T: AnyObject, T: Observable
  func environmentObject<T>(_ object: T) -> some Scene where T: ObservableObject
  func defaultAppStorage(_ store: UserDefaults) -> some Scene
  func handlesExternalEvents(matching conditions: Set<String>) -> some Scene
  func persistentSystemOverlays(_ preferredVisibility: Visibility) -> some Scene
  func onChange<V>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene where V: Equatable
  func onChange<V>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some Scene
  where V: Equatable
  func onChange<V>(of value: V, perform action: @escaping (_ newValue: V) -> Void) -> some Scene
  where V: Equatable
  func commands<Content>(@CommandsBuilder content: () -> Content) -> some Scene where Content: Commands
  func documentBrowserContextMenu(@ViewBuilder _ menu: @escaping ([URL]?) -> some View) -> some Scene
  func commandsRemoved() -> some Scene
  func commandsReplaced<Content>(@CommandsBuilder content: () -> Content) -> some Scene
  where Content: Commands
  func backgroundTask<D, R>(_ task: BackgroundTask<D, R>, action: @escaping (D) async -> R) -> some Scene
  func windowToolbarLabelStyle(fixed: ToolbarLabelStyle) -> some Scene
  func windowToolbarLabelStyle(_ toolbarLabelStyle: Binding<ToolbarLabelStyle>) -> some Scene
}
