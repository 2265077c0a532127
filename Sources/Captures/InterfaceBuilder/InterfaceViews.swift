import EarshotViewTree
import EarshotVocabulary

/// Views of an interface file, with what is inside them.
extension InterfaceBuilderReader {
  /// The view tree of an element; nil where it is no view.
  ///
  /// - Parameters:
  ///   - origin: the superview's origin on the screen: frames are relative to it.
  ///   - parent: the superview, for autolayout.
  mutating func view(
    _ index: Int, _ identity: Identity, origin: Point, parent: InterfaceFrames?
  ) throws(InputError) -> ViewNode? {
    guard let known = InterfaceClass.named(xml.name(index)) ?? unknownView(index) else { return nil }
    views += 1
    guard views <= input.bounds.nodes else {
      throw input.fault(xml.location(index), "more than \(input.bounds.nodes) views")
    }
    var properties = UIKitNode()
    properties.className = known.name
    properties.tapHandler = known.isControl || hasTapGesture(index) ? true : nil
    if let custom = xml.attribute(index, "customClass") {
      properties.typeName = custom
      customClasses.append(custom)
    } else if InterfaceClass.named(xml.name(index)) == nil {
      properties.typeName = xml.name(index)
    }
    let stored = try frame(of: index)
    let placed = stored.map { $0.offsetBy(x: origin.x, y: origin.y) } ?? parent?.frame(of: index)
    properties.frame = placed
    if stored == nil, placed != nil {
      properties.origins.append(FieldOrigin("frame", "autolayout"))
    }
    try readState(index, into: &properties)
    describe(index, &properties)
    readAccessibility(index, into: &properties)
    readRuntimeAttributes(index, into: &properties)
    settleTraits(index, &properties)
    var children = try parts(of: index, identity, placed, &properties)
    if children.isEmpty { children = try subviews(of: index, identity, placed) }
    return ViewNode(
      .element(properties), children: children, identity: identity, source: xml.location(index))
  }

  /// A view of a class that is not known here: it has a place and what is in it.
  private func unknownView(_ index: Int) -> InterfaceClass? {
    guard xml.attribute(index, "id") != nil, xml.child(of: index, "rect") != nil else { return nil }
    return InterfaceClass(name: "UIView")
  }

  /// The views inside, in the order of `subviews`; those that hold one keep it under a key.
  mutating func subviews(
    of index: Int, _ identity: Identity, _ frame: Rect?
  ) throws(InputError) -> [ViewNode] {
    var result: [ViewNode] = []
    for place in contentPlaces(of: index) {
      let frames = frame.map { InterfaceFrames(xml, inside: place.owner, bounds: $0, views: place.views) }
      for child in place.views {
        if let view = try view(
          child, identity.child(result.count), origin: frame?.origin ?? .zero, parent: frames)
        {
          result.append(view)
        }
      }
    }
    return result
  }

  /// Where the subviews stand, with the view whose constraints place them.
  func contentPlaces(of index: Int) -> [(owner: Int, views: [Int])] {
    var places: [(Int, [Int])] = []
    for child in xml.children(of: index) {
      let name = xml.name(child)
      if name == "subviews" {
        places.append((index, xml.children(of: child)))
      } else if ["view", "tableViewCellContentView", "collectionViewCellContentView"].contains(name),
        xml.attribute(child, "key") != nil
      {
        places.append((index, [child]))
      } else if ["tableHeaderView", "tableFooterView", "backgroundView"].contains(
        xml.attribute(child, "key") ?? ""),
        InterfaceClass.named(name) != nil
      {
        places.append((index, [child]))
      }
    }
    return places
  }

  // MARK: Geometry

  func frame(of index: Int) throws(InputError) -> Rect? {
    guard
      let rect = xml.children(of: index).first(where: { child in
        xml.name(child) == "rect" && ["frame", nil].contains(xml.attribute(child, "key"))
      })
    else { return nil }
    return try self.rect(rect)
  }

  private func rect(_ index: Int) throws(InputError) -> Rect {
    var sides: [Double] = []
    for name in ["x", "y", "width", "height"] { sides.append(try number(index, name) ?? 0) }
    return Rect(x: sides[0], y: sides[1], width: max(0, sides[2]), height: max(0, sides[3]))
  }

  func number(_ index: Int, _ name: String) throws(InputError) -> Double? {
    guard let text = xml.attribute(index, name), !text.isEmpty else { return nil }
    guard let number = Double(text), number.isFinite else {
      throw input.fault(
        xml.location(index), "the attribute '\(name)' wants a finite number, not '\(shortened(text))'")
    }
    return number
  }

  // MARK: What all views have

  private func readState(_ index: Int, into properties: inout UIKitNode) throws(InputError) {
    if xml.attribute(index, "hidden") == "YES" { properties.isHidden = true }
    if let alpha = try number(index, "alpha") { properties.alpha = alpha }
    if xml.attribute(index, "clipsSubviews") == "YES" { properties.clipsToBounds = true }
    if xml.attribute(index, "installed") == "NO" {
      properties.leftOut = "It is not installed for this size class."
    }
  }

