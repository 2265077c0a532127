extension Machine {
  /// A constant of a type of the library; nil: the evaluator makes a symbol of it.
  func libraryStatic(_ type: String, _ name: String) -> Value? {
    let type = Library.plainName(type)
    if let value = numberStatic(type, name) { return value }
    if let value = geometryStatic(type, name) { return value }
    if let value = deviceStatic(type, name) { return value }
    if let value = localeStatic(type, name) { return value }
    switch type {
    case "Optional" where name == "none": return Value.none
    case "Date": return dateStatic(name)
    case "Duration": return name == "zero" ? .record("Duration", ["seconds": .double(0)]) : nil
    case "Calendar.Component" where name == "allCases": return .array([])
    case "DynamicTypeSize", "ContentSizeCategory":
      guard name == "allCases" else { return nil }
      let names = Library.orderedSymbols[type == "DynamicTypeSize" ? 0 : 1]
      return .array(names.map { .symbol(type, $0) })
    case _ where name == "allCases" && Library.listedSymbols[type] != nil:
      return .array((Library.listedSymbols[type] ?? []).map { .symbol(type, $0) })
    case "String" where name == "availableStringEncodings": return .array([])
    case "Alert.Button", "ActionSheet.Button": return nil
    case "ContentUnavailableView" where name == "search": return noResults(nil)
    case "UIView" where name == "areAnimationsEnabled": return .bool(true)
    // Nothing was bought before the preview is shown, and nothing is bought elsewhere.
    case "Transaction" where Machine.transactions.contains(name): return .array([])
    default: return nil
    }
  }

  /// A static function of a type of the library.
  func libraryStaticCall(
    _ type: String, _ name: String, _ arguments: [EvaluatedArgument], _ expression: Expression
  ) throws(Interrupt) -> Value? {
    let type = Library.plainName(type)
    if let value = uikitStatic(type, name, arguments) { return value }
    let call = LibraryCall(name, arguments, expression)
    if name == "random" { return try random(type, call) }
    // SwiftUI's help for those who look why a view is made again.
    if name == "_printChanges" || name == "_logChanges" { return .void }
    if let value = try concurrency(type, call) { return value }
    if let value = formatterStatic(type, call) { return value }
    if type == "UIFontMetrics" || type == "NSFontManager" { return .record(type, [:]) }
    if type == "Unmanaged", let value = Machine.unmanaged(call) { return value }
    if type == "JSONSerialization" { return try serialization(call) }
    if let value = try digest(type, call) { return value }
    if let value = typeFunction(type, name, call) { return value }
    if Library.inert.contains(type) || Library.quietTypes.contains(type) {
      return .record(RecordValue(type: type, fields: []))
    }
    return try typeOperation(type, call) ?? unknownResult(of: call)
  }

  /// StoreKit's sequences of transactions.
  private static let transactions: Set<String> = ["all", "currentEntitlements", "unfinished", "updates"]

  func typeFunction(_ type: String, _ name: String, _ call: LibraryCall) -> Value? {
    switch (type, name) {
    case ("Binding", "constant"): return call.first.map { .binding(.constant($0)) }
    case ("ContentUnavailableView", "search"): return noResults(call["text"])
    case ("DecodingError", _) where Machine.decodingErrors.contains(name): return ownDecodingError(call)
    case ("DecodingError", "dataCorruptedError"):
      return decodingError("dataCorrupted", string(call["debugDescription"]) ?? "")
    case ("Duration", _): return duration(name, call)
    case ("Angle", "degrees"): return call.first.map { .record("Angle", ["degrees": $0]) }
    case ("Angle", "radians"):
      return call.first?.doubleValue.map { .record("Angle", ["degrees": .double($0 * 180 / .pi)]) }
    case ("Alert.Button", _), ("ActionSheet.Button", _):
      return makeDialogButton(name, call.arguments.map { ($0.label, $0.value) })
    case ("UIAccessibility", "post"): return post(call)
    case ("UIAccessibility", _): return .void
    case ("URL", "currentDirectory"): return .url("file:///")
    case ("Locale", "characterDirection"):
      return string(call.first).map(characterDirection)
    case ("Bundle", "preferredLocalizations"): return preferredLocalizations(call)
    case ("Locale", "canonicalIdentifier"), ("Locale", "identifier"): return call.arguments.last?.value
    case ("Date", "now"): return .date(environment.now)
    case ("CGSize", _), ("CGRect", _), ("CGPoint", _): return nil
    case ("Result", "success"), ("Result", "failure"):
      return .symbol(
        SymbolValue(
          type: "Result", name: name,
          arguments: call.arguments.map { LabeledValue(label: $0.label, value: $0.value) }))
    case ("NSLayoutConstraint", _): return .void
    case ("UIButton.Configuration", _): return .record("UIButton.Configuration", [:])
    case ("UUID", _), ("Thread", "sleep"), ("UIView", _), ("CATransaction", _), ("UIApplication", _):
      return .void
    default: return nil
    }
  }

  /// `ContentUnavailableView.search`: the words are made where the search around is known.
  private func noResults(_ text: Value?) -> Value {
    .view(
      ViewValue(
        .sdk("ContentUnavailableView"), arguments: [LabeledValue(label: "search", value: text ?? .none)]))
  }

  private func typeOperation(_ type: String, _ call: LibraryCall) throws(Interrupt) -> Value? {
    switch (type, call.name) {
    case ("String", "localizedStringWithFormat"):
      let values = Array(call.arguments.dropFirst().map(\.value))
      if case .localized(let text)? = call.first {
        return .string(localizedFormat(text, values, isGrouped: true))
      }
      guard let format = string(call.first) else { return nil }
      return .string(try localized(format, values, call.expression))
    case ("String", "localizedName"): return .string("")
    case ("Double", "maximum"), ("Double", "minimum"), ("CGFloat", "maximum"), ("CGFloat", "minimum"):
      return try mathematics(call.renamed(call.name == "maximum" ? "max" : "min"))
    case ("Dictionary", "init"), ("Array", "init"): return nil
    case ("OSAllocatedUnfairLock", _): return nil
    default: return nil
    }
  }

  /// `String.localizedStringWithFormat`: like `String(format:)`, with the locale's numbers.
  func localized(_ format: String, _ values: [Value], _ expression: Expression) throws(Interrupt) -> String {
    var text = LocalizedText(segments: [])
    var rest = Substring(format)
    var index = 0
    var next = 0
    var result = ""
    while let percent = rest.firstIndex(of: "%") {
      result += rest[..<percent]
      let start = percent
      rest = rest[rest.index(after: percent)...]
      guard let placeholder = FormatPlaceholder(&rest, values, &next) else { continue }
      if placeholder.conversion == "%" {
        result += "%"
        continue
      }
      let position = placeholder.position.map { $0 - 1 } ?? index
      if placeholder.position == nil { index += 1 }
      guard values.indices.contains(position) else { continue }
      let isPlain = placeholder.flags.isEmpty && placeholder.width == 0 && placeholder.precision == nil
      if isPlain, case .int(let number) = values[position], "di".contains(placeholder.conversion) {
        result += argumentText(.int(number), "%lld")
      } else if let number = values[position].doubleValue, "fF".contains(placeholder.conversion) {
        result += localizedFraction(number, placeholder)
      } else {
        let specifier = format[start..<rest.startIndex].filter { $0 != "$" || placeholder.position == nil }
        result += self.format(
          placeholder.position == nil ? String(specifier) : "%\(placeholder.conversion)", [values[position]])
      }
      try check(length: result.utf8.count, expression)
    }
    text.segments = []
    return result + rest
  }

  private func localizedFraction(_ number: Double, _ placeholder: FormatPlaceholder) -> String {
    let digits = min(placeholder.precision ?? 6, 15)
    var style = FormatStyleValue(root: "number")
    let length = SymbolValue(
      name: "fractionLength", arguments: [LabeledValue(label: nil, value: .int(digits))])
    style.steps = [
      FormatStyleValue.Step(name: "precision", arguments: [LabeledValue(label: nil, value: .symbol(length))])
    ]
    return placeholder.padded(formattedNumber(.double(number), style) ?? "")
  }
}

