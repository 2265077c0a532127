// UIKit: the declarations of UIAccessibilityContainerType.

enum UIAccessibilityContainerType: Int, Sendable {
  case none, dataTable, list, landmark, semanticGroup
}
