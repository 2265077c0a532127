// UIKit: the declarations of UICellAccessory.

struct UICellAccessory {
  enum DisplayedState {
    case always, whenEditing, whenNotEditing
  }
  enum LayoutDimension {
    case actual, standard
    case custom(CGFloat)
  }
  enum Placement {
    case leading(displayed: UICellAccessory.DisplayedState = .always)
    case trailing(displayed: UICellAccessory.DisplayedState = .always)
  }
  /// What each of them may be told.
  struct _Options {
    var isHidden: Bool?
    var reservedLayoutWidth: UICellAccessory.LayoutDimension?
    var tintColor: UIColor?
    var backgroundColor: UIColor?
    var font: UIFont?
    init(
      isHidden: Bool? = nil, reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil,
      tintColor: UIColor? = nil, backgroundColor: UIColor? = nil, font: UIFont? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
      self.font = font
    }
  }
  typealias DisclosureIndicatorOptions = UICellAccessory._Options
  typealias DetailOptions = UICellAccessory._Options
  typealias CheckmarkOptions = UICellAccessory._Options
  typealias DeleteOptions = UICellAccessory._Options
  typealias InsertOptions = UICellAccessory._Options
  typealias ReorderOptions = UICellAccessory._Options
  typealias MultiselectOptions = UICellAccessory._Options
  typealias LabelOptions = UICellAccessory._Options
  struct OutlineDisclosureOptions {
    enum Style {
      case automatic, header, cell
    }
    var style: OutlineDisclosureOptions.Style
    var isHidden: Bool?
    var tintColor: UIColor?
    init(style: OutlineDisclosureOptions.Style = .automatic, isHidden: Bool? = nil, tintColor: UIColor? = nil)
    {
      self.style = style
      self.isHidden = isHidden
      self.tintColor = tintColor
    }
  }
  struct CustomViewConfiguration {
    let customView: UIView
    let placement: UICellAccessory.Placement
    init(
      customView: UIView, placement: UICellAccessory.Placement, isHidden: Bool? = nil,
      reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil, tintColor: UIColor? = nil,
      maintainsFixedSize: Bool? = nil
    ) {
      self.customView = customView
      self.placement = placement
    }
  }

  /// `disclosureIndicator`, `checkmark`, …
  let _kind: String
  var _displayed: UICellAccessory.DisplayedState = .always
  var _text: String?
  var _view: UIView?
  var _menu: UIMenu?
  var _handler: (() -> Void)?
  init(_kind: String, _ displayed: UICellAccessory.DisplayedState) {
    self._kind = _kind
    _displayed = displayed
  }

  static func disclosureIndicator(
    displayed: UICellAccessory.DisplayedState = .always,
    options: UICellAccessory.DisclosureIndicatorOptions = UICellAccessory._Options()
  ) -> UICellAccessory { UICellAccessory(_kind: "disclosureIndicator", displayed) }
  static func checkmark(
    displayed: UICellAccessory.DisplayedState = .always,
    options: UICellAccessory.CheckmarkOptions = UICellAccessory._Options()
  ) -> UICellAccessory { UICellAccessory(_kind: "checkmark", displayed) }
  static func detail(
    displayed: UICellAccessory.DisplayedState = .always,
    options: UICellAccessory.DetailOptions = UICellAccessory._Options(), actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    var made = UICellAccessory(_kind: "detail", displayed)
    made._handler = actionHandler
    return made
  }
  static func delete(
    displayed: UICellAccessory.DisplayedState = .whenEditing,
    options: UICellAccessory.DeleteOptions = UICellAccessory._Options(), actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    var made = UICellAccessory(_kind: "delete", displayed)
    made._handler = actionHandler
    return made
  }
  static func insert(
    displayed: UICellAccessory.DisplayedState = .whenEditing,
    options: UICellAccessory.InsertOptions = UICellAccessory._Options(), actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    var made = UICellAccessory(_kind: "insert", displayed)
    made._handler = actionHandler
    return made
  }
  static func reorder(
    displayed: UICellAccessory.DisplayedState = .whenEditing,
    options: UICellAccessory.ReorderOptions = UICellAccessory._Options()
  ) -> UICellAccessory { UICellAccessory(_kind: "reorder", displayed) }
  static func multiselect(
    displayed: UICellAccessory.DisplayedState = .whenEditing,
    options: UICellAccessory.MultiselectOptions = UICellAccessory._Options()
  ) -> UICellAccessory { UICellAccessory(_kind: "multiselect", displayed) }
  static func outlineDisclosure(
    displayed: UICellAccessory.DisplayedState = .always,
    options: UICellAccessory.OutlineDisclosureOptions = UICellAccessory.OutlineDisclosureOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    var made = UICellAccessory(_kind: "outlineDisclosure", displayed)
    made._handler = actionHandler
    return made
  }
  static func label(
    text: String, displayed: UICellAccessory.DisplayedState = .always,
    options: UICellAccessory.LabelOptions = UICellAccessory._Options()
  ) -> UICellAccessory {
    var made = UICellAccessory(_kind: "label", displayed)
    made._text = text
    return made
  }
  static func popUpMenu(
    _ menu: UIMenu, displayed: UICellAccessory.DisplayedState = .always
  ) -> UICellAccessory {
    var made = UICellAccessory(_kind: "popUpMenu", displayed)
    made._menu = menu
    return made
  }
  static func customView(configuration: UICellAccessory.CustomViewConfiguration) -> UICellAccessory {
    var made = UICellAccessory(_kind: "customView", .always)
    made._view = configuration.customView
    return made
  }
}