  func readAccessibility(_ index: Int, into properties: inout UIKitNode) {
    guard let configuration = xml.child(of: index, "accessibility") else { return }
    func take(_ field: String, _ property: String) -> String? {
      let text = localized(index, property, xml.attribute(configuration, field))
      return text.flatMap { $0.isEmpty ? nil : $0 }
    }
    if let label = take("label", "accessibilityLabel") {
      properties.label = label
      properties.origins.removeAll { $0.field == "label" }
    }
    if let hint = take("hint", "accessibilityHint") { properties.hint = hint }
    properties.identifier = xml.attribute(configuration, "identifier") ?? properties.identifier
    for child in xml.children(of: configuration) {
      switch (xml.name(child), xml.attribute(child, "key")) {
      case ("accessibilityTraits", _): properties.traits = traits(child, &properties.extras)
      case ("bool", "isElement"): properties.isElement = xml.attribute(child, "value") == "YES"
      case ("string", "label"): properties.label = xml.texts[child] ?? properties.label
      case ("string", "hint"): properties.hint = xml.texts[child] ?? properties.hint
      case (let name, let key):
        let value = xml.attribute(child, "value") ?? xml.texts[child] ?? ""
        properties.extras.append(ExtraField(key ?? name, shortened(value, to: 120)))
      }
    }
    for place in xml.attributeRange(configuration) {
      let name = xml.names[Int(xml.attributes[place].name)]
      guard !["key", "label", "hint", "identifier", "id"].contains(name) else { continue }
      properties.extras.append(ExtraField(name, shortened(xml.value(xml.attributes[place]), to: 120)))
    }
  }

  /// The traits that are ticked: they replace the class's own.
  private func traits(_ index: Int, _ extras: inout [ExtraField]) -> Traits {
    var traits: Traits = []
    for place in xml.attributeRange(index) {
      let attribute = xml.attributes[place]
      let name = xml.names[Int(attribute.name)]
      guard xml.value(attribute) == "YES" else { continue }
      if let trait = Traits(name: name) {
        traits.formUnion(trait)
      } else if name != "none" {
        extras.append(ExtraField("traits", shortened(name)))
      }
    }
    return traits
  }

  func readRuntimeAttributes(_ index: Int, into properties: inout UIKitNode) {
    guard let list = xml.child(of: index, "userDefinedRuntimeAttributes") else { return }
    for attribute in xml.children(of: list) {
      guard let path = xml.attribute(attribute, "keyPath") else { continue }
      let inner = xml.children(of: attribute).first
      let text =
        xml.attribute(attribute, "value") ?? inner.flatMap { xml.attribute($0, "value") ?? xml.texts[$0] }
      switch path {
      case "accessibilityIdentifier": properties.identifier = text
      case "accessibilityLabel": properties.label = text ?? properties.label
      case "accessibilityHint": properties.hint = text ?? properties.hint
      case "accessibilityValue": properties.value = text ?? properties.value
      case "accessibilityLanguage": properties.language = text
      case "isAccessibilityElement": properties.isElement = text == "YES"
      case "accessibilityElementsHidden": properties.elementsHidden = text == "YES"
      case "accessibilityViewIsModal": properties.isModal = text == "YES"
      case "shouldGroupAccessibilityChildren": properties.groupsChildren = text == "YES"
      case "accessibilityActivationPoint":
        if let inner, let x = xml.attribute(inner, "x").flatMap(Double.init),
          let y = xml.attribute(inner, "y").flatMap(Double.init), x.isFinite, y.isFinite
        {
          properties.activationPoint = Point(x: x, y: y)
        }
      default:
        guard path.hasPrefix("accessibility") || path.contains(".accessibility") else { continue }
        properties.extras.append(ExtraField(path, shortened(text ?? "", to: 120)))
      }
    }
  }

  /// States become traits where the document gives none.
  private func settleTraits(_ index: Int, _ properties: inout UIKitNode) {
    var states: Traits = []
    if xml.attribute(index, "enabled") == "NO" { states.insert(.notEnabled) }
    if xml.attribute(index, "selected") == "YES" { states.insert(.selected) }
    guard !states.isEmpty, let base = properties.traits ?? InterfaceTraits.named(properties.className)
    else { return }
    if properties.traits == nil {
      properties.origins.append(FieldOrigin("traits", "the class and the state of the control"))
    }
    properties.traits = base.union(states)
  }

  /// A tap recognizer that the view is connected to.
  private func hasTapGesture(_ index: Int) -> Bool {
    guard let connections = xml.child(of: index, "connections") else { return false }
    return xml.children(of: connections).contains { connection in
      xml.attribute(connection, "property") == "gestureRecognizers"
        && xml.attribute(connection, "destination").flatMap { objects[$0] }.map {
          xml.name($0) == "tapGestureRecognizer"
        } == true
    }
  }
}

/// The traits of UIKit's controls, to which a state is added.
enum InterfaceTraits {
  static func named(_ name: String?) -> Traits? {
    switch name {
    case "UIButton", "UISegment": .button
    case "UISwitch": [.button, .switchButton]
    case "UISlider": .adjustable
    case "UITextField": .textEntry
    case "UISearchTextField": [.textEntry, .searchField]
    case "UITextView": [.textEntry, .textArea]
    case "UILabel": .staticText
    case "UIPageControl": [.adjustable, .updatesFrequently]
    default: nil
    }
  }
}
