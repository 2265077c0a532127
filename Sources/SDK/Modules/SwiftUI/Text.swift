// SwiftUI: the declarations of Text.
// Declared as the framework's interface has it, with code of our own.

struct Text: Equatable, View {
  init(verbatim content: String)
  @_disfavoredOverload init<S>(_ content: S) where S: StringProtocol
  func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> Text
  func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text
  func accessibilityLabel(_ label: Text) -> Text
  func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text
  @_disfavoredOverload func accessibilityLabel(_ label: LocalizedStringResource) -> Text
  @_disfavoredOverload func accessibilityLabel<S>(_ label: S) -> Text where S: StringProtocol
  func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text
  func speechSpellsOutCharacters(_ value: Bool = true) -> Text
  func speechAdjustedPitch(_ value: Double) -> Text
  func speechAnnouncementsQueued(_ value: Bool = true) -> Text
  func textVariant<V>(_ preference: V) -> some View where V: TextVariantPreference
  init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil)
  @_disfavoredOverload init(_ resource: LocalizedStringResource)
  typealias Body = Never
  struct LineStyle: Hashable {
    init(pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil)
    struct Pattern {
      static let solid: Text.LineStyle.Pattern
      static let dot: Text.LineStyle.Pattern
      static let dash: Text.LineStyle.Pattern
      static let dashDot: Text.LineStyle.Pattern
      static let dashDotDot: Text.LineStyle.Pattern
    }
    static let single: Text.LineStyle
  }
  init<Subject>(_ subject: Subject, formatter: Formatter) where Subject: ReferenceConvertible {
    self = Text(verbatim: formatter.string(for: subject) ?? "")
  }
  init<Subject>(_ subject: Subject, formatter: Formatter) where Subject: NSObject {
    self = Text(verbatim: formatter.string(for: subject) ?? "")
  }
  init<F>(_ input: F.FormatInput, format: F)
  where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String
  init<F>(_ input: F.FormatInput, format: F)
  where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == AttributedString
  init(_ image: Image)
  struct DateStyle: Equatable, Codable {
    static let time: Text.DateStyle
    static let date: Text.DateStyle
    static let relative: Text.DateStyle
    static let offset: Text.DateStyle
    static let timer: Text.DateStyle
    func encode(to encoder: any Encoder) throws
    init(from decoder: any Decoder) throws
  }
  init(_ date: Date, style: Text.DateStyle)
  /// The times of an interval, and its days where it is longer than one.
  init(_ dates: ClosedRange<Date>) {
    let style = Date.IntervalFormatStyle(date: .omitted, time: .shortened)
    self = Text(dates.lowerBound..<dates.upperBound, format: style)
  }
  init(_ interval: DateInterval) { self = Text(interval.start...interval.end) }
  init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
  )
  @_disfavoredOverload init(_ attributedContent: AttributedString)
  static func + (lhs: Text, rhs: Text) -> Text
  enum TruncationMode: Hashable {
    case head
    case tail
    case middle
  }
  enum Case: Hashable {
    case uppercase
    case lowercase
  }
  func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text
  func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> Text
  struct WritingDirectionStrategy: Hashable {
    static let layoutBased: Text.WritingDirectionStrategy
    static let contentBased: Text.WritingDirectionStrategy
    static let `default`: Text.WritingDirectionStrategy
  }
  func customAttribute<T>(_ value: T) -> Text where T: TextAttribute
  struct Layout: RandomAccessCollection, Equatable {
    var isTruncated: Bool { get }
    var startIndex: Int { get }
    var endIndex: Int { get }
    subscript(index: Int) -> Text.Layout.Line { get }
    struct CharacterIndex: Comparable, Hashable, Strideable {
      static func < (lhs: Text.Layout.CharacterIndex, rhs: Text.Layout.CharacterIndex) -> Bool
      func advanced(by n: Int) -> Text.Layout.CharacterIndex
      func distance(to other: Text.Layout.CharacterIndex) -> Int
      typealias Stride = Int
    }
    struct TypographicBounds: Equatable {
      var origin: CGPoint { get set }
      var width: CGFloat { get set }
      var ascent: CGFloat { get set }
      var descent: CGFloat { get set }
      var leading: CGFloat { get set }
      init()
      var rect: CGRect { get }
    }
    struct Line: RandomAccessCollection, Equatable {
      var origin: CGPoint { get set }
      var startIndex: Int { get }
      var endIndex: Int { get }
      subscript(index: Int) -> Text.Layout.Run { get }
      var typographicBounds: Text.Layout.TypographicBounds { get }
      typealias Element = Text.Layout.Run
      typealias Index = Int
      typealias Indices = Range<Int>
      typealias Iterator = IndexingIterator<Text.Layout.Line>
      typealias SubSequence = Slice<Text.Layout.Line>
    }
    struct Run: RandomAccessCollection, Equatable {
      var startIndex: Int { get }
      var endIndex: Int { get }
      subscript(index: Int) -> Text.Layout.RunSlice { get }
      subscript(bounds: Range<Int>) -> Text.Layout.RunSlice { get }
      subscript<T>(key: T.Type) -> T? where T: TextAttribute { get }
      var layoutDirection: LayoutDirection { get }
      var typographicBounds: Text.Layout.TypographicBounds { get }
      var characterIndices: [Text.Layout.CharacterIndex] { get }
      typealias Element = Text.Layout.RunSlice
      typealias Index = Int
      typealias Indices = Range<Int>
      typealias Iterator = IndexingIterator<Text.Layout.Run>
      typealias SubSequence = Text.Layout.RunSlice
    }
    struct RunSlice: RandomAccessCollection, Equatable {
      var run: Text.Layout.Run { get set }
      var indices: Range<Int> { get set }
      init(run: Text.Layout.Run, indices: Range<Int>)
      var startIndex: Int { get }
      var endIndex: Int { get }
      subscript(index: Int) -> Text.Layout.RunSlice { get }
      subscript(bounds: Range<Int>) -> Text.Layout.RunSlice { get }
      subscript<T>(key: T.Type) -> T? where T: TextAttribute { get }
      var typographicBounds: Text.Layout.TypographicBounds { get }
      var characterIndices: [Text.Layout.CharacterIndex] { get }
      typealias Element = Text.Layout.RunSlice
      typealias Index = Int
      typealias Indices = Range<Int>
      typealias Iterator = IndexingIterator<Text.Layout.RunSlice>
      typealias SubSequence = Text.Layout.RunSlice
    }
    typealias Element = Text.Layout.Line
    typealias Index = Int
    typealias Indices = Range<Int>
    typealias Iterator = IndexingIterator<Text.Layout>
    typealias SubSequence = Slice<Text.Layout>
    struct DrawingOptions: OptionSet {
      let rawValue: UInt32
      init(rawValue: UInt32) { self.rawValue = rawValue }
      static var disablesSubpixelQuantization: Text.Layout.DrawingOptions {
        Text.Layout.DrawingOptions(rawValue: 1)
      }
    }
  }
  struct LayoutKey: PreferenceKey {
    struct AnchoredLayout: Equatable {
      var origin: Anchor<CGPoint> { get set }
      var layout: Text.Layout { get set }
    }
    typealias Value = [Text.LayoutKey.AnchoredLayout]
    static var defaultValue: Text.LayoutKey.Value { get }
    static func reduce(value: inout Text.LayoutKey.Value, nextValue: () -> Text.LayoutKey.Value)
  }
  func foregroundColor(_ color: Color?) -> Text
  func foregroundStyle<S>(_ style: S) -> Text where S: ShapeStyle
  func font(_ font: Font?) -> Text
  func fontWeight(_ weight: Font.Weight?) -> Text
  func fontWidth(_ width: Font.Width?) -> Text
  func bold() -> Text
  func bold(_ isActive: Bool) -> Text
  func italic() -> Text
  func italic(_ isActive: Bool) -> Text
  func monospaced(_ isActive: Bool = true) -> Text
  func fontDesign(_ design: Font.Design?) -> Text
  func monospacedDigit() -> Text
  func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text
  func strikethrough(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil) -> Text
  func underline(_ isActive: Bool = true, color: Color? = nil) -> Text
  func underline(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil) -> Text
  func kerning(_ kerning: CGFloat) -> Text
  func tracking(_ tracking: CGFloat) -> Text
  func baselineOffset(_ baselineOffset: CGFloat) -> Text
  struct Scale: Hashable {
    static let `default`: Text.Scale
    static let secondary: Text.Scale
  }
  func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> Text
  init<V, F>(_ source: TimeDataSource<V>, format: F)
  where V == F.FormatInput, F: DiscreteFormatStyle, F.FormatOutput == AttributedString {
    self.init(_of: source, format: _TimeSourceFormat(_base: format))
  }
  @_disfavoredOverload init<V, F>(_ source: TimeDataSource<V>, format: F)
  where V == F.FormatInput, F: DiscreteFormatStyle, F.FormatOutput == String {
    self.init(_of: source, format: _TimeSourceFormat(_base: format))
  }
  init<F>(_of source: F.FormatInput, format: F) where F: FormatStyle
  struct AlignmentStrategy: Hashable {
    static let layoutBased: Text.AlignmentStrategy
    static let writingDirectionBased: Text.AlignmentStrategy
    static let `default`: Text.AlignmentStrategy
  }
}

extension Text.LineStyle {
  init?(nsUnderlineStyle: NSUnderlineStyle)
}
