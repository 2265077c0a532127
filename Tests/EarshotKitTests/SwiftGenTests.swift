import EarshotKit
import Testing

/// What SwiftGen writes by its configuration, its templates and those of an app
/// (https://github.com/SwiftGen/SwiftGen, Documentation).
@Suite("Code that SwiftGen makes of asset catalogs")
struct SwiftGenTests {
  private func stops(_ body: String, _ files: [String: String]) throws -> [String] {
    let folder = try TemporaryFolder()
    for (name, text) in files { try folder.write(name, text) }
    for image in ["buoy_red", "URLSign", "2nd pier", "class"] {
      try folder.write("App/Assets.xcassets/\(image).imageset/Contents.json", "{}")
    }
    try folder.write("App/Assets.xcassets/Plain/oar.imageset/Contents.json", "{}")
    try folder.write("App/Assets.xcassets/Plain/Contents.json", "{}")
    try folder.write("App/Assets.xcassets/Boats/gull.imageset/Contents.json", "{}")
    try folder.write(
      "App/Assets.xcassets/Boats/Contents.json", #"{ "properties" : { "provides-namespace" : true } }"#)
    try folder.write("App/Assets.xcassets/Sea.colorset/Contents.json", "{}")
    try folder.write(
      "App/Harbor.swift", "import SwiftUI\nstruct Harbor: View { var body: some View { VStack { \(body) } } }"
    )
    return try Earshot.open([folder.path], options: OpenOptions()).readings().flatMap {
      $0.elements.map(\.announcement)
    }
  }

  private let template = """
    // {# what is written #}
    import SwiftUI
    extension Image {
    {% macro cases assets %}
      {% for asset in assets %}
      {% if asset.type == "image" %}
      {{accessModifier}} static let {{asset.name|swiftIdentifier:"pretty"|lowerFirstWord|escapeReservedKeywords}} = Image("{{asset.value}}", bundle: Bundle.main)
      {% elif asset.items %}
      {% call cases asset.items %}
      {% endif %}
      {% endfor %}
    {% endmacro %}
    {% for catalog in catalogs %}
      {% call cases catalog.assets %}
    {% endfor %}
    }
    """

  @Test("A template of the app's: names in the ways that its filters make them")
  func ownTemplate() throws {
    let stops = try stops(
      "Image.buoyRed; Image.urlSign; Image._2ndPier; Image.`class`; Image.oar; Image.gull",
      [
        "swiftgen.yml": """
        xcassets:
          - inputs: App/Assets.xcassets
            outputs:
              - templatePath: Templates/own template.stencil
                output: ${DERIVED_SOURCES_DIR}/Assets.swift
        """, "Templates/own template.stencil": template,
      ])
    #expect(
      stops == [
        "buoy_red, image", "URLSign, image", "2nd pier, image", "class, image", "oar, image",
        "Boats/gull, image",
      ])
  }

  @Test("A configuration in an app's folder, with a folder of inputs, and a template that imports another")
  func imported() throws {
    let stops = try stops(
      "Image.oar",
      [
        "App/swiftgen.yml": """
        input_dir: ./
        xcassets:
          inputs: [Assets.xcassets]
          outputs: { templatePath: ../Templates/main.stencil, output: Assets.swift, params: { named: oar } }
        """,
        "Templates/main.stencil": """
        {% import "parts.stencil" %}
        import SwiftUI
        extension Image { {% call image param.named %} }
        """,
        "Templates/parts.stencil":
          "{% macro image name %}static let {{name}} = Image(\"{{name}}\"){% endmacro %}",
      ])
    #expect(stops == ["oar, image"])
  }

  @Test("SwiftGen's own template: images and colors by their names, groups with namespaces as types")
  func ownTemplates() throws {
    let stops = try stops(
      """
      Asset.buoyRed.swiftUIImage; Image(asset: Asset.oar); Asset.Boats.gull.swiftUIImage
      Image(uiImage: Asset.urlSign.image); Text("sea").foregroundColor(Asset.sea.swiftUIColor)
      """,
      [
        "swiftgen.yml": """
        xcassets:
          - inputs: App/Assets.xcassets
            outputs:
              templateName: swift5
              output: Generated/Assets.swift
        """
      ])
    #expect(stops.count == 5)
    #expect(stops.prefix(3) == ["buoy_red, image", "oar, image", "Boats/gull, image"])
    #expect(stops.last == "sea")
  }

