import EarshotLocalization
import EarshotViewTree
import EarshotVocabulary

/// `.storyboard` and `.xib` files: one screen a scene (spec formats.md 5).
///
/// Code sets a great part of what is said, so that an interface file is a lower bound.
struct InterfaceBuilderReader {
  let input: CaptureInput
  private(set) var xml: XMLTape
  /// Elements by the id that Interface Builder gave them.
  var objects: [String: Int] = [:]
  /// Pictures of the system by name: SF Symbols.
  var systemImages: Set<String> = []
  /// Scenes' controllers that are being shown inside each other, so that no circle is followed.
  var embedded: Set<Int> = []
  /// Scenes shown inside others so far: few files have more than a handful.
  var embeddings = 0
  /// Classes of the app's own that were met in a scene.
  var customClasses: [String] = []
  var prototypes = 0
  var navigation = InterfaceNavigation()
  var views = 0

  static func read(_ input: CaptureInput) throws(InputError) -> [CapturedScreen] {
    var reader = try prepared(input)
    return try reader.screens()
  }

  /// A reader that has gathered what it needs to know of the whole file.
  static func prepared(_ input: CaptureInput) throws(InputError) -> InterfaceBuilderReader {
    let xml = try XMLReader.read(input, limit: input.nodeLimit)
    var reader = InterfaceBuilderReader(input: input, xml: xml)
    try reader.check()
    let size = reader.canvas ?? input.environment.device.screen
    InterfaceVariations(canvas: size).apply(to: &reader.xml)
    reader.gather()
    reader.navigation = InterfaceNavigation(of: reader.xml, reader.objects)
    return reader
  }

  private init(input: CaptureInput, xml: XMLTape) {
    self.input = input
    self.xml = xml
  }

  /// Only UIKit's documents of Xcode 5 and later hold what is read here.
  private func check() throws(InputError) {
    guard !xml.elements.isEmpty else { throw input.fault(nil, "the interface file is empty") }
    let type = xml.attribute(0, "type") ?? ""
    guard xml.name(0) == "document" else {
      throw input.fault(
        xml.location(0),
        "an interface file of Xcode 4 or earlier (<\(shortened(xml.name(0)))>); open and save it with a newer Xcode"
      )
    }
    guard type.contains("CocoaTouch") else {
      let platform =
        type.contains("Watch")
        ? "watchOS"
        : type.contains("AppleTV") ? "tvOS" : type.contains("Cocoa") ? "macOS" : "an unknown platform"
      throw input.fault(
        xml.location(0), "an interface file of \(platform) (\(shortened(type))); those of iOS are read")
    }
    if xml.attribute(0, "targetRuntime")?.contains("AppleTV") == true {
      throw input.fault(xml.location(0), "an interface file of tvOS; those of iOS are read")
    }
  }

  private mutating func gather() {
    for index in xml.elements.indices {
      if let id = xml.attribute(index, "id"), objects[id] == nil { objects[id] = index }
      if xml.name(index) == "image", xml.attribute(index, "catalog") == "system",
        let name = xml.attribute(index, "name")
      {
        systemImages.insert(name)
      }
    }
  }

  // MARK: Screens

  private mutating func screens() throws(InputError) -> [CapturedScreen] {
    var result: [CapturedScreen] = []
    if let scenes = xml.child(of: 0, "scenes") {
      for scene in xml.children(of: scenes) where xml.name(scene) == "scene" {
        guard let objects = xml.child(of: scene, "objects") else { continue }
        for controller in xml.children(of: objects) where isController(controller) {
          if let screen = try screen(ofController: controller) { result.append(screen) }
        }
      }
    } else if let objects = xml.child(of: 0, "objects") {
      for object in xml.children(of: objects) where InterfaceClass.named(xml.name(object)) != nil {
        result.append(try screen(ofView: object, name: result.isEmpty ? input.fileName : nil))
      }
    }
    if result.isEmpty { result.append(emptyScreen()) }
    return result
  }

  func isController(_ index: Int) -> Bool {
    let name = xml.name(index)
    return name.hasSuffix("ontroller") && name != "viewControllerPlaceholder"
  }

  private func emptyScreen() -> CapturedScreen {
    let place = xml.location(0)
    var root = UIKitNode()
    root.typeName = "Document"
    root.isElement = false
    return CapturedScreen(
      name: input.fileName, root: ViewNode(.element(root), source: place), environment: environment,
      location: place,
      notices: [Notice(.warning, .input, at: place, "the interface file is empty: there is no view in it")])
  }

  private mutating func screen(ofController index: Int) throws(InputError) -> CapturedScreen? {
    let parts = try content(ofController: index, Identity.root, origin: .zero)
    guard !parts.isEmpty else { return nil }
    let name =
      xml.attribute(index, "storyboardIdentifier") ?? xml.attribute(index, "customClass")
      ?? xml.attribute(index, "title") ?? xml.attribute(index, "id") ?? input.fileName
    return finished(parts, name: name, at: index)
  }

