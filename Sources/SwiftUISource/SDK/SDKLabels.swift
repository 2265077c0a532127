extension SDK {
  /// Argument labels whose string literals are localizable texts.
  static let textLabels: Set<String> = [
    "title", "prompt", "named", "description", "message", "subtitle", "titleKey", "label", "header", "footer",
    "defaultValue_", "placeholder", "accessibilityName",
  ]

  /// Labels under which views from packages are given the texts that they show.
  static let shownTextLabels: Set<String> = [
    "title", "subtitle", "text", "label", "header", "footer", "message", "description", "titleKey",
    "content", "caption", "body", "placeholder", "prompt",
  ]

  /// Labels of closures that do something, not show something.
  static let actionLabels: Set<String> = [
    "action", "perform", "primaryAction", "onDismiss", "onIncrement", "onDecrement", "onEditingChanged",
    "onCommit", "onDelete", "onMove", "onInsert", "isTargeted", "onEnded", "onChanged", "completion",
    "onCompletion", "onRequest", "onPaste", "set", "get", "handler", "transform", "computeValue",
    "onPressingChanged", "pressing",
    "of", "renderer", "callback", "keyframes", "animation", "onCancellation",
  ]

  /// Whether a closure with this label does something: also one that is told of an event, `onNavigate:`.
  static func isAction(_ label: String) -> Bool {
    actionLabels.contains(label) || (label.hasPrefix("on") && label.dropFirst(2).first?.isUppercase == true)
  }

  /// Labels of arguments that only say where a call stands.
  static let callerLabels: Set<String> = ["fileID", "filePath", "file", "line", "column", "function"]

  /// What an argument with that label most likely is, for members without a type.
  static let argumentTypes: [String: String] = [
    "role": "ButtonRole", "alignment": "Alignment", "placement": "ToolbarItemPlacement",
    "prompt": "LocalizedStringKey",
    "spacing": "CGFloat", "horizontalSpacing": "CGFloat", "verticalSpacing": "CGFloat",
    "cornerRadius": "CGFloat",
    "minLength": "CGFloat",
  ]
}

extension SDK {
  /// What views call the closure that shows what is inside them where they don't call it `content`.
  private static let contentLabels = ["NavigationStack": "root", "SubscriptionStoreView": "marketingContent"]

  /// The arguments of a view with what is inside it under one name: `NavigationStack(root: content)`.
  static func namingContent(_ arguments: [CallArgument], of view: String) -> [CallArgument] {
    guard let label = contentLabels[view] else { return arguments }
    return arguments.map { argument in
      var argument = argument
      if argument.label == label { argument.label = "content" }
      return argument
    }
  }

  /// Arguments that are views even where they are a single text.
  static let viewArguments: Set<String> = [
    "header", "footer", "icon", "currentValueLabel", "minimumValueLabel", "maximumValueLabel",
  ]

  /// Views that show an unlabeled view given to them.
  static let wrapsViews: Set<String> = ["Group", "TupleView", "ModifiedContent", "EquatableView"]
}
