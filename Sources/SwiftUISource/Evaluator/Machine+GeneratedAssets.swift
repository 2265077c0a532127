/// Pictures and colours by the constants that SwiftGen makes of asset catalogs (`Asset.Icons.buoy`), where
/// the code that declares them is not there.
extension Machine {
  static let assetMembers: Set<String> = ["swiftUIColor", "swiftUIImage"]

  /// Whether a constant is one of `Asset` or of a namespace in it, as templates call it by default.
  static func isAsset(_ symbol: SymbolValue) -> Bool {
    guard symbol.arguments == nil, let root = symbol.type?.split(separator: ".").first else { return false }
    return root == "Asset" || root == "Assets"
  }

  /// `Asset.Icons.buoy.swiftUIImage` is `Image("buoy")`, by the name that the catalog has.
  func asset(_ member: String, _ symbol: SymbolValue, near file: FileCode) -> Value {
    guard member == "swiftUIImage" else { return .symbol(SymbolValue(type: "Color", name: symbol.name)) }
    let constant = LabelledValue(label: nil, value: .symbol(SymbolValue(name: symbol.name)))
    return .view(
      ViewValue(.sdk("Image"), arguments: naming("Image", [constant], near: file), file: file, start: 0))
  }

  /// `Image(asset: Asset.Icons.buoy)`, `Color(asset: Asset.deepSea)`: as if named without the label.
  func namingAsset(_ view: String, _ arguments: [LabelledValue]) -> [LabelledValue] {
    guard view == "Image" || view == "Color", arguments.first?.label == "asset",
      case .symbol(let symbol)? = arguments.first?.value, symbol.arguments == nil
    else { return arguments }
    var arguments = arguments
    arguments[0] = LabelledValue(label: nil, value: .symbol(SymbolValue(name: symbol.name)))
    return arguments
  }
}
