// SwiftUI: the declarations of ToolbarItemPlacement.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct ToolbarItemPlacement {
  static let automatic: ToolbarItemPlacement
  static let principal: ToolbarItemPlacement
  static let navigation: ToolbarItemPlacement
  static let primaryAction: ToolbarItemPlacement
  static let secondaryAction: ToolbarItemPlacement
  static let status: ToolbarItemPlacement
  static let confirmationAction: ToolbarItemPlacement
  static let cancellationAction: ToolbarItemPlacement
  static let destructiveAction: ToolbarItemPlacement
  static let keyboard: ToolbarItemPlacement
  static var topBarLeading: ToolbarItemPlacement { get }
  static var topBarTrailing: ToolbarItemPlacement { get }
  static let navigationBarLeading: ToolbarItemPlacement
  static let navigationBarTrailing: ToolbarItemPlacement
  static var title: ToolbarItemPlacement { get }
  static let largeTitle: ToolbarItemPlacement
  static let bottomBar: ToolbarItemPlacement
  static let subtitle: ToolbarItemPlacement
  static let largeSubtitle: ToolbarItemPlacement
}
