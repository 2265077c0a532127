/// What is known of the SDK by name: data, open to inspection.
enum SDK {
  /// Protocols whose conformers are views, or stand where views stand.
  static let viewProtocols: Set<String> = [
    "View", "ToolbarContent", "CustomizableToolbarContent", "Scene", "Commands", "TabContent",
    "Shape", "InsettableShape", "UIViewRepresentable", "UIViewControllerRepresentable",
    "NSViewRepresentable", "NSViewControllerRepresentable", "Widget", "WidgetBundle", "App",
    "ChartContent", "DynamicViewContent", "AccessibilityRotorContent", "TableRowContent",
  ]

  /// Protocols that an opaque result type names when a body may be a builder's.
  static let builderProtocols: Set<String> = [
    "View", "ToolbarContent", "CustomizableToolbarContent", "Scene", "Commands", "TabContent",
    "ChartContent", "AxisContent", "AxisMark", "TableRowContent", "TableColumnContent",
    "AccessibilityRotorContent", "WidgetConfiguration", "MapContent", "Shape", "DynamicViewContent",
    "CommandsContent", "KeyframeTrackContent",
  ]

  /// Protocols that say nothing of what a value is.
  static let commonProtocols: Set<String> = [
    "Hashable", "Equatable", "Codable", "Encodable", "Decodable", "Sendable", "Identifiable", "Comparable",
    "CustomStringConvertible", "CaseIterable", "RawRepresentable", "AnyObject", "Error",
  ]

  /// Representables and other views whose look comes from elsewhere than a body.
  static let opaqueViewProtocols: Set<String> = [
    "UIViewRepresentable", "UIViewControllerRepresentable", "NSViewRepresentable",
    "NSViewControllerRepresentable",
  ]

  /// What representables show, as the names of their methods end: `makeUIView`.
  static let hostedKinds = ["UIView", "UIViewController", "NSView", "NSViewController"]

  static let impliedProtocols: [String: [String]] = [
    "InsettableShape": ["Shape", "View", "Animatable"], "Shape": ["View", "Animatable"],
    "App": [], "CaseIterable": [], "Codable": ["Encodable", "Decodable"],
    "Hashable": ["Equatable"], "Comparable": ["Equatable"], "Error": ["Sendable"],
    "LocalizedError": ["Error"], "CustomNSError": ["Error"], "RecoverableError": ["Error"],
    "ReferenceFileDocument": ["ObservableObject"],
    "ButtonStyle": [], "PrimitiveButtonStyle": [], "OptionSet": ["SetAlgebra", "RawRepresentable"],
  ]

  /// Value types of the SDK that stand as views where a view is wanted.
  static let viewRecords: Set<String> = [
    "Color", "LinearGradient", "RadialGradient", "AngularGradient", "EllipticalGradient",
    "MeshGradient", "Gradient", "AnyShape", "Material", "ImagePaint",
  ]

  static let viewTypeNames: Set<String> = ["View", "AnyView", "EmptyView", "Content", "Text", "Image"]

  /// Types whose static members are opaque symbols: style, geometry, color, timing.
  static let symbolTypes: Set<String> = [
    "Color", "Font", "Animation", "Edge", "Alignment", "HorizontalAlignment", "VerticalAlignment",
    "UnitPoint", "AnyTransition", "Axis", "ContentMode", "ColorScheme", "Angle", "GridItem",
    "UIColor", "UIFont", "Material", "AnyShapeStyle", "ShapeStyle", "PresentationDetent",
    "ToolbarItemPlacement", "TextAlignment", "Visibility", "EditMode", "ScenePhase",
    "DynamicTypeSize", "ContentSizeCategory", "UserInterfaceSizeClass", "KeyboardShortcut",
    "AccessibilityTraits", "AccessibilityChildBehavior", "AccessibilityActionKind", "UTType",
    "NotificationCenter", "UIApplication", "UIDevice", "UIScreen", "FileManager",
    "DispatchQueue", "URLSession", "UIPasteboard", "ButtonRole", "Namespace", "UIAccessibility",
    "AccessibilityNotification", "AccessibilitySystemRotor", "MainActor", "Glass", "SymbolRenderingMode",
    "CoordinateSpace", "NamedCoordinateSpace", "Logger", "ProcessInfo", "ImageResource", "ColorResource",
    "UserDefaults", "PlottableValue", "PreviewLayout",
    "JSONDecoder.DateDecodingStrategy", "JSONDecoder.KeyDecodingStrategy", "JSONDecoder.DataDecodingStrategy",
    "JSONEncoder.DateEncodingStrategy", "JSONEncoder.KeyEncodingStrategy", "JSONEncoder.DataEncodingStrategy",
  ]

  /// Modules whose names stand before a name of theirs.
  static let modules: Set<String> = [
    "Swift", "SwiftUI", "Foundation", "Combine", "Charts", "MapKit", "SwiftData", "Observation", "UIKit",
    "AppKit", "AVFoundation", "CoreData", "CoreGraphics", "CoreLocation", "Dispatch", "HealthKit", "PhotosUI",
    "StoreKit", "UserNotifications", "WebKit", "WidgetKit", "os",
  ]

  static func isKnownType(_ name: String) -> Bool {
    views[name] != nil || symbolTypes.contains(name) || Library.types.contains(name)
  }

