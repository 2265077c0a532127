// swift-navigation: the declarations of TextState, as its documentation has them.

/// A text that a model describes.
struct TextState: Equatable, Hashable, Sendable {
  let _text: Text
  private let place: String

  init(verbatim content: String) {
    _text = Text(verbatim: content)
    place = content
  }
  @_disfavoredOverload init<S: StringProtocol>(_ content: S) { self.init(verbatim: String(content)) }
  init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    _text = Text(key, tableName: tableName, bundle: bundle, comment: comment)
    place = "\(key)"
  }
  private init(_ text: Text, _ place: String) {
    _text = text
    self.place = place
  }

  static func == (lhs: Self, rhs: Self) -> Bool { lhs.place == rhs.place }
  func hash(into hasher: inout Hasher) { hasher.combine(place) }
  static func + (lhs: Self, rhs: Self) -> Self { Self(lhs._text + rhs._text, lhs.place + rhs.place) }

  func baselineOffset(_ baselineOffset: CGFloat) -> Self { self }
  func bold() -> Self { self }
  func bold(isActive: Bool) -> Self { self }
  func font(_ font: Font?) -> Self { self }
  func fontDesign(_ design: Font.Design?) -> Self { self }
  func fontWeight(_ weight: Font.Weight?) -> Self { self }
  func foregroundColor(_ color: Color?) -> Self { self }
  func italic() -> Self { self }
  func italic(isActive: Bool) -> Self { self }
  func kerning(_ kerning: CGFloat) -> Self { self }
  func monospacedDigit() -> Self { self }
  func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Self { self }
  func tracking(_ tracking: CGFloat) -> Self { self }
  func underline(_ isActive: Bool = true, color: Color? = nil) -> Self { self }

  func accessibilityLabel(_ label: Self) -> Self { Self(_text.accessibilityLabel(label._text), place) }
  @_disfavoredOverload func accessibilityLabel<S: StringProtocol>(_ string: S) -> Self {
    Self(_text.accessibilityLabel(string), place)
  }
  func accessibilityLabel(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) -> Self {
    Self(
      _text.accessibilityLabel(Text(key, tableName: tableName, bundle: bundle, comment: comment)), place)
  }
  func speechAdjustedPitch(_ value: Double) -> Self { Self(_text.speechAdjustedPitch(value), place) }
  func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Self {
    Self(_text.speechAlwaysIncludesPunctuation(value), place)
  }
  func speechSpellsOutCharacters(_ value: Bool = true) -> Self {
    Self(_text.speechSpellsOutCharacters(value), place)
  }
}