extension Library {
  /// Types whose static functions give an object that does nothing.
  static let quietTypes: Set<String> = [
    "UINavigationBar", "UITabBar", "UITableView", "UITextView", "UIScrollView", "UNUserNotificationCenter",
    "AVAudioSession", "UISegmentedControl", "UIPageControl", "UISwitch", "UIToolbar", "UISearchBar",
    "UITextField",
    "UITableViewCell", "UICollectionView", "UIBarButtonItem", "UILabel", "UIStepper", "UISlider",
    "UIRefreshControl",
  ]

  /// A type's name without the module in front.
  static func plainName(_ name: String) -> String {
    for module in ["Foundation.", "Swift.", "SwiftUI.", "UIKit.", "CoreGraphics.", "os."]
    where name.hasPrefix(module) {
      return String(name.dropFirst(module.count))
    }
    return name
  }

  /// `SegmentedPickerStyle()` is `.segmented`.
  static func styleSymbol(_ name: String) -> String? {
    guard name.hasSuffix("Style") else { return nil }
    for family in styleFamilies where name.hasSuffix(family) && name.count > family.count {
      let stem = name.dropLast(family.count)
      if stem == "Default" { return "automatic" }
      guard stem.first?.isUppercase == true, standardStyles.contains(String(stem)) else { return nil }
      return stem.prefix(1).lowercased() + stem.dropFirst()
    }
    return nil
  }

