// SwiftUI: the declarations of CustomizableToolbarContent.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

protocol CustomizableToolbarContent: ToolbarContent where Self.Body: CustomizableToolbarContent {}

extension CustomizableToolbarContent {
  func sharedBackgroundVisibility(_ visibility: Visibility) -> some CustomizableToolbarContent
  func customizationBehavior(_ behavior: ToolbarCustomizationBehavior) -> some CustomizableToolbarContent
  func defaultCustomization(
    _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
  ) -> some CustomizableToolbarContent
  func defaultCustomization() -> some CustomizableToolbarContent
  func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID)
    -> some CustomizableToolbarContent
}
