/// The classes of UIKit and AppKit whose objects are made for a screen, by their superclass: data, open
/// to inspection.
enum UIKitClasses {
  static let superclasses: [String: String] = [
    // Views.
    "UIView": "UIResponder", "UIControl": "UIView", "UILabel": "UIView", "UIImageView": "UIView",
    "UIButton": "UIControl", "UITextField": "UIControl", "UISearchTextField": "UITextField",
    "UISwitch": "UIControl", "UISlider": "UIControl", "UIStepper": "UIControl",
    "UISegmentedControl": "UIControl", "UIPageControl": "UIControl", "UIDatePicker": "UIControl",
    "UIColorWell": "UIControl", "UIRefreshControl": "UIControl", "UITextView": "UIScrollView",
    "UIScrollView": "UIView", "UIStackView": "UIView", "UIActivityIndicatorView": "UIView",
    "UIProgressView": "UIView", "UISearchBar": "UIView", "UIVisualEffectView": "UIView",
    "UITableView": "UIScrollView", "UICollectionView": "UIScrollView", "UIPickerView": "UIView",
    "UITableViewCell": "UIView", "UITableViewHeaderFooterView": "UIView",
    "UICollectionReusableView": "UIView", "UICollectionViewCell": "UICollectionReusableView",
    "UICollectionViewListCell": "UICollectionViewCell", "UINavigationBar": "UIView", "UIToolbar": "UIView",
    "UITabBar": "UIView", "UIInputView": "UIView", "UICalendarView": "UIView", "UIWindow": "UIView",
    "UIListContentView": "UIView", "UIContentUnavailableView": "UIView",
    // Views whose content comes from outside.
    "MKMapView": "UIView", "WKWebView": "UIView", "PDFView": "UIView", "SCNView": "UIView",
    "ARView": "UIView", "ARSCNView": "SCNView", "MTKView": "UIView", "SKView": "UIView",
    "MKAnnotationView": "UIView", "MKMarkerAnnotationView": "MKAnnotationView",
    "MKPinAnnotationView": "MKAnnotationView", "MKPointAnnotation": "NSObject", "AVRoutePickerView": "UIView",
    "LPLinkView": "UIView",
    // A view of a public package that only draws: Lottie's animation.
    "LottieAnimationView": "UIView",
    // Controllers.
    "UIViewController": "UIResponder", "UIHostingController": "UIViewController",
    "UITableViewController": "UIViewController", "UICollectionViewController": "UIViewController",
    "UINavigationController": "UIViewController", "UITabBarController": "UIViewController",
    "UIPageViewController": "UIViewController", "UISplitViewController": "UIViewController",
    "AVPlayerViewController": "UIViewController", "SFSafariViewController": "UIViewController",
    "QLPreviewController": "UIViewController",
    // What is no view.
    "CALayer": "NSObject",
    "UIAccessibilityElement": "UIResponder", "UIBarItem": "NSObject", "UIBarButtonItem": "UIBarItem",
    "UITableViewDiffableDataSource": "NSObject", "UICollectionViewDiffableDataSource": "NSObject",
    "UITabBarItem": "UIBarItem", "UINavigationItem": "NSObject", "UIGestureRecognizer": "NSObject",
    "UITapGestureRecognizer": "UIGestureRecognizer", "UILongPressGestureRecognizer": "UIGestureRecognizer",
    "UISwipeGestureRecognizer": "UIGestureRecognizer", "UIPanGestureRecognizer": "UIGestureRecognizer",
    "UIPinchGestureRecognizer": "UIGestureRecognizer", "UIRotationGestureRecognizer": "UIGestureRecognizer",
    // AppKit.
    "NSView": "NSResponder", "NSControl": "NSView", "NSTextField": "NSControl", "NSButton": "NSControl",
    "NSImageView": "NSControl", "NSSearchField": "NSTextField", "NSSecureTextField": "NSTextField",
    "NSSlider": "NSControl", "NSSwitch": "NSControl", "NSStackView": "NSView", "NSScrollView": "NSView",
    "NSTextView": "NSView", "NSVisualEffectView": "NSView", "NSProgressIndicator": "NSView",
    "NSHostingView": "NSView", "NSViewController": "NSResponder", "NSHostingController": "NSViewController",
  ]

  /// What AppKit's classes are read as.
  static let counterparts: [String: String] = [
    "NSView": "UIView", "NSControl": "UIControl", "NSTextField": "UITextField", "NSButton": "UIButton",
    "NSImageView": "UIImageView", "NSSearchField": "UISearchTextField", "NSSecureTextField": "UITextField",
    "NSSlider": "UISlider", "NSSwitch": "UISwitch", "NSStackView": "UIStackView",
    "NSScrollView": "UIScrollView", "NSTextView": "UITextView", "NSVisualEffectView": "UIVisualEffectView",
    "NSProgressIndicator": "UIActivityIndicatorView", "NSHostingView": "UIHostingController",
    "NSViewController": "UIViewController", "NSHostingController": "UIHostingController",
  ]

  /// Views whose content no code of the app makes: a page, a map, a film, a scene.
  static let contentFromOutside: Set<String> = [
    "MKMapView", "WKWebView", "PDFView", "SCNView", "ARView", "ARSCNView", "MTKView", "SKView",
    "AVRoutePickerView", "LPLinkView", "UICalendarView", "AVPlayerViewController", "SFSafariViewController",
    "QLPreviewController",
  ]

  /// Controllers that show other controllers.
  static let containers: Set<String> = [
    "UINavigationController", "UITabBarController", "UISplitViewController", "UIPageViewController",
  ]

  /// The list that a controller of lists shows, with the property that holds it.
  static func list(of controller: String?) -> (property: String, className: String)? {
    guard let controller else { return nil }
    if isKind(controller, of: "UITableViewController") { return ("tableView", "UITableView") }
    if isKind(controller, of: "UICollectionViewController") { return ("collectionView", "UICollectionView") }
    return nil
  }

  /// A class and its superclasses, nearest first.
  static func lineage(of name: String) -> [String] {
    var result: [String] = []
    var next: String? = name
    while let current = next, !result.contains(current) {
      result.append(current)
      next = superclasses[current]
    }
    if result.last != "NSObject", superclasses[name] != nil { result.append("NSObject") }
    return result
  }

  /// Whether a class is that one or inherits from it.
  static func isKind(_ name: String, of ancestor: String) -> Bool { lineage(of: name).contains(ancestor) }
}

extension ProjectIndex {
  /// The class of UIKit that a type is or inherits from; nil where it is none.
  func uikitClass(of info: TypeInfo) -> String? {
    guard info.isReference else { return nil }
    return allNames(of: info).first { UIKitClasses.superclasses[$0] != nil }
  }
}
