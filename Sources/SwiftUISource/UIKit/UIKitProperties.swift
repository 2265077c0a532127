import EarshotVocabulary

extension Machine {
  /// A property that nothing has set yet, as UIKit has it; what only looks or lays out is unknown without
  /// a word, because no text hangs on it.
  func uikitMember(_ name: String, of reference: ObjectReference) throws(Interrupt) -> Value {
    if let view = try partOfUIKit(name, of: reference) { return view }
    switch name {
    case "subviews", "arrangedSubviews": return uikitField("subviews", of: reference) ?? .array([])
    case "view" where isController(reference): return try viewOfController(reference)
    case "viewIfLoaded": return uikitField("view", of: reference) ?? .none
    case "isViewLoaded": return .bool(uikitField("view", of: reference) != nil)
    case "isHidden", "isSelected", "isHighlighted", "isOn", "isEditing", "isAnimating", "isFirstResponder",
      "isSecureTextEntry", "clipsToBounds", "accessibilityElementsHidden", "accessibilityViewIsModal",
      "shouldGroupAccessibilityChildren", "showsMenuAsPrimaryAction", "isBeingPresented", "isBeingDismissed",
      "isMovingToParent", "enablesReturnKeyAutomatically":
      return .bool(false)
    case "isAccessibilityElement":
      return .bool(isElementByItself(reference))
    case "accessibilityTraits": return uikitTraits(of: reference)
    case "accessibilityLabel": return labelByItself(reference)
    case "snp": return snapKit(reference)
    case "isEnabled", "isUserInteractionEnabled", "isEditable", "isSelectable", "hidesWhenStopped",
      "translatesAutoresizingMaskIntoConstraints":
      return .bool(true)
    case "alpha", "zoomScale", "minimumZoomScale", "maximumZoomScale": return .double(1)
    case "contentOffset": return Library.point(0, 0)
    case "contentSize": return Library.size(0, 0)
    case "isScrollEnabled", "isPagingEnabled", "isDragging", "isTracking", "isDecelerating", "isZooming",
      "bounces", "isLoading":
      return .bool(name == "isScrollEnabled" || name == "bounces")
    case "tag", "numberOfPages", "currentPage", "numberOfLines", "numberOfSegments": return .int(0)
    case "selectedSegmentIndex": return .int(-1)
    case "value", "minimumValue", "progress", "spacing": return .double(0)
    case "maximumValue": return .double(isKind(reference, of: "UIStepper") ? 100 : 1)
    case "stepValue": return .double(1)
    case "axis": return .symbol(SymbolValue(name: "horizontal"))
    case "bounds", "frame": return screenRect
    case "center": return Library.point(0, 0)
    case "currentTitle": return uikitField("title", of: reference) ?? .none
    case "currentImage": return uikitField("image", of: reference) ?? .none
    case "text" where isKind(reference, of: "UITextView"): return .string("")
    case "text" where isKind(reference, of: "UITextField"): return .string("")
    case "annotations", "overlays", "selectedAnnotations":
      return isKind(reference, of: "MKMapView") ? .array([]) : .none
    case "children", "viewControllers", "tokens", "items", "constraints", "gestureRecognizers",
      "interactions":
      return .array([])
    case "text", "attributedText", "placeholder", "image", "superview", "window", "delegate", "dataSource",
      "accessibilityHint", "accessibilityValue", "accessibilityElements",
      "accessibilityIdentifier", "accessibilityLanguage", "accessibilityCustomActions", "inputView",
      "inputAccessoryView", "navigationController", "tabBarController", "splitViewController", "parent",
      "presentedViewController", "presentingViewController", "backgroundColor", "configuration",
      "contentConfiguration", "backgroundConfiguration", "title", "menu", "indexPathForSelectedRow",
      "accessoryView", "selectedBackgroundView", "tableHeaderView", "tableFooterView", "refreshControl",
      "attributedPlaceholder", "leftView", "rightView", "prompt", "titleView", "scene", "leftBarButtonItem",
      "rightBarButtonItem", "leftBarButtonItems", "rightBarButtonItems", "toolbarItems", "customView":
      return .none
    case "keyboardType", "returnKeyType", "keyboardAppearance", "autocorrectionType", "spellCheckingType":
      return .symbol(nil, "default")
    case "traitCollection": return traitCollection
    case "safeAreaLayoutGuide", "layoutMarginsGuide", "readableContentGuide", "contentLayoutGuide",
      "frameLayoutGuide", "keyboardLayoutGuide", "superclass":
      return .object(reference)
    default:
      if name.hasSuffix("Anchor") { return anchor(name, of: reference) }
      return .unknown(UnknownValue(source: name, missing: name))
    }
  }

