import EarshotViewTree
import EarshotVocabulary

/// A font as far as it changes how much room text takes.
struct Font: Hashable {
  enum Style: String {
    case largeTitle, title, title2, title3, headline, body, callout, subheadline, footnote, caption
    case caption2
  }

  enum Weight: String {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    /// How much wider than regular letters are drawn.
    var widening: Double {
      switch self {
      case .ultraLight, .thin: 0.96
      case .light: 0.98
      case .regular: 1
      case .medium: 1.015
      case .semibold: 1.03
      case .bold: 1.05
      case .heavy: 1.07
      case .black: 1.1
      }
    }
  }

  var style: Style
  /// A size in points in place of the style's; scales with Dynamic Type only where `scales`.
  var size: Double?
  var scales = false
  var weight: Weight?
  var isMonospaced = false

  init(style: Style) { self.style = style }

  /// Points of one em at the user's text size.
  func points(_ type: DynamicType) -> Double {
    let own = TextSizes.points(style, type)
    guard let size else { return own }
    return scales ? size * own / TextSizes.points(style, .large) : size
  }

  /// Of one line: the system font's ascender and descender together, in thirds of a point.
  func lineHeight(_ type: DynamicType) -> Double {
    (points(type) * 1.193 * 3).rounded(.up) / 3
  }

  /// From the top of a line to the letters' feet.
  func ascent(_ type: DynamicType) -> Double { points(type) * 0.952 }

  var widening: Double {
    (weight ?? (style == .headline && size == nil ? .semibold : .regular)).widening
  }

  /// Reads `.title`, `.system(size: 20, weight: .bold)`, `.custom("Name", size: 14)` and what is
  /// chained on them, in whatever nesting it is handed over. nil and `.body` are the default.
  mutating func read(_ value: ArgumentValue?) {
    self = Font(style: .body)
    guard let value else { return }
    readPart(value.current, levels: 8)
  }

  private mutating func readPart(_ value: ArgumentValue, levels: Int) {
    guard levels > 0 else { return }
    switch value {
    case .symbol(let name, let arguments):
      readName(name)
      for argument in arguments { readArgument(argument, levels: levels) }
    case .record(let name, let fields):
      readName(name)
      for field in fields { readArgument(field, levels: levels) }
    default: break
    }
  }

  private mutating func readArgument(_ argument: Argument, levels: Int) {
    if argument.label == "size" || argument.label == "fixedSize" {
      guard let points = argument.value.double, points.isFinite else { return }
      size = min(max(points, 1), 1000)
      return
    }
    readPart(argument.value.current, levels: levels - 1)
  }

  private mutating func readName(_ name: String) {
    if let style = Style(rawValue: name) {
      self.style = style
    } else if let weight = Weight(rawValue: name) {
      self.weight = weight
    } else if name == "custom" {
      scales = true
    } else if name == "monospaced" || name == "monospacedDigit" {
      isMonospaced = name == "monospaced"
    }
  }
}

/// The sizes of the text styles by the user's text size: Apple's Human Interface Guidelines,
/// Typography, iOS Dynamic Type sizes.
private enum TextSizes {
  static func points(_ style: Font.Style, _ type: DynamicType) -> Double {
    let row = row(style)
    let column = columns[type] ?? 3
    return column < row.count ? row[column] : 17
  }

  private static let columns: [DynamicType: Int] = Dictionary(
    uniqueKeysWithValues: DynamicType.allCases.enumerated().map { ($1, $0) })

  private static let largeTitle: [Double] = [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
  private static let title: [Double] = [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
  private static let title2: [Double] = [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
  private static let title3: [Double] = [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
  private static let body: [Double] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
  private static let callout: [Double] = [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
  private static let subheadline: [Double] = [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
  private static let footnote: [Double] = [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
  private static let caption: [Double] = [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
  private static let caption2: [Double] = [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]

  private static func row(_ style: Font.Style) -> [Double] {
    switch style {
    case .largeTitle: largeTitle
    case .title: title
    case .title2: title2
    case .title3: title3
    case .headline, .body: body
    case .callout: callout
    case .subheadline: subheadline
    case .footnote: footnote
    case .caption: caption
    case .caption2: caption2
    }
  }
}
