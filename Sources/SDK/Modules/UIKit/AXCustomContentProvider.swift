// UIKit: the declarations of AXCustomContentProvider.

protocol AXCustomContentProvider: NSObjectProtocol {
  var accessibilityCustomContent: [AXCustomContent]! { get set }
}
