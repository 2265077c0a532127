import EarshotSwiftRuntime

/// Where an app puts a screen that is opened by itself: `--in`.
public enum ScreenParent: String, Sendable, Hashable, CaseIterable {
  /// The root of a navigation stack.
  case navigation
  /// The only tab of a tab view.
  case tab
  /// The content of a sheet that is open.
  case sheet
  /// Rows of a form.
  case form
  /// Rows of a list.
  case list

  /// The view of the SDK that shows a screen so.
  private var viewName: String {
    switch self {
    case .navigation: "_InNavigation"
    case .tab: "_InTab"
    case .sheet: "_InSheet"
    case .form: "_InForm"
    case .list: "_InList"
    }
  }

  /// The parent with a screen in it.
  func around(_ screen: TypedValue, _ machine: Machine) throws -> TypedValue {
    guard let parent = machine.nominal(viewName, of: "SwiftUI") else {
      throw Interruption.unknown("a screen in a \(rawValue)")
    }
    let type = machine.program.types.nominal(parent, [screen.type])
    return TypedValue(try machine.make(type, labels: ["content"], screen.value), type)
  }
}
