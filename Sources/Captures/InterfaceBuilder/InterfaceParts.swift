import EarshotViewTree
import EarshotVocabulary

/// The parts that UIKit's compound views make for themselves: segments, buttons, rows.
extension InterfaceBuilderReader {
  /// The parts of a compound view; empty for any other.
  mutating func parts(
    of index: Int, _ identity: Identity, _ frame: Rect?, _ properties: inout UIKitNode
  ) throws(InputError) -> [ViewNode] {
    switch xml.name(index) {
    case "stepper": return stepperButtons(index, identity, frame)
    case "segmentedControl": return segments(index, identity, frame)
    case "searchBar": return searchField(index, identity, frame)
    case "datePicker": return dateParts(index, identity, frame)
    case "pickerView": return [wheel(index, identity, frame, "a picker's column")]
    case "tabBar": return tabs(of: index, identity, frame)
    case "toolbar": return try barItems(of: index, identity, frame, isOnTop: false)
    case "navigationBar": return try navigationItems(of: index, identity, frame)
    case "tableView": return try tableParts(index, identity, frame)
    case "tableViewCell": return try cellParts(index, identity, frame, &properties)
    case "collectionView": return try cells(of: index, identity, frame)
    case "containerView": return try embeddedView(index, identity, frame)
    default: return []
    }
  }

  func made(
    _ className: String, _ identity: Identity, _ index: Int, frame: Rect? = nil,
    _ change: (inout UIKitNode) -> Void
  ) -> ViewNode {
    var properties = UIKitNode()
    properties.className = className
    properties.frame = frame
    change(&properties)
    return ViewNode(.element(properties), identity: identity, source: xml.location(index))
  }

  /// The first of three parts of a bar, where what leads back stands.
  func leadingThird(_ frame: Rect?) -> Rect? { slice(frame, 0, of: 3) }

  /// The `part`th of `count` equal parts of a frame, side by side.
  private func slice(_ frame: Rect?, _ part: Int, of count: Int) -> Rect? {
    guard let frame, count > 0 else { return frame }
    let width = frame.width / Double(count)
    return Rect(x: frame.minX + width * Double(part), y: frame.minY, width: width, height: frame.height)
  }

  // MARK: Controls

  /// Two buttons; at the end of the range one is dimmed, before iOS 26 (spec formats.md 11).
  private func stepperButtons(_ index: Int, _ identity: Identity, _ frame: Rect?) -> [ViewNode] {
    let isDisabled = xml.attribute(index, "enabled") == "NO"
    func value(_ name: String, _ standard: Double) -> Double {
      xml.attribute(index, name).flatMap(Double.init) ?? standard
    }
    let current = value("value", 0)
    let dims = input.environment.profile < .ios26
    let ends = [current <= value("minimumValue", 0), current >= value("maximumValue", 100)]
    return ["Decrement", "Increment"].enumerated().map { part, label in
      made("UIButton", identity.child(part), index, frame: slice(frame, part, of: 2)) { node in
        node.label = words[label]
        node.traits = isDisabled || (dims && ends[part]) ? [.button, .notEnabled] : .button
        node.origins = [FieldOrigin("label", "a stepper's own button")]
      }
    }
  }

  private func segments(_ index: Int, _ identity: Identity, _ frame: Rect?) -> [ViewNode] {
    guard let list = xml.child(of: index, "segments") else { return [] }
    let segments = xml.children(of: list).filter { xml.name($0) == "segment" }
    let selected = xml.attribute(index, "selectedSegmentIndex").flatMap { Int($0) } ?? -1
    return segments.enumerated().map { part, segment in
      made("UISegment", identity.child(part), segment, frame: slice(frame, part, of: segments.count)) {
        node in
        let title = localized(index, "segmentTitles[\(part)]", xml.attribute(segment, "title"))
        if let title, !title.isEmpty {
          node.label = title
        } else if let image = xml.attribute(segment, "image") {
          take(image, &node, "the segment's image")
        }
        var traits: Traits = .button
        if part == selected { traits.insert(.selected) }
        if xml.attribute(segment, "enabled") == "NO" || xml.attribute(index, "enabled") == "NO" {
          traits.insert(.notEnabled)
        }
        node.traits = traits
        node.origins.append(FieldOrigin("traits", "a segment and its state"))
      }
    }
  }