  @Test("What is made is compiled with the code beside the catalogs, as what else is made of them")
  func module() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "Package.swift",
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Harbor",
        targets: [
          .target(name: "Harbor", path: "Harbor", sources: ["Code"]), .target(name: "Tools", path: "Tools"),
        ])
      """)
    try folder.write(
      "swiftgen.yml", "xcassets: { inputs: Harbor, outputs: { templatePath: a.stencil, output: A.swift } }")
    try folder.write("a.stencil", template)
    try folder.write("Harbor/Media/Assets.xcassets/oar.imageset/Contents.json", "{}")
    try folder.write(
      "Harbor/Media/Localizable.xcstrings",
      """
      { "sourceLanguage" : "en", "strings" : { "tideHigh" : { "extractionState" : "manual", "localizations" : {
        "en" : { "stringUnit" : { "state" : "translated", "value" : "High tide" } } } } }, "version" : "1.0" }
      """)
    try folder.write("Tools/Tool.swift", "import SwiftUI\nstruct Tool {}")
    try folder.write(
      "Harbor/Code/Harbor.swift",
      """
      import SwiftUI
      struct Harbor: View { var body: some View { VStack { Image.oar; Text(.localizable.tideHigh) } } }
      """)
    let stops = try Earshot.open([folder.path], options: OpenOptions()).readings().flatMap {
      $0.elements.map(\.announcement)
    }
    #expect(stops == ["oar, image", "High tide"])
  }

  @Test(
    "What is no configuration, or no template, leaves the code as it is",
    arguments: [
      ["swiftgen.yml": "- ["],
      ["swiftgen.yml": "xcassets: { inputs: App/Assets.xcassets, outputs: { templatePath: gone.stencil } }"],
      [
        "swiftgen.yml": "xcassets: { inputs: App/Assets.xcassets, outputs: { templatePath: a.stencil } }",
        "a.stencil": "{% import \"a.stencil\" %}",
      ],
      [
        "swiftgen.yml": "xcassets: { inputs: App/Assets.xcassets, outputs: { templatePath: a.stencil } }",
        "a.stencil": "{% include \"a.stencil\" %}",
      ],
      [
        "swiftgen.yml": "xcassets: { inputs: App/Assets.xcassets, outputs: { templatePath: a.stencil } }",
        "a.stencil": "{% extends \"a.stencil\" %}",
      ],
      [
        "swiftgen.yml": "xcassets: { inputs: App/Assets.xcassets, outputs: { templatePath: a.stencil } }",
        "a.stencil": "{% macro m %}{% call m %}{% endmacro %}{% call m %}",
      ],
      [
        "swiftgen.yml": "xcassets: { inputs: App/Assets.xcassets, outputs: { templatePath: a.stencil } }",
        "a.stencil": "{% if %}{{ a|nothing }}",
      ],
      [
        "swiftgen.yml": "xcassets: { inputs: App/Assets.xcassets, outputs: { templatePath: a.stencil } }",
        "a.stencil": "{% set s %}aaaaaaaa{% endset %}"
          + String(repeating: "{% set s %}{{s}}{{s}}{{s}}{{s}}{% endset %}", count: 40),
      ],
      [
        "swiftgen.yml": "xcassets: { inputs: App/Assets.xcassets, outputs: { templatePath: a.stencil } }",
        "a.stencil": "{% for i in 1...1000000000 %}x{% endfor %}",
      ],
      [
        "swiftgen.yml": "xcassets: { inputs: App/Assets.xcassets, outputs: { templatePath: a.stencil } }",
        "a.stencil": String(repeating: "{% for c in catalogs %}{% for a in c.assets %}", count: 20) + "x"
          + String(repeating: "{% endfor %}{% endfor %}", count: 20),
      ],
      [
        "swiftgen.yml": "xcassets: { inputs: App/Assets.xcassets, outputs: { templatePath: a.stencil } }",
        "a.stencil": (0..<40).map {
          "{% macro m\($0) %}{% call m\($0 + 1) %}{% call m\($0 + 1) %}{% endmacro %}"
        }.joined()
          + "{% macro m40 %}x{% endmacro %}{% call m0 %}",
      ],
      [
        "swiftgen.yml": "xcassets: { inputs: App/Assets.xcassets, outputs: { templatePath: a.stencil } }",
        "a.stencil": "{{ \"a\"" + String(repeating: "|replace:\"a\",\"aaaaaaaaaa\"", count: 20) + " }}",
      ],
    ])
  func broken(files: [String: String]) throws {
    #expect(try stops("Text(\"before\"); Text(\"after\")", files) == ["before", "after"])
  }
}
