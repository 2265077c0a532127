import EarshotLocalization

/// What Xcode 15 and later generate of asset catalogs: resources by their symbols, and pictures and colors by the same
/// ("Generate Swift Asset Symbol Extensions").
struct AssetSymbols {
  private let assets: AssetNames
  private let known: KnownNames

  init(_ assets: AssetNames, _ known: KnownNames) {
    self.assets = assets
    self.known = known
  }

  var code: String {
    resources(assets.images, "ImageResource") + resources(assets.colors, "ColorResource")
      + members(assets.images, "UIImage", of: "UIKit") { "UIImage(resource: ImageResource.\($0))" }
      + members(assets.colors, "UIColor", of: "UIKit") { "UIColor(resource: ColorResource.\($0))" }
      + members(assets.colors, "Color", of: "SwiftUI") { "Color(ColorResource.\($0))" } + styles
  }

  private func resources(_ assets: [AssetNames.Asset], _ type: String) -> String {
    var tree = MemberTree()
    for asset in assets
    where !asset.namespaces.isEmpty || !known.has(asset.symbol, in: type, of: "DeveloperToolsSupport") {
      tree.add(asset.symbol, in: asset.namespaces) {
        "static let \($0) = \(type)(name: \(asset.name.debugDescription), bundle: Bundle.main)"
      }
    }
    return tree.code("extension \(type)")
  }

  private func members(
    _ assets: [AssetNames.Asset], _ type: String, of module: String, _ value: (String) -> String
  ) -> String {
    var tree = MemberTree()
    for asset in assets where !asset.namespaces.isEmpty || !known.has(asset.symbol, in: type, of: module) {
      let path = (asset.namespaces + [asset.symbol]).compactMap(Identifiers.written).joined(separator: ".")
      tree.add(asset.symbol, in: asset.namespaces) { "static var \($0): \(type) { \(value(path)) }" }
    }
    return tree.code("extension \(type)")
  }

  /// Colors where a style is wanted.
  private var styles: String {
    var tree = MemberTree()
    for asset in assets.colors where asset.namespaces.isEmpty {
      guard !known.has(asset.symbol, in: "Color", of: "SwiftUI"),
        !known.has(asset.symbol, in: "ShapeStyle", of: "SwiftUI")
      else { continue }
      tree.add(asset.symbol, in: []) { "static var \($0): Color { Color(ColorResource.\($0)) }" }
    }
    return tree.code("extension ShapeStyle where Self == Color")
  }
}
