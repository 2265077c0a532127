/// Templates for what SwiftGen's own make, by the names that its documentation has for them.
enum SwiftGenBuiltins {
  static func template(named name: String) -> String? {
    ["swift4", "swift5"].contains(name) ? assetCatalogs : nil
  }

  /// `Asset.Colors.sea.color`, `Asset.buoy.image` (https://github.com/SwiftGen/SwiftGen,
  /// Documentation/templates/xcassets/swift5.md).
  private static let assetCatalogs = """
    import SwiftUI
    import UIKit
    {% set enumName %}{{ param.enumName|default:"Asset" }}{% endset %}
    {% set colorType %}{{ param.colorTypeName|default:"ColorAsset" }}{% endset %}
    {% set imageType %}{{ param.imageTypeName|default:"ImageAsset" }}{% endset %}
    {% set dataType %}{{ param.dataTypeName|default:"DataAsset" }}{% endset %}
    {% set symbolType %}{{ param.symbolTypeName|default:"SymbolAsset" }}{% endset %}
    {% macro name text %}{{ text|swiftIdentifier:"pretty"|lowerFirstWord|escapeReservedKeywords }}{% endmacro %}
    {% macro type text %}{{ text|swiftIdentifier:"pretty"|escapeReservedKeywords }}{% endmacro %}
    {% macro assets items %}
    {% for asset in items %}
    {% if asset.type == "color" %}
    static let {% call name asset.name %} = {{ colorType }}(name: "{{ asset.value }}")
    {% elif asset.type == "image" %}
    static let {% call name asset.name %} = {{ imageType }}(name: "{{ asset.value }}")
    {% elif asset.type == "data" %}
    static let {% call name asset.name %} = {{ dataType }}(name: "{{ asset.value }}")
    {% elif asset.type == "symbol" %}
    static let {% call name asset.name %} = {{ symbolType }}(name: "{{ asset.value }}")
    {% elif asset.items and asset.isNamespaced == "true" %}
    enum {% call type asset.name %} {
    {% call assets asset.items %}
    }
    {% elif asset.items and param.forceProvidesNamespaces %}
    enum {% call type asset.name %} {
    {% call assets asset.items %}
    }
    {% elif asset.items %}
    {% call assets asset.items %}
    {% endif %}
    {% endfor %}
    {% endmacro %}
    enum {{ enumName }} {
    {% if catalogs.count > 1 or param.forceFileNameEnum %}
    {% for catalog in catalogs %}
    enum {% call type catalog.name %} {
    {% call assets catalog.assets %}
    }
    {% endfor %}
    {% else %}
    {% for catalog in catalogs %}
    {% call assets catalog.assets %}
    {% endfor %}
    {% endif %}
    }
    struct {{ colorType }} {
      let name: String
      var color: UIColor { UIColor(named: name)! }
      var swiftUIColor: SwiftUI.Color { SwiftUI.Color(name) }
    }
    struct {{ imageType }} {
      let name: String
      var image: UIImage { UIImage(named: name)! }
      var swiftUIImage: SwiftUI.Image { SwiftUI.Image(name) }
    }
    struct {{ symbolType }} {
      let name: String
      var image: UIImage { UIImage(named: name)! }
      var swiftUIImage: SwiftUI.Image { SwiftUI.Image(name) }
    }
    struct {{ dataType }} {
      let name: String
      var data: NSDataAsset { NSDataAsset(name: name)! }
    }
    extension UIColor { convenience init?(asset: {{ colorType }}) { self.init(named: asset.name) } }
    extension UIImage { convenience init?(asset: {{ imageType }}) { self.init(named: asset.name) } }
    extension SwiftUI.Color { init(asset: {{ colorType }}) { self.init(asset.name) } }
    extension SwiftUI.Image {
      init(asset: {{ imageType }}) { self.init(asset.name) }
      init(asset: {{ imageType }}, label: Text) { self.init(asset.name, label: label) }
      init(decorative asset: {{ imageType }}) { self.init(decorative: asset.name) }
    }
    """
}