  private static let styleFamilies = [
    "DatePickerStyle", "PickerStyle", "LabelStyle", "ToggleStyle", "ListStyle", "TextFieldStyle",
    "TextEditorStyle", "NavigationViewStyle",
    "NavigationSplitViewStyle", "IndexViewStyle", "TabViewStyle", "ProgressViewStyle", "MenuStyle",
    "GaugeStyle", "GroupBoxStyle", "FormStyle",
    "ControlGroupStyle", "MenuButtonStyle", "ButtonStyle", "TableStyle", "DisclosureGroupStyle",
    "LabeledContentStyle",
  ]

  private static let standardStyles: Set<String> = [
    "Segmented", "Plain", "Bordered", "BorderedProminent", "Borderless", "Link", "Card", "Stack", "Columns",
    "DoubleColumn",
    "Page", "InsetGrouped", "Inset", "Grouped", "Sidebar", "Switch", "Checkbox", "Button", "IconOnly",
    "TitleOnly",
    "TitleAndIcon", "Circular", "Linear", "RoundedBorder", "SquareBorder", "Menu", "Wheel", "Inline",
    "NavigationLink", "PopUpButton",
    "RadioGroup", "Palette", "Compact", "Graphical", "Carousel", "Elliptical", "AccessoryCircular",
    "AccessoryLinear",
    "Automatic", "Navigation", "BorderlessButton", "VerticalPage", "Balanced", "ProminentDetail",
  ]

  /// Value types of the SDK that are kept with their arguments.
  static let valueTypes: Set<String> = [
    "GridItem", "StrokeStyle", "OperatingSystemVersion", "FillStyle", "Gradient", "Gradient.Stop",
    "KeyEquivalent", "KeyboardShortcut",
    "Alignment",
    "ProposedViewSize", "CLLocationCoordinate2D", "CLLocation", "MKCoordinateRegion", "MKCoordinateSpan",
    "CGAffineTransform",
    "AnyLayout", "OpenURLAction", "RefreshAction", "UIColor", "NSColor", "CGColor", "UIFont", "NSFont",
    "Transaction", "FetchDescriptor",
    "Publisher", "PassthroughSubject", "CurrentValueSubject", "Just", "Future", "Empty", "Fail", "Timer",
    "DispatchWorkItem",
    "Notification", "Notification.Name",
    "NSNotification.Name", "URLRequest", "CancellationError", "URLError", "UIEdgeInsets", "Namespace",
    "AttributeContainer",
    "AccessibilityTraits", "AccessibilityActionCategory", "PresentationDetent", "SharePreview",
    "UNMutableNotificationContent",
    "AxisMarkValues",
    "AccessibilityNotification.ScreenChanged", "AccessibilityNotification.LayoutChanged",
    "AccessibilityNotification.PageScrolled", "WidgetPreviewContext", "ModelContainer", "ModelConfiguration",
    "NSItemProvider",
    "ObjectIdentifier", "UTType", "Visibility", "EnvironmentValues", "PreviewDevice", "TapGesture",
    "ScaledMetric", "CATransform3D",
    "JSONEncoder", "JSONDecoder", "PropertyListDecoder", "PropertyListEncoder", "DispatchQueue",
    "UnitPoint3D",
    "ContentShapeKinds", "SymbolEffectOptions", "Shadow", "RectangleCornerRadii", "ContentMarginPlacement",
  ]
}