  /// The SDK types and protocols that an app may have extended for this value, nearest first.
  static func typeNames(of value: Value) -> [String] {
    switch value {
    case .bool: ["Bool"]
    case .int:
      [
        "Int", "Int64", "Int32", "UInt", "UInt64", "UInt32", "Int16", "UInt16", "Int8", "UInt8",
        "FixedWidthInteger", "BinaryInteger", "SignedInteger", "IntegerLiteralType", "Numeric",
        "AdditiveArithmetic", "Comparable", "Hashable", "Equatable", "Strideable", "UTF32.CodeUnit",
        "UTF16.CodeUnit", "UTF8.CodeUnit",
      ]
    case .double:
      [
        "Double", "CGFloat", "Float", "TimeInterval", "BinaryFloatingPoint", "FloatingPoint",
        "FloatLiteralType",
        "Decimal",
        "Numeric", "VectorArithmetic", "AdditiveArithmetic",
        "Comparable", "Hashable", "Equatable", "Strideable",
      ]
    case .string:
      [
        "String", "StringProtocol", "Substring", "Character", "Collection", "Sequence",
        "BidirectionalCollection", "RangeReplaceableCollection", "Comparable", "Hashable", "Equatable",
        "Identifiable", "Unicode.Scalar", "UnicodeScalar",
      ]
    case .localized:
      ["LocalizedStringKey", "LocalizedStringResource", "LocalizationValue", "String", "StringProtocol"]
    case .array, .slice:
      [
        "Array", "ArraySlice", "MutableCollection", "RangeReplaceableCollection", "RandomAccessCollection",
        "BidirectionalCollection", "Collection", "Sequence", "Hashable", "Equatable",
      ]
    case .dictionary: ["Dictionary", "Collection", "Sequence"]
    case .set: ["Set", "SetAlgebra", "Collection", "Sequence"]
    case .range: ["ClosedRange", "Range", "Collection", "Sequence"]
    case .date: ["Date", "Comparable", "Hashable"]
    case .url: ["URL", "Hashable"]
    case .attributed: ["AttributedString"]
    case .binding: ["Binding"]
    case .view(let view):
      [
        view.name, "Shape", "InsettableShape", "DynamicViewContent", "View", "WidgetConfiguration", "Scene",
        "ToolbarContent", "CustomizableToolbarContent", "Commands", "TabContent", "ChartContent",
      ]
    case .symbol(let symbol):
      // `UIDevice.orientationDidChangeNotification` is a name of a notification.
      symbolFamily(symbol.type) + (symbol.name.hasSuffix("Notification") ? ["Name"] : [])
    case .record(let record) where record.type.hasSuffix("Notification.Name"): [record.type, "Name"]
    case .record(let record) where record.type == "NSString":
      ["NSString", "NSMutableString", "String"]
    case .record(let record) where record.type == "Store": ["Store", "StoreOf"]
    case .record(let record) where publishers[record.type] != nil:
      [record.type] + (publishers[record.type] ?? []) + ["Publisher"]
    case .record(let record):
      viewRecords.contains(record.type) ? [record.type, "ShapeStyle", "View"] : [record.type]
    case .closure: ["Function"]
    case .keyPath: ["KeyPath"]
    case .none: ["Optional"]
    default: []
    }
  }

  /// Combine's publishers, with what they are besides.
  private static let publishers: [String: [String]] = [
    "Publisher": ["AnyPublisher"], "PassthroughSubject": ["Subject"], "CurrentValueSubject": ["Subject"],
    "Just": [], "Future": [], "Empty": [], "Fail": [],
  ]

  private static func symbolFamily(_ type: String?) -> [String] {
    switch type {
    case "Color"?: ["Color", "ShapeStyle", "View"]
    case let name?: [name] + generatedFamily(name)
    case nil: []
    }
  }

  /// The types of a constant that is generated from an asset catalog: SwiftGen's, and those that Tuist names
  /// by the target (`HarbourAsset.buoy` is one of `HarbourImages`).
  private static func generatedFamily(_ name: String) -> [String] {
    guard name.hasSuffix("Asset") || name.hasSuffix("Assets"), !isKnownType(name) else { return [] }
    let target = name.hasSuffix("s") ? name.dropLast(6) : name.dropLast(5)
    return ["\(target)Images", "\(target)Colors", "ImageAsset", "ColorAsset"]
  }

  /// What `Self` is inside an extension that one type's members were looked for in: `.deepSea` where a
  /// `ShapeStyle` is wanted is a color.
  static func ownName(of info: TypeInfo, askedAs name: String) -> String {
    // A class inherits what is added to its superclasses.
    if UIKitClasses.superclasses[name] != nil { return name }
    guard info.name != name, staticFamilies(of: name).contains(info.name) else {
      return name == "ShapeStyle" ? "Color" : name
    }
    return info.name == "ShapeStyle" ? "Color" : info.name
  }

  /// Types in whose extensions a static member of `name` may be declared.
  static func staticFamilies(of name: String) -> [String] {
    switch name {
    case "Color": ["Color", "ShapeStyle"]
    case "ShapeStyle", "AnyShapeStyle": ["Color", "ShapeStyle"]
    // Where a view takes a key it takes a resource too.
    case "LocalizedStringKey": ["LocalizedStringKey", "LocalizedStringResource"]
    case "Store", "StoreOf": ["Store", "StoreOf"]
    case "IdentifiedArrayOf": ["IdentifiedArrayOf", "IdentifiedArray"]
    case _ where name == "AnyPublisher" || publishers[name] != nil: [name, "Publisher"]
    case "ButtonStyle", "PrimitiveButtonStyle": ["ButtonStyle", "PrimitiveButtonStyle"]
    default: UIKitClasses.superclasses[name] == nil ? [name] : UIKitClasses.lineage(of: name)
    }
  }
}
