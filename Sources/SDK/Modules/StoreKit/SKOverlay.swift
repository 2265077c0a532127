// StoreKit: the declarations of SKOverlay.
// Declared as the framework's interface has it, with code of our own.

class SKOverlay: NSObject {
  enum Position: Int {
    case bottom = 0
    case bottomRaised
  }
  class Configuration: NSObject {}
  class AppConfiguration: Configuration {
    var appIdentifier: String
    var position: SKOverlay.Position
    var userDismissible = true
    init(appIdentifier: String, position: SKOverlay.Position) {
      self.appIdentifier = appIdentifier
      self.position = position
    }
  }
  class AppClipConfiguration: Configuration {
    var position: SKOverlay.Position
    init(position: SKOverlay.Position) { self.position = position }
  }
  let configuration: SKOverlay.Configuration
  init(configuration: SKOverlay.Configuration) { self.configuration = configuration }
  func present(in scene: UIWindowScene) {}
  class func dismiss(in scene: UIWindowScene) {}
}
