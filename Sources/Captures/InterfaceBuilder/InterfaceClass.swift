import EarshotVocabulary

/// The classes that stand behind the elements of an interface file.
struct InterfaceClass: Sendable {
  /// UIKit's name of the class.
  var name: String
  /// Whether a touch does something by itself.
  var isControl = false

  static func named(_ element: String) -> InterfaceClass? { table[element] }

  private static let table: [String: InterfaceClass] = [
    "view": .init(name: "UIView"), "label": .init(name: "UILabel"),
    "button": .init(name: "UIButton", isControl: true),
    "textField": .init(name: "UITextField", isControl: true),
    "textView": .init(name: "UITextView"),
    "switch": .init(name: "UISwitch", isControl: true),
    "slider": .init(name: "UISlider", isControl: true),
    "stepper": .init(name: "UIStepper", isControl: true),
    "segmentedControl": .init(name: "UISegmentedControl", isControl: true),
    "imageView": .init(name: "UIImageView"),
    "pageControl": .init(name: "UIPageControl", isControl: true),
    "progressView": .init(name: "UIProgressView"),
    "activityIndicatorView": .init(name: "UIActivityIndicatorView"),
    "searchBar": .init(name: "UISearchBar"),
    "datePicker": .init(name: "UIDatePicker", isControl: true),
    "pickerView": .init(name: "UIPickerView"),
    "tableView": .init(name: "UITableView"), "tableViewCell": .init(name: "UITableViewCell"),
    "tableViewCellContentView": .init(name: "UITableViewCellContentView"),
    "collectionView": .init(name: "UICollectionView"),
    "collectionViewCell": .init(name: "UICollectionViewCell"),
    "collectionViewCellContentView": .init(name: "UICollectionViewCellContentView"),
    "collectionReusableView": .init(name: "UICollectionReusableView"),
    "scrollView": .init(name: "UIScrollView"), "stackView": .init(name: "UIStackView"),
    "visualEffectView": .init(name: "UIVisualEffectView"),
    "toolbar": .init(name: "UIToolbar"), "navigationBar": .init(name: "UINavigationBar"),
    "tabBar": .init(name: "UITabBar"), "containerView": .init(name: "UIView"),
    "mapView": .init(name: "MKMapView"), "wkWebView": .init(name: "WKWebView"),
    "webView": .init(name: "WKWebView"), "control": .init(name: "UIControl", isControl: true),
    "glkView": .init(name: "GLKView"), "mtkView": .init(name: "MTKView"),
    "sceneKitView": .init(name: "SCNView"), "arscnView": .init(name: "ARSCNView"),
    "calendarView": .init(name: "UICalendarView"), "colorWell": .init(name: "UIColorWell", isControl: true),
  ]

  /// Classes that are elements by themselves.
  private static let elements: Set<String> = [
    "UILabel", "UIButton", "UISwitch", "UISlider", "UITextField", "UISearchTextField",
    "UITextView", "UIPageControl", "UIProgressView", "UIActivityIndicatorView", "UISegment",
    "UITabBarButton",
  ]

  static func isElement(_ name: String?) -> Bool { name.map { elements.contains($0) } ?? false }

  /// What the items of bars are called by the system (spec formats.md 11).
  static let systemItems: [String: String] = [
    "add": "Add", "done": "Done", "cancel": "Cancel", "edit": "Edit", "save": "Save",
    "compose": "Compose", "reply": "Reply", "action": "Share", "organize": "Organize",
    "bookmarks": "Bookmarks", "search": "Search", "refresh": "Refresh", "stop": "Stop",
    "camera": "Camera", "trash": "Delete", "play": "Play", "pause": "Pause", "rewind": "Rewind",
    "fastForward": "Fast Forward", "undo": "Undo", "redo": "Redo", "close": "Close",
    "pageCurl": "Page Curl",
  ]

  static let systemTabs: [String: String] = [
    "more": "More", "favorites": "Favorites", "featured": "Featured", "topRated": "Top Rated",
    "recents": "Recents", "contacts": "Contacts", "history": "History", "bookmarks": "Bookmarks",
    "search": "Search", "downloads": "Downloads", "mostRecent": "Most Recent",
    "mostViewed": "Most Viewed",
  ]

  /// Buttons that draw themselves.
  static let buttonTypes: [String: String] = [
    "contactAdd": "Add", "detailDisclosure": "More Info", "infoLight": "More Info",
    "infoDark": "More Info", "close": "Close",
  ]
}