  private var screenRect: Value {
    let screen = environment.device.screen
    return Library.rect(0, 0, screen.width, screen.height)
  }

  /// What UIKit says of a label or a button before the app says something else.
  private func labelByItself(_ reference: ObjectReference) -> Value {
    let name = isKind(reference, of: "UILabel") ? "text" : isKind(reference, of: "UIButton") ? "title" : nil
    guard let name else { return .none }
    if case .attributed(let text)? = uikitField("attributedText", of: reference) {
      return .string(text.string)
    }
    return uikitField(name, of: reference) ?? .none
  }

  private func isElementByItself(_ reference: ObjectReference) -> Bool {
    let elements: Set<String> = [
      "UILabel", "UIButton", "UISwitch", "UISlider", "UITextField", "UISearchTextField", "UITextView",
      "UIPageControl", "UIProgressView", "UIActivityIndicatorView", "UIAccessibilityElement",
    ]
    return project.uikitClass(of: reference.type).map { elements.contains($0) } ?? false
  }

  // MARK: Views that UIKit makes for its own

  /// Views that views of UIKit hold from the start: made when they are first asked for.
  private static let parts: [String: [String: String]] = [
    "titleLabel": ["UIButton": "UILabel"],
    "imageView": ["UIButton": "UIImageView", "UITableViewCell": "UIImageView"],
    "textLabel": ["UITableViewCell": "UILabel", "UITableViewHeaderFooterView": "UILabel"],
    "detailTextLabel": ["UITableViewCell": "UILabel", "UITableViewHeaderFooterView": "UILabel"],
    "contentView": [
      "UITableViewCell": "UIView", "UICollectionViewCell": "UIView", "UITableViewHeaderFooterView": "UIView",
      "UIVisualEffectView": "UIView",
    ],
    "searchTextField": ["UISearchBar": "UISearchTextField"],
    "navigationItem": ["UIViewController": "UINavigationItem"],
    "tabBarItem": ["UIViewController": "UITabBarItem"],
    "navigationBar": ["UINavigationController": "UINavigationBar"],
    "tabBar": ["UITabBarController": "UITabBar"],
    "tableView": ["UITableViewController": "UITableView"],
    "collectionView": ["UICollectionViewController": "UICollectionView"],
  ]

  /// The table of a table's controller, whose data source has methods of the same name.
  func tableOfController(_ name: String, of reference: ObjectReference) throws(Interrupt) -> Value? {
    guard name == "tableView" || name == "collectionView", isController(reference) else { return nil }
    return try partOfUIKit(name, of: reference)
  }

  private func partOfUIKit(_ name: String, of reference: ObjectReference) throws(Interrupt) -> Value? {
    guard let owners = Machine.parts[name], let own = project.uikitClass(of: reference.type),
      let owner = UIKitClasses.lineage(of: own).first(where: { owners[$0] != nil }),
      let part = owners[owner]
    else { return nil }
    reads.spoil()
    if let known = state.objects[reference.id].fields[name], !known.isNone { return known }
    let made = try makeUIKit(TypeValue(info: nil, name: part), []) ?? .none
    set(name, of: reference, to: made)
    guard case .object(let inner) = made else { return made }
    set("superview", of: inner, to: .object(reference))
    if name == "contentView" || name == "searchTextField" {
      add(made, to: reference, at: nil)
    } else if name == "tableView" || name == "collectionView" {
      set("dataSource", of: inner, to: .object(reference))
      set("delegate", of: inner, to: .object(reference))
    }
    return made
  }
}