  private mutating func screen(
    ofView index: Int, name: String?
  ) throws(InputError) -> CapturedScreen {
    let view = try view(index, Identity.root.child(0), origin: .zero, parent: nil)
    let own = xml.attribute(index, "customClass") ?? xml.attribute(index, "id") ?? input.fileName
    return finished([view].compactMap { $0 }, name: name ?? own, at: index)
  }

  private mutating func finished(_ views: [ViewNode], name: String, at index: Int) -> CapturedScreen {
    var root = UIKitNode()
    root.typeName = "Scene"
    root.isElement = false
    var notices = sceneNotices(at: index)
    if let layout = missingFrames(views) { notices.append(layout) }
    return CapturedScreen(
      name: name, root: ViewNode(.element(root), children: views, source: xml.location(index)),
      environment: environment, location: xml.location(index), notices: notices)
  }

  /// What code may change, and what stands for rows.
  private mutating func sceneNotices(at index: Int) -> [Notice] {
    var notices: [Notice] = []
    if !customClasses.isEmpty {
      let names = Set(customClasses).sorted()
      let shown = names.prefix(5).joined(separator: ", ") + (names.count > 5 ? ", ..." : "")
      notices.append(
        Notice(
          .note, .input, at: xml.location(index),
          "views with classes of the app's own (\(shown)) read as the UIKit class they were made "
            + "from; their code may say something else"))
      customClasses = []
    }
    if prototypes > 0 {
      notices.append(
        Notice(
          .note, .input, at: xml.location(index),
          "\(prototypes) prototype \(prototypes == 1 ? "cell is a template" : "cells are templates"): "
            + "the texts of the rows come from code"))
      prototypes = 0
    }
    return notices
  }

  private func missingFrames(_ views: [ViewNode]) -> Notice? {
    guard let lost = views.firstWithoutFrame else { return nil }
    return Notice(
      .note, .input, at: lost.source,
      "views without a frame that autolayout does not settle either keep the order in which they are written")
  }

  // MARK: The canvas

  /// The device that the document was drawn for.
  var environment: ScreenEnvironment {
    var environment = input.environment
    if let size = canvas {
      if min(size.width, size.height) >= 700 { environment.device = .iPad }
      environment.device.screen = size
    }
    return environment
  }

  var canvas: Size? {
    guard let device = xml.child(of: 0, "device"), let id = xml.attribute(device, "id"),
      let size = InterfaceBuilderReader.canvases[id]
    else { return nil }
    let isLandscape = xml.attribute(device, "orientation") == "landscape"
    return isLandscape ? Size(width: size.height, height: size.width) : size
  }

  private static let canvases: [String: Size] = [
    "retina3_5": Size(width: 320, height: 480), "retina4_0": Size(width: 320, height: 568),
    "retina4_7": Size(width: 375, height: 667), "retina5_5": Size(width: 414, height: 736),
    "retina5_9": Size(width: 375, height: 812), "retina6_1": Size(width: 414, height: 896),
    "retina6_5": Size(width: 414, height: 896), "retina6_0": Size(width: 390, height: 844),
    "retina6_7": Size(width: 428, height: 926), "retina6_12": Size(width: 393, height: 852),
    "retina6_72": Size(width: 430, height: 932), "retina6_3": Size(width: 402, height: 874),
    "retina6_9": Size(width: 440, height: 956),
    "ipad9_7": Size(width: 768, height: 1024), "ipad10_2": Size(width: 810, height: 1080),
    "ipad10_5": Size(width: 834, height: 1112), "ipad10_5rounded": Size(width: 834, height: 1194),
    "ipad10_9rounded": Size(width: 820, height: 1180), "ipad11_0rounded": Size(width: 834, height: 1194),
    "ipad12_9": Size(width: 1024, height: 1366), "ipad12_9rounded": Size(width: 1024, height: 1366),
  ]

  // MARK: Texts

  /// A text of an object in the locale's language, else as the document has it.
  func localized(_ object: Int, _ property: String, _ text: String?) -> String? {
    guard let catalogs = input.options.catalogs, let id = xml.attribute(object, "id") else { return text }
    let query = CatalogQuery(
      "\(id).\(property)", table: input.fileName, locale: input.environment.locale, near: input.file)
    // The document itself holds the language that everybody else is served with.
    guard let format = catalogs.answer(query).format, format.serves(query.locale) else { return text }
    return format.text(on: environment.device)
  }
}

extension [ViewNode] {
  /// The first element among the views that no rule could place.
  fileprivate var firstWithoutFrame: ViewNode? {
    for node in self {
      guard case .element(let properties) = node.kind else { continue }
      if properties.frame == nil,
        properties.isElement == true || InterfaceClass.isElement(properties.className)
      {
        return node
      }
      if let found = node.children.firstWithoutFrame { return found }
    }
    return nil
  }
}
