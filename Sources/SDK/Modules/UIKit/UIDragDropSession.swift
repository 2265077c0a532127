// UIKit: the declarations of UIDragDropSession.
// https://developer.apple.com/documentation/uikit/uidragdropsession

@MainActor protocol UIDragDropSession: NSObjectProtocol {
  var allowsMoveOperation: Bool { get }
  var isRestrictedToDraggingApplication: Bool { get }
  func location(in view: UIView) -> CGPoint
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
}
