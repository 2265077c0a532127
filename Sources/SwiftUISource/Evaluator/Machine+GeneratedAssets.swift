/// Pictures, colors and fonts by the constants that SwiftGen and Tuist make of asset catalogs and font files
/// (`Asset.Icons.buoy`, `HarbourAsset.deepSea`, `FontFamily.Buoyant.bold`), where the code that declares them
/// is not there.
extension Machine {
  /// Whether a constant is one of `Asset`, or of a namespace in it, as templates call it: SwiftGen by default,
  /// Tuist behind the target's name.
  static func isAsset(_ symbol: SymbolValue) -> Bool {
    isGenerated(symbol, in: ["Asset", "Assets"])
  }

  /// `hCoreAssets`, where an app's own prefix begins its namespaces with a small letter.
  func isNamespaceOfAssets(_ name: String) -> Bool {
    name.hasSuffix("Assets") && name.dropLast(6).contains(where: \.isUppercase)
      && !project.resources.assets.images.isEmpty
  }

  private static func isGenerated(_ symbol: SymbolValue, in roots: [String]) -> Bool {
    guard symbol.arguments == nil, let root = symbol.type?.split(separator: ".").first else { return false }
    return roots.contains { root.hasSuffix($0) } && !SDK.isKnownType(String(root))
  }

  /// `Asset.Icons.buoy.swiftUIImage` is `Image("buoy")`, by the name that the catalog has; `image` is UIKit's.
  func asset(_ member: String, _ symbol: SymbolValue, near file: FileCode) -> Value? {
    guard symbol.arguments == nil else { return nil }
    switch member {
    case "swiftUIColor": return .symbol(SymbolValue(type: "Color", name: symbol.name))
    case "color" where Machine.isAsset(symbol):
      return .symbol(SymbolValue(type: "UIColor", name: symbol.name))
    case "image" where Machine.isAsset(symbol):
      return .record(
        "UIImage", ["named": .string(project.resources.assets.image(symbol.name) ?? symbol.name)])
    case "swiftUIImage":
      let constant = LabeledValue(label: nil, value: .symbol(SymbolValue(name: symbol.name)))
      return .view(
        ViewValue(.sdk("Image"), arguments: naming("Image", [constant], near: file), file: file, start: 0))
    default: return nil
    }
  }

  /// `FontFamily.Buoyant.bold.font(size: 12)`, `.swiftUIFont(size: 12)`.
  func generatedFont(_ method: String, _ symbol: SymbolValue) -> Value? {
    guard Machine.isGenerated(symbol, in: ["FontFamily"]) else { return nil }
    switch method {
    case "font": return .symbol(SymbolValue(type: "UIFont", name: "custom"))
    case "swiftUIFont": return .symbol(SymbolValue(type: "Font", name: "custom"))
    default: return nil
    }
  }

  /// `Image(asset: Asset.Icons.buoy)`, `Color(asset: Asset.deepSea)`: as if named without the label.
  func namingAsset(_ view: String, _ arguments: [LabeledValue]) -> [LabeledValue] {
    guard view == "Image" || view == "Color", arguments.first?.label == "asset",
      case .symbol(let symbol)? = arguments.first?.value, symbol.arguments == nil
    else { return arguments }
    var arguments = arguments
    arguments[0] = LabeledValue(label: nil, value: .symbol(SymbolValue(name: symbol.name)))
    return arguments
  }
}
