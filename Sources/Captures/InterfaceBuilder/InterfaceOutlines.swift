import EarshotLocalization
import EarshotViewTree
import EarshotVocabulary

/// Interface files as code loads them: `UINib(nibName: "Card", bundle: nil)`.
public enum InterfaceOutlines {
  /// The objects of a `.xib`; nil where the bytes are no such file of iOS.
  ///
  /// - Parameter catalogs: the texts of the file in other languages.
  public static func outline(
    of bytes: [UInt8], file: String, environment: ScreenEnvironment, catalogs: StringCatalogs? = nil
  ) -> InterfaceOutline? {
    var options = CaptureOptions()
    options.catalogs = catalogs
    let input = CaptureInput(bytes: bytes, file: file, environment: environment, options: options)
    return try? InterfaceBuilderReader.outline(input)
  }
}

extension InterfaceBuilderReader {
  static func outline(_ input: CaptureInput) throws(InputError) -> InterfaceOutline {
    let reader = try prepared(input)
    var outline = InterfaceOutline()
    if let scenes = reader.xml.child(of: 0, "scenes") {
      outline.scenes = reader.scenes(scenes)
      outline.initialScene = reader.xml.attribute(0, "initialViewController")
    }
    guard let objects = reader.xml.child(of: 0, "objects") else { return outline }
    var owner: String?
    for object in reader.xml.children(of: objects) {
      if reader.xml.attribute(object, "placeholderIdentifier") == "IBFilesOwner" {
        owner = reader.xml.attribute(object, "id")
        outline.ownerOutlets = reader.outlets(of: object)
      } else if InterfaceClass.named(reader.xml.name(object)) != nil || reader.xml.name(object) == "view" {
        outline.roots.append(reader.append(object, key: nil, depth: 0, to: &outline))
      }
    }
    outline.point(to: owner)
    return outline
  }

  func append(_ index: Int, key: String?, depth: Int, to outline: inout InterfaceOutline) -> Int {
    let known = InterfaceClass.named(xml.name(index))?.name ?? "UIView"
    var object = InterfaceOutline.Object(
      id: xml.attribute(index, "id") ?? "", className: InterfaceBuilderReader.plainClasses[known] ?? known,
      customClass: xml.attribute(index, "customClass"))
    object.key = key
    object.properties = settings(of: index)
    object.outlets = outlets(of: index)
    let place = outline.objects.count
    outline.objects.append(object)
    guard depth < 128 else { return place }
    for child in contentPlaces(of: index).flatMap(\.views) where xml.attribute(child, "installed") != "NO" {
      let inner = append(child, key: xml.attribute(child, "key"), depth: depth + 1, to: &outline)
      outline.objects[place].subviews.append(inner)
    }
    appendRows(of: index, place, depth: depth, to: &outline)
    return place
  }

  /// Classes that only UIKit itself makes.
  private static let plainClasses: [String: String] = [
    "UITableViewCellContentView": "UIView", "UICollectionViewCellContentView": "UIView", "GLKView": "UIView",
  ]

  func outlets(of index: Int) -> [InterfaceOutline.Outlet] {
    let connections = xml.child(of: index, "connections").map { xml.children(of: $0) } ?? []
    var outlets = connections.compactMap { connection -> InterfaceOutline.Outlet? in
      let name = xml.name(connection)
      guard name == "outlet" || name == "outletCollection",
        let property = xml.attribute(connection, "property"),
        let destination = xml.attribute(connection, "destination")
      else { return nil }
      return InterfaceOutline.Outlet(
        property: property, destination: destination, isCollection: name == "outletCollection")
    }
    for key in ["textLabel", "detailTextLabel"] {
      guard xml.name(index) == "tableViewCell", let destination = xml.attribute(index, key) else { continue }
      outlets.append(InterfaceOutline.Outlet(property: key, destination: destination, isCollection: false))
    }
    return outlets
  }

  // MARK: Properties

  private func settings(of index: Int) -> [Argument] {
    var found: [Argument] = []
    func take(_ attribute: String, as property: String, _ read: (String) -> ArgumentValue?) {
      if let value = xml.attribute(index, attribute).flatMap(read) { found.append(Argument(property, value)) }
    }
    let bool = { (text: String) -> ArgumentValue? in .bool(text == "YES") }
    let number = { (text: String) -> ArgumentValue? in Double(text).map { .double($0) } }
    let whole = { (text: String) -> ArgumentValue? in Int(text).map { .int($0) } }
    let symbol = { (text: String) -> ArgumentValue? in .symbol(text) }
    for (attribute, property) in [
      ("hidden", "isHidden"), ("enabled", "isEnabled"), ("selected", "isSelected"), ("on", "isOn"),
      ("editable", "isEditable"), ("animating", "isAnimating"), ("hidesWhenStopped", "hidesWhenStopped"),
      ("showsMenuAsPrimaryAction", "showsMenuAsPrimaryAction"),
    ] { take(attribute, as: property, bool) }
    for (attribute, property) in [
      ("alpha", "alpha"), ("value", "value"), ("minValue", "minimumValue"), ("maxValue", "maximumValue"),
      ("minimumValue", "minimumValue"), ("maximumValue", "maximumValue"), ("progress", "progress"),
      ("spacing", "spacing"),
    ] { take(attribute, as: property, number) }
    for name in ["numberOfPages", "currentPage", "selectedSegmentIndex", "tag"] {
      take(name, as: name, whole)
    }
    for name in ["axis", "alignment", "accessoryType", "buttonType", "datePickerMode"] {
      take(name, as: name, symbol)
    }
    if let frame = try? frame(of: index) {
      found.append(
        Argument("frame", .list([frame.minX, frame.minY, frame.width, frame.height].map { .double($0) })))
    }
    return found + texts(of: index) + accessibility(of: index) + runtimeAttributes(of: index)
  }

