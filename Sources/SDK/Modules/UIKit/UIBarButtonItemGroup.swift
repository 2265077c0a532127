// UIKit: the declarations of UIBarButtonItemGroup.

class UIBarButtonItemGroup: NSObject {
  var barButtonItems: [UIBarButtonItem]
  var representativeItem: UIBarButtonItem?
  var isHidden: Bool = false
  var alwaysAvailable: Bool = false
  var menuRepresentation: UIMenuElement?
  init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    self.barButtonItems = barButtonItems
    self.representativeItem = representativeItem
  }
  static func fixedGroup(
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
  }
}