  private func searchField(_ index: Int, _ identity: Identity, _ frame: Rect?) -> [ViewNode] {
    [
      made("UISearchTextField", identity.child(0), index, frame: frame) { node in
        let placeholder = localized(index, "placeholder", xml.attribute(index, "placeholder"))
        node.label = placeholder.flatMap { $0.isEmpty ? nil : $0 } ?? words["Search"]
        node.value = text(of: index)
        node.origins = [FieldOrigin("label", "a search bar's placeholder")]
      }
    ]
  }

  private func wheel(_ index: Int, _ identity: Identity, _ frame: Rect?, _ rule: String) -> ViewNode {
    made("UIPickerColumnView", identity.child(0), index, frame: frame) { node in
      node.isElement = true
      node.traits = [.adjustable, .pickerItem]
      node.origins = [FieldOrigin("isElement", "\(rule): its rows come from code", isGuess: true)]
    }
  }

  private func dateParts(_ index: Int, _ identity: Identity, _ frame: Rect?) -> [ViewNode] {
    if xml.attribute(index, "style") == "wheels" {
      return [wheel(index, identity, frame, "a date picker's columns as one")]
    }
    let mode = xml.attribute(index, "datePickerMode") ?? "dateAndTime"
    let labels =
      mode == "time" ? ["Time Picker"] : mode == "date" ? ["Date Picker"] : ["Date Picker", "Time Picker"]
    return labels.enumerated().map { part, label in
      made("UIButton", identity.child(part), index, frame: slice(frame, part, of: labels.count)) { node in
        node.label = words[label]
        node.origins = [FieldOrigin("label", "a compact date picker's button", isGuess: true)]
      }
    }
  }

  // MARK: Bars

  private func tabs(of index: Int, _ identity: Identity, _ frame: Rect?) -> [ViewNode] {
    guard let items = xml.child(of: index, "items") else { return [] }
    let all = xml.children(of: items).filter { xml.name($0) == "tabBarItem" }
    let chosen = xml.attribute(index, "selectedItem")
    return all.enumerated().map { part, item in
      tab(
        item, identity.child(part), slice(frame, part, of: all.count),
        isSelected: xml.attribute(item, "id") == chosen)
    }
  }

  /// A tab's button: title or the system's word, the badge as its value.
  func tab(_ item: Int, _ identity: Identity, _ frame: Rect?, isSelected: Bool) -> ViewNode {
    made("UITabBarButton", identity, item, frame: frame) { node in
      let title = localized(item, "title", xml.attribute(item, "title"))
      node.label =
        title.flatMap { $0.isEmpty ? nil : $0 }
        ?? xml.attribute(item, "systemItem").flatMap { InterfaceClass.systemTabs[$0] }.map { words[$0] }
      if node.label == nil, let image = xml.attribute(item, "image") { take(image, &node, "the tab's image") }
      if let badge = xml.attribute(item, "badgeValue"), !badge.isEmpty {
        node.value = Int(badge) == nil ? badge : "\(badge) item" + (badge == "1" ? "" : "s")
        node.origins.append(FieldOrigin("value", "the tab's badge"))
      }
      node.traits = isSelected ? [.button, .tabBarItem, .selected] : [.button, .tabBarItem]
      node.origins.append(FieldOrigin("traits", "a tab and its state"))
      takeAccessibility(of: item, into: &node)
    }
  }

  /// What the item itself says in its accessibility configuration.
  private func takeAccessibility(of item: Int, into node: inout UIKitNode) {
    guard let configuration = xml.child(of: item, "accessibility") else { return }
    if let label = xml.attribute(configuration, "label"), !label.isEmpty { node.label = label }
    if let hint = xml.attribute(configuration, "hint"), !hint.isEmpty { node.hint = hint }
    node.identifier = xml.attribute(configuration, "identifier")
  }

  /// The items of a toolbar, from the leading edge.
  private mutating func barItems(
    of index: Int, _ identity: Identity, _ frame: Rect?, isOnTop: Bool
  ) throws(InputError) -> [ViewNode] {
    guard let items = xml.child(of: index, "items") else { return [] }
    return try barButtons(xml.children(of: items), identity, frame)
  }