  private func texts(of index: Int) -> [Argument] {
    var found: [Argument] = []
    func add(_ property: String, _ text: String?) {
      if let text, !text.isEmpty { found.append(Argument(property, .text(TextContent(text)))) }
    }
    switch xml.name(index) {
    case "label", "textView": add("text", text(of: index))
    case "textField", "searchBar":
      add("text", text(of: index))
      add("placeholder", localized(index, "placeholder", xml.attribute(index, "placeholder")))
      if let traits = xml.child(of: index, "textInputTraits"),
        xml.attribute(traits, "secureTextEntry") == "YES"
      {
        found.append(Argument("isSecureTextEntry", .bool(true)))
      }
    case "button":
      if let configuration = configuration(ofButton: index) {
        found.append(Argument("configuration", configuration))
      }
      add("title", stateTitle(ofButton: index, "normal"))
      for state in ["selected", "disabled"] { add("title.\(state)", stateTitle(ofButton: index, state)) }
      if let image = imageOfButton(index) { found.append(Argument("image", picture(image))) }
    case "imageView":
      if let image = xml.attribute(index, "image") ?? imageReference(index) {
        found.append(Argument("image", picture(image)))
      }
    case "segmentedControl":
      let segments = xml.child(of: index, "segments").map { xml.children(of: $0) } ?? []
      let titles = segments.enumerated().map { part, segment -> ArgumentValue in
        let title = localized(index, "segmentTitles[\(part)]", xml.attribute(segment, "title")) ?? ""
        guard title.isEmpty, let image = xml.attribute(segment, "image") else {
          return .text(TextContent(title))
        }
        return picture(image)
      }
      found.append(Argument("items", .list(titles)))
    default: break
    }
    return found
  }

  private func configuration(ofButton index: Int) -> ArgumentValue? {
    guard let child = xml.child(of: index, "buttonConfiguration") else { return nil }
    var fields: [Argument] = []
    if let title = configurationTitle(ofButton: index), !title.isEmpty {
      fields.append(Argument("title", .text(TextContent(title))))
    }
    let subtitle = localized(index, "configuration.subtitle", xml.attribute(child, "subtitle"))
    if let subtitle, !subtitle.isEmpty { fields.append(Argument("subtitle", .text(TextContent(subtitle)))) }
    return .record("UIButton.Configuration", fields)
  }

  /// What Interface Builder sets by name, such as the app's `@IBInspectable` properties.
  private func runtimeAttributes(of index: Int) -> [Argument] {
    guard let list = xml.child(of: index, "userDefinedRuntimeAttributes") else { return [] }
    return xml.children(of: list).compactMap { attribute in
      guard let path = xml.attribute(attribute, "keyPath"), !path.contains("."),
        !path.hasPrefix("accessibility"), path != "isAccessibilityElement"
      else { return nil }
      let inner = xml.children(of: attribute).first
      let text =
        xml.attribute(attribute, "value") ?? inner.flatMap { xml.attribute($0, "value") ?? xml.texts[$0] }
      switch xml.attribute(attribute, "type") {
      case "string": return Argument(path, .text(TextContent(text ?? "")))
      case "localizedString": return Argument(path, .text(TextContent(localized(index, path, text) ?? "")))
      case "boolean": return Argument(path, .bool(text == "YES"))
      case "number":
        return text.flatMap(Double.init).map { number in
          Argument(path, Int(exactly: number).map { .int($0) } ?? .double(number))
        }
      default: return nil
      }
    }
  }

  func picture(_ name: String) -> ArgumentValue {
    let label = systemImages.contains(name) ? "systemName" : "named"
    return .record("UIImage", [Argument(label, .text(TextContent(name)))])
  }

  /// The properties that the accessibility section and the runtime attributes set.
  func accessibility(of index: Int) -> [Argument] {
    var node = UIKitNode()
    readAccessibility(index, into: &node)
    readRuntimeAttributes(index, into: &node)
    var found: [Argument] = []
    func add(_ property: String, _ text: String?) {
      if let text { found.append(Argument(property, .text(TextContent(text)))) }
    }
    add("accessibilityLabel", node.label)
    add("accessibilityHint", node.hint)
    add("accessibilityValue", node.value)
    add("accessibilityIdentifier", node.identifier)
    add("accessibilityLanguage", node.language)
    if let traits = node.traits {
      found.append(Argument("accessibilityTraits", .list(traits.names.map { .symbol($0) })))
    }
    for (property, value) in [
      ("isAccessibilityElement", node.isElement), ("accessibilityElementsHidden", node.elementsHidden),
      ("accessibilityViewIsModal", node.isModal), ("shouldGroupAccessibilityChildren", node.groupsChildren),
    ] {
      if let value { found.append(Argument(property, .bool(value))) }
    }
    return found
  }
}
