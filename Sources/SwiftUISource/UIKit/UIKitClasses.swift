/// The classes of UIKit and AppKit whose views are made for a screen, by their superclass: data, open to
/// inspection.
enum UIKitClasses {
  static let superclasses: [String: String] = [
    "UIView": "UIResponder", "UIControl": "UIView", "UILabel": "UIView", "UIImageView": "UIView",
    "UIButton": "UIControl", "UITextField": "UIControl", "UISwitch": "UIControl", "UISlider": "UIControl",
    "UIStepper": "UIControl", "UISegmentedControl": "UIControl", "UIPageControl": "UIControl",
    "UIDatePicker": "UIControl", "UIRefreshControl": "UIControl", "UITextView": "UIScrollView",
    "UIScrollView": "UIView", "UIStackView": "UIView", "UIActivityIndicatorView": "UIView",
    "UIProgressView": "UIView", "UISearchBar": "UIView", "UIVisualEffectView": "UIView",
    "UITableView": "UIScrollView", "UICollectionView": "UIScrollView", "UIPickerView": "UIView",
    "UITableViewCell": "UIView", "UICollectionViewCell": "UIView", "MKMapView": "UIView",
    "WKWebView": "UIView", "PDFView": "UIView", "SCNView": "UIView", "ARView": "UIView", "MTKView": "UIView",
    "UIViewController": "UIResponder", "UIHostingController": "UIViewController",
    "NSView": "NSResponder", "NSControl": "NSView", "NSTextField": "NSControl", "NSButton": "NSControl",
    "NSImageView": "NSControl", "NSSearchField": "NSTextField", "NSStackView": "NSView",
    "NSScrollView": "NSView", "NSTextView": "NSView", "NSVisualEffectView": "NSView",
    "NSProgressIndicator": "NSView", "NSHostingView": "NSView", "NSViewController": "NSResponder",
    "NSHostingController": "NSViewController",
  ]

  /// A class and its superclasses, nearest first.
  static func lineage(of name: String) -> [String] {
    var result: [String] = []
    var next: String? = name
    while let current = next, !result.contains(current) {
      result.append(current)
      next = superclasses[current]
    }
    return result
  }
}

extension ProjectIndex {
  /// The class of UIKit that a type is or inherits from; nil where it is none.
  func uikitClass(of info: TypeInfo) -> String? {
    guard info.isReference else { return nil }
    return allNames(of: info).first { UIKitClasses.superclasses[$0] != nil }
  }
}