  /// Bar items as buttons; space is none.
  mutating func barButtons(
    _ items: [Int], _ identity: Identity, _ frame: Rect?
  ) throws(InputError) -> [ViewNode] {
    let shown = items.filter { item in
      xml.name(item) == "barButtonItem"
        && !["flexibleSpace", "fixedSpace"].contains(xml.attribute(item, "systemItem"))
    }
    var result: [ViewNode] = []
    for (part, item) in shown.enumerated() {
      let place = slice(frame, part, of: shown.count)
      if let custom = xml.children(of: item).first(where: { InterfaceClass.named(xml.name($0)) != nil }) {
        let inner = try view(custom, identity.child(part), origin: place?.origin ?? .zero, parent: nil)
        if let inner { result.append(inner) }
      } else {
        result.append(barButton(item, identity.child(part), place))
      }
    }
    return result
  }

  private func barButton(_ item: Int, _ identity: Identity, _ frame: Rect?) -> ViewNode {
    made("UIButton", identity, item, frame: frame) { node in
      node.typeName = "UIBarButtonItem"
      node.tapHandler = true
      let title = localized(item, "title", xml.attribute(item, "title"))
      node.label =
        title.flatMap { $0.isEmpty ? nil : $0 }
        ?? xml.attribute(item, "systemItem").flatMap { InterfaceClass.systemItems[$0] }.map { words[$0] }
      if node.label == nil, let image = xml.attribute(item, "image") {
        take(image, &node, "the item's image")
      } else if node.label != nil {
        node.origins.append(FieldOrigin("label", "the item's title or the system's word for it"))
      }
      if xml.attribute(item, "enabled") == "NO" { node.traits = [.button, .notEnabled] }
      takeAccessibility(of: item, into: &node)
    }
  }

  private mutating func navigationItems(
    of index: Int, _ identity: Identity, _ frame: Rect?
  ) throws(InputError) -> [ViewNode] {
    guard let items = xml.child(of: index, "items"),
      let item = xml.children(of: items).last(where: { xml.name($0) == "navigationItem" })
    else { return [] }
    return try navigationParts(of: item, identity, frame)
  }

  /// Leading items, title, trailing items.
  ///
  /// - Parameters:
  ///   - back: the button to the scene before; leading items stand in its place, unless they say
  ///     that they stand beside it.
  ///   - controllerTitle: the title where the item has none.
  mutating func navigationParts(
    of item: Int, _ identity: Identity, _ frame: Rect?, back: ViewNode? = nil,
    controllerTitle: String? = nil
  ) throws(InputError) -> [ViewNode] {
    func third(_ part: Int) -> Rect? { slice(frame, part, of: 3) }
    var leading: [Int] = []
    var trailing: [Int] = []
    var titleView: Int?
    for child in xml.children(of: item) {
      switch (xml.name(child), xml.attribute(child, "key")) {
      case ("barButtonItem", "leftBarButtonItem"): leading.append(child)
      case ("barButtonItem", "rightBarButtonItem"): trailing.append(child)
      case ("leftBarButtonItems", _): leading += xml.children(of: child)
      // The first of the right items stands at the edge.
      case ("rightBarButtonItems", _): trailing += xml.children(of: child).reversed()
      case (_, "titleView"): titleView = child
      default: break
      }
    }
    var result = try barButtons(leading, identity.child("leading"), third(0))
    let supplements = xml.attribute(item, "leftItemsSupplementBackButton") == "YES"
    if let back, result.isEmpty || supplements { result.insert(back, at: 0) }
    if let titleView {
      if let view = try view(
        titleView, identity.child("title"), origin: third(1)?.origin ?? .zero, parent: nil)
      {
        result.append(view)
      }
    } else if let title = localized(item, "title", xml.attribute(item, "title")) ?? controllerTitle,
      !title.isEmpty
    {
      if let prompt = localized(item, "prompt", xml.attribute(item, "prompt")), !prompt.isEmpty {
        result.append(
          made("UILabel", identity.child("prompt"), item, frame: third(1)) { $0.label = prompt })
      }
      result.append(
        made("UILabel", identity.child("title"), item, frame: third(1)) { node in
          node.label = title
          node.traits = .header
          node.origins = [FieldOrigin("traits", "the title of a navigation bar")]
        })
    }
    return result + (try barButtons(trailing, identity.child("trailing"), third(2)))
  }

  // MARK: Rows

