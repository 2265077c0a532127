// UIKit: the declarations of UISheetPresentationController.

class UISheetPresentationController: UIPresentationController {
  class Detent: NSObject {
    struct Identifier: Hashable, RawRepresentable, Sendable {
      static let medium = Identifier("com.apple.UIKit.medium")
      static let large = Identifier("com.apple.UIKit.large")
      let rawValue: String
      init(rawValue: String) { self.rawValue = rawValue }
      init(_ rawValue: String) { self.rawValue = rawValue }
    }
    let identifier: UISheetPresentationController.Detent.Identifier
    init(_ identifier: UISheetPresentationController.Detent.Identifier) { self.identifier = identifier }
    class func medium() -> UISheetPresentationController.Detent { Detent(.medium) }
    class func large() -> UISheetPresentationController.Detent { Detent(.large) }
    class func custom(
      identifier: UISheetPresentationController.Detent.Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> UISheetPresentationController.Detent { Detent(identifier ?? .init("custom")) }
  }
  var detents: [UISheetPresentationController.Detent] = [.large()]
  var selectedDetentIdentifier: UISheetPresentationController.Detent.Identifier?
  var largestUndimmedDetentIdentifier: UISheetPresentationController.Detent.Identifier?
  var prefersScrollingExpandsWhenScrolledToEdge: Bool = true
  var prefersEdgeAttachedInCompactHeight: Bool = false
  var widthFollowsPreferredContentSizeWhenEdgeAttached: Bool = false
  var prefersGrabberVisible: Bool = false
  var preferredCornerRadius: CGFloat?
  var sourceView: UIView?
  func animateChanges(_ changes: () -> Void) { changes() }
  func invalidateDetents() {}
}
