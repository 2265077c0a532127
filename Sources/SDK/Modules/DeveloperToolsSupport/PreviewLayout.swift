// DeveloperToolsSupport: the declarations of PreviewLayout.
// Declared as the framework's interface has it, with code of our own.

enum PreviewLayout {
  case device
  case sizeThatFits
  case fixed(width: CGFloat, height: CGFloat)
}