  private mutating func tableParts(
    _ index: Int, _ identity: Identity, _ frame: Rect?
  ) throws(InputError) -> [ViewNode] {
    var result: [ViewNode] = []
    let origin = frame?.origin ?? .zero
    for child in xml.children(of: index) {
      let key = xml.attribute(child, "key")
      switch xml.name(child) {
      case "prototypes":
        let found = xml.children(of: child)
        prototypes += found.count
        for cell in found {
          append(try view(cell, identity.child(result.count), origin: origin, parent: nil), to: &result)
        }
      case "sections":
        for section in xml.children(of: child) {
          try appendSection(section, identity, frame, to: &result)
        }
      case let name where key == "tableHeaderView" || key == "tableFooterView":
        guard InterfaceClass.named(name) != nil else { continue }
        append(try view(child, identity.child(result.count), origin: origin, parent: nil), to: &result)
      default: break
      }
    }
    return result
  }

  private func append(_ view: ViewNode?, to list: inout [ViewNode]) {
    if let view { list.append(view) }
  }

  private mutating func appendSection(
    _ section: Int, _ identity: Identity, _ frame: Rect?, to result: inout [ViewNode]
  ) throws(InputError) {
    if let title = localized(section, "headerTitle", xml.attribute(section, "headerTitle")), !title.isEmpty {
      result.append(
        made("UITableViewHeaderFooterView", identity.child(result.count), section) { node in
          node.isElement = true
          node.label = title
          node.traits = [.header, .staticText]
          node.origins = [FieldOrigin("traits", "the header of a section")]
        })
    }
    if let cells = xml.child(of: section, "cells") {
      for cell in xml.children(of: cells) {
        append(
          try view(cell, identity.child(result.count), origin: frame?.origin ?? .zero, parent: nil),
          to: &result)
      }
    }
    if let title = localized(section, "footerTitle", xml.attribute(section, "footerTitle")), !title.isEmpty {
      result.append(
        made("UITableViewHeaderFooterView", identity.child(result.count), section) { node in
          node.isElement = true
          node.label = title
          node.traits = .staticText
        })
    }
  }

  /// The built-in styles are one element with the texts of their labels; others pass on what is
  /// in them.
  private func cellParts(
    _ index: Int, _ identity: Identity, _ frame: Rect?, _ properties: inout UIKitNode
  ) throws(InputError) -> [ViewNode] {
    properties.groupsChildren = true
    let content = xml.child(of: index, "listContentConfiguration")
    let style = xml.attribute(index, "style")
    guard content != nil || (style != nil && style != "IBUITableViewCellStyleCustom") else { return [] }
    var texts = ["textLabel", "detailTextLabel"].compactMap { key in
      xml.attribute(index, key).flatMap { objects[$0] }.flatMap { text(of: $0) }
    }
    if let content {
      texts = ["text", "secondaryText"].compactMap { key in
        localized(index, "contentConfiguration.\(key)", xml.attribute(content, key))
      }
    }
    texts.removeAll(where: \.isEmpty)
    guard properties.isElement != false else { return [] }
    properties.isElement = true
    if properties.label == nil, !texts.isEmpty {
      properties.label = texts.joined(separator: ", ")
      derived("label", "the texts of a cell in a built-in style", &properties)
    }
    if xml.attribute(index, "accessoryType") == "checkmark", properties.traits == nil {
      properties.traits = .selected
      derived("traits", "a checkmark", isGuess: true, &properties)
    }
    return []
  }

  private mutating func cells(
    of index: Int, _ identity: Identity, _ frame: Rect?
  ) throws(InputError) -> [ViewNode] {
    var result: [ViewNode] = []
    for child in xml.children(of: index) {
      let name = xml.name(child)
      guard name == "cells" || name == "collectionReusableView" else { continue }
      let found = name == "cells" ? xml.children(of: child) : [child]
      if name == "cells" { prototypes += found.count }
      for cell in found {
        append(
          try view(cell, identity.child(result.count), origin: frame?.origin ?? .zero, parent: nil),
          to: &result)
      }
    }
    return result
  }

  // MARK: Other scenes

  /// A container shows the scene that its segue embeds.
  private mutating func embeddedView(
    _ index: Int, _ identity: Identity, _ frame: Rect?
  ) throws(InputError) -> [ViewNode] {
    guard let connections = xml.child(of: index, "connections"),
      let segue = xml.children(of: connections).first(where: { xml.attribute($0, "kind") == "embed" }),
      let target = xml.attribute(segue, "destination").flatMap({ objects[$0] }),
      embedded.count < 16, embeddings < 1_000, embedded.insert(target).inserted
    else { return [] }
    embeddings += 1
    defer { embedded.remove(target) }
    return try content(ofController: target, identity.child("embedded"), origin: frame?.origin ?? .zero)
  }
}
