import EarshotViewTree
import EarshotVocabulary

/// What views inherit from above, as far as it changes sizes.
struct LayoutEnvironment: Equatable {
  var font = Font(style: .body)
  var dynamicType: DynamicType
  var direction: LayoutDirection = .leftToRight
  /// The axis of the stack around; a spacer and a divider need to know it.
  var axis: Axis?
  var lineLimit: Int?
  /// How small letters may become where a text has no room, as a part of their size.
  var minimumScale = 1.0
  var imageScale = 1.0
  var labelsHidden = false
  /// In a `List` or `Form`: rows are full width and controls stretch.
  var isInList = false
  /// Inside a row of a list, not the row itself.
  var isInRow = false
  var isInBar = false
  /// `labelStyle`, `pickerStyle`, … by the name of the style.
  var styles: [String: String] = [:]
  /// Boxes around this one, counted to bound recursion.
  var depth = 0

  init(dynamicType: DynamicType) { self.dynamicType = dynamicType }

  /// The height of one line.
  var lineHeight: Double { font.lineHeight(dynamicType) }

  func style(_ name: String) -> String { styles[name] ?? "automatic" }

  /// Inside a new container: what only concerns the nearest one is gone.
  func inside(_ axis: Axis?) -> LayoutEnvironment {
    var environment = self
    environment.axis = axis
    environment.isInRow = isInList
    environment.depth += 1
    return environment
  }

  private static let styleNames: Set<String> = [
    "labelStyle", "pickerStyle", "toggleStyle", "buttonStyle", "listStyle", "datePickerStyle",
    "progressViewStyle", "gaugeStyle", "textFieldStyle", "tabViewStyle", "menuStyle",
    "formStyle", "controlSize", "groupBoxStyle", "disclosureGroupStyle", "labeledContentStyle",
  ]

  mutating func apply(_ modifier: Modifier) {
    if LayoutEnvironment.styleNames.contains(modifier.name) {
      styles[modifier.name] = modifier.unlabeled().flatMap(LayoutEnvironment.styleName)
      return
    }
    switch modifier.name {
    case "font": font.read(modifier.unlabeled())
    case "bold": if modifier.isOn { font.weight = .bold }
    case "fontWeight": font.weight = modifier.unlabeled()?.symbol.flatMap(Font.Weight.init)
    case "lineLimit": lineLimit = LayoutEnvironment.lines(modifier.unlabeled())
    case "minimumScaleFactor": minimumScale = LayoutEnvironment.scale(modifier.unlabeled())
    case "imageScale":
      imageScale = ["small": 0.8, "large": 1.28][modifier.unlabeled()?.symbol ?? ""] ?? 1
    case "labelsHidden": labelsHidden = true
    case "labelsVisibility": labelsHidden = modifier.unlabeled()?.symbol == "hidden"
    case "dynamicTypeSize": limitDynamicType(modifier.unlabeled())
    case "environment": applyEnvironment(modifier)
    default: break
    }
  }

  private static func scale(_ value: ArgumentValue?) -> Double {
    guard let number = value?.double, number.isFinite else { return 1 }
    return min(max(number, 0.001), 1)
  }

  private static func styleName(_ value: ArgumentValue) -> String? {
    switch value.current {
    case .symbol(let name, _): return name
    case .record(let type, _):
      let known = [
        "DefaultListStyle": "automatic", "InsetGroupedListStyle": "insetGrouped",
        "GroupedListStyle": "grouped", "PlainListStyle": "plain", "InsetListStyle": "inset",
        "SidebarListStyle": "sidebar", "IconOnlyLabelStyle": "iconOnly",
        "TitleOnlyLabelStyle": "titleOnly", "TitleAndIconLabelStyle": "titleAndIcon",
        "SegmentedPickerStyle": "segmented", "WheelPickerStyle": "wheel",
        "MenuPickerStyle": "menu", "InlinePickerStyle": "inline", "ButtonToggleStyle": "button",
        "SwitchToggleStyle": "switch", "BorderedButtonStyle": "bordered",
        "BorderedProminentButtonStyle": "borderedProminent", "PlainButtonStyle": "plain",
        "GraphicalDatePickerStyle": "graphical", "WheelDatePickerStyle": "wheel",
        "CompactDatePickerStyle": "compact", "LinearProgressViewStyle": "linear",
        "CircularProgressViewStyle": "circular", "PageTabViewStyle": "page",
        "RoundedBorderTextFieldStyle": "roundedBorder",
      ]
      return known[type]
    default: return nil
    }
  }

  private static func lines(_ value: ArgumentValue?) -> Int? {
    switch value?.current {
    case .int(let lines): max(1, lines)
    case .range(_, let upper, _): upper.isFinite ? Int(exactly: max(1, min(upper, 1e6)).rounded()) : nil
    default: nil
    }
  }

  private mutating func limitDynamicType(_ value: ArgumentValue?) {
    if let name = value?.symbol, let size = DynamicType(rawValue: name) { dynamicType = size }
  }

  private mutating func applyEnvironment(_ modifier: Modifier) {
    switch modifier.unlabeled(0)?.symbol {
    case "layoutDirection":
      switch modifier.unlabeled(1)?.symbol {
      case "rightToLeft": direction = .rightToLeft
      case "leftToRight": direction = .leftToRight
      default: break
      }
    case "font": font.read(modifier.unlabeled(1))
    case "dynamicTypeSize", "sizeCategory": limitDynamicType(modifier.unlabeled(1))
    case "lineLimit": lineLimit = LayoutEnvironment.lines(modifier.unlabeled(1))
    case "minimumScaleFactor": minimumScale = LayoutEnvironment.scale(modifier.unlabeled(1))
    default: break
    }
  }
}
