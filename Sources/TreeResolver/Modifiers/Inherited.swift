import EarshotViewTree
import EarshotVocabulary

/// Modifiers that everything inside inherits.
enum Inherited {
  /// `disabled(false)` inside something disabled enables nothing.
  @Sendable static func disabled(_ modifier: Modifier, _ scope: inout Scope) {
    if modifier.isOn { scope.isDisabled = true }
  }

  /// A style by its name: `.wheel`, `WheelPickerStyle()`.
  static func style(_ modifier: Modifier) -> String? {
    guard let value = modifier.unlabeled()?.current else { return nil }
    switch value {
    case .symbol(let name, _): return name
    case .record(let type, _): return short(type)
    case .opaque(_, let description): return short(description)
    case .unknown(let source): return short(source)
    default: return nil
    }
  }

  private static let suffixes = [
    "LabelStyle", "PickerStyle", "ToggleStyle", "ListStyle", "TabViewStyle", "Style",
  ]

  /// "WheelPickerStyle" and "WheelPickerStyle()" name the style `wheel`.
  private static func short(_ type: String) -> String {
    let name = String(type.prefix { $0 != "(" && $0 != "<" })
    guard let suffix = suffixes.first(where: { name.hasSuffix($0) }), name.count > suffix.count
    else { return name }
    let stem = name.dropLast(suffix.count)
    return stem.prefix(1).lowercased() + stem.dropFirst()
  }

  @Sendable static func labelStyle(_ modifier: Modifier, _ scope: inout Scope) {
    scope.labelStyle = style(modifier) == "iconOnly" ? .iconOnly : .titleAndIcon
  }

  @Sendable static func textCase(_ modifier: Modifier, _ scope: inout Scope) {
    switch modifier.unlabeled()?.symbol {
    case "uppercase": scope.textCase = .upper
    case "lowercase": scope.textCase = .lower
    default: scope.textCase = nil
    }
  }

  @Sendable static func environment(_ modifier: Modifier, _ scope: inout Scope) {
    guard let key = modifier.unlabeled(0)?.symbol ?? modifier.unlabeled(0)?.string,
      let value = modifier.unlabeled(1)
    else { return }
    switch key {
    case "locale": scope.language = locale(value)
    case "isEnabled": if value.bool == false { scope.isDisabled = true }
    case "textCase":
      scope.textCase =
        value.symbol == "uppercase" ? .upper : value.symbol == "lowercase" ? .lower : nil
    default: break
    }
  }

  /// A locale's identifier as a language tag: "de_DE" is "de-DE".
  private static func locale(_ value: ArgumentValue) -> String? {
    let identifier: String?
    switch value.current {
    case .record(_, let fields):
      identifier =
        fields.first { $0.label == "identifier" || $0.label == nil }?.value.string
    default: identifier = value.string
    }
    return identifier.map { String($0.map { $0 == "_" ? "-" : $0 }) }
  }

  @Sendable static func hitTesting(_ modifier: Modifier, _ scope: inout Scope) {
    if modifier.unlabeled()?.bool == false { scope.allowsHitTesting = false }
  }

  @Sendable static func pitch(_ modifier: Modifier, _ scope: inout Scope) {
    guard let pitch = modifier.unlabeled()?.double, pitch.isFinite else { return }
    scope.speech.pitch = min(max(pitch, -1), 1)
  }
}
