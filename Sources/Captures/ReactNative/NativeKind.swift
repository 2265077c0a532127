/// The kinds of host views that behave differently.
enum NativeKind {
  case view
  case text
  case input
  case toggle
  case image
  case activity
  case modal

  static func of(_ type: String) -> NativeKind {
    switch type {
    case "Text", "RCTText", "AnimatedText", "Animated.Text", "TextAncestor": .text
    case "TextInput", "RCTTextInput", "RCTSinglelineTextInputView", "RCTMultilineTextInputView",
      "AnimatedTextInput":
      .input
    case "Switch", "RCTSwitch": .toggle
    case "Image", "RCTImageView", "ImageBackground", "Animated.Image", "FastImageView": .image
    case "ActivityIndicator", "RCTActivityIndicatorView": .activity
    case "Modal", "RCTModalHostView": .modal
    default: .view
    }
  }
}
