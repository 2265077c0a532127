// GameKit: the declarations of GKAccessPoint.
// Declared as the framework's interface has it, with code of our own.

class GKAccessPoint: NSObject {
  enum Location: Int, Sendable {
    case topLeading = 0
    case topTrailing
    case bottomLeading
    case bottomTrailing
  }
  static let _shared = GKAccessPoint()
  class var shared: GKAccessPoint { _shared }
  var isActive = false
  var isVisible: Bool { false }
  var isPresentingGameCenter: Bool { false }
  var isFocused = false
  var showHighlights = false
  var location: GKAccessPoint.Location = .topLeading
  var frameInScreenCoordinates: CGRect { get }
  weak var parentWindow: UIWindow?
  override init() {}
  func trigger(handler: @escaping () -> Void) {}
  func trigger(state: GKGameCenterViewControllerState, handler: @escaping () -> Void) {}
}
