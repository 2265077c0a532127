extension SDK {
  /// Views whose first argument without a label is a title: a constant without its type is a text there, and
  /// not an axis or a kind.
  static let titledViews: Set<String> = [
    "Button", "ColorPicker", "ContentUnavailableView", "ControlGroup", "DatePicker", "DisclosureGroup",
    "GroupBox",
    "Label", "LabeledContent", "Link", "Menu", "MultiDatePicker", "NavigationLink", "Picker", "SecureField",
    "Section", "Stepper", "Tab", "TabSection", "Text", "TextField", "Toggle",
  ]

  /// Modifiers of which the same holds.
  static let titledModifiers: Set<String> = [
    "accessibilityHint", "accessibilityLabel", "accessibilityValue", "alert", "confirmationDialog", "help",
    "navigationSubtitle", "navigationTitle",
  ]
}
