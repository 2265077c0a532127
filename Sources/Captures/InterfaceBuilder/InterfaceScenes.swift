import EarshotViewTree
import EarshotVocabulary

/// The controllers of a storyboard, as code makes them.
extension InterfaceBuilderReader {
  func scenes(_ scenes: Int) -> [InterfaceOutline.Scene] {
    xml.children(of: scenes).filter { xml.name($0) == "scene" }.flatMap { scene in
      (xml.child(of: scene, "objects").map { xml.children(of: $0) } ?? [])
        .filter { isController($0) }.map { self.scene($0) }
    }
  }

  private func scene(_ index: Int) -> InterfaceOutline.Scene {
    let name = xml.name(index)
    var scene = InterfaceOutline.Scene(
      id: xml.attribute(index, "id") ?? "",
      className: "UI" + name.prefix(1).uppercased() + name.dropFirst(),
      customClass: xml.attribute(index, "customClass"))
    scene.identifier = xml.attribute(index, "storyboardIdentifier")
    scene.title = localized(index, "title", xml.attribute(index, "title"))
    if let connections = xml.child(of: index, "connections") {
      scene.held = xml.children(of: connections)
        .filter {
          ["rootViewController", "viewControllers"].contains(xml.attribute($0, "relationship") ?? "")
        }
        .compactMap { xml.attribute($0, "destination") }
    }
    var outline = InterfaceOutline()
    outline.ownerOutlets = outlets(of: index)
    for child in xml.children(of: index) {
      if InterfaceClass.named(xml.name(child)) != nil, ["view", nil].contains(xml.attribute(child, "key")) {
        let view = append(child, key: nil, depth: 0, to: &outline)
        outline.roots.append(view)
        outline.ownerOutlets.append(
          .init(property: "view", destination: outline.objects[view].id, isCollection: false))
      } else if xml.name(child) == "navigationItem" {
        let item = appendNavigationItem(child, to: &outline)
        outline.ownerOutlets.append(.init(property: "navigationItem", destination: item, isCollection: false))
      } else if xml.name(child) == "tabBarItem" {
        let item = appendBarItem(child, "UITabBarItem", to: &outline)
        outline.ownerOutlets.append(.init(property: "tabBarItem", destination: item, isCollection: false))
      }
    }
    outline.point(to: scene.id)
    scene.outline = outline
    return scene
  }

  // MARK: Bars

  /// - Returns: the item's id.
  private func appendNavigationItem(_ index: Int, to outline: inout InterfaceOutline) -> String {
    var item = InterfaceOutline.Object(
      id: xml.attribute(index, "id") ?? "", className: "UINavigationItem",
      customClass: xml.attribute(index, "customClass"))
    for name in ["title", "prompt", "backButtonTitle"] {
      if let text = localized(index, name, xml.attribute(index, name)), !text.isEmpty {
        item.properties.append(Argument(name, .text(TextContent(text))))
      }
    }
    item.outlets = outlets(of: index)
    for child in xml.children(of: index) {
      let key = xml.attribute(child, "key") ?? ""
      switch xml.name(child) {
      case "barButtonItem" where key == "leftBarButtonItem" || key == "rightBarButtonItem":
        let id = appendBarItem(child, "UIBarButtonItem", to: &outline)
        item.outlets.append(.init(property: key + "s", destination: id, isCollection: true))
      case "leftBarButtonItems", "rightBarButtonItems":
        for button in xml.children(of: child) where xml.name(button) == "barButtonItem" {
          let id = appendBarItem(button, "UIBarButtonItem", to: &outline)
          item.outlets.append(.init(property: xml.name(child), destination: id, isCollection: true))
        }
      case _ where key == "titleView":
        let view = append(child, key: nil, depth: 0, to: &outline)
        item.outlets.append(
          .init(property: key, destination: outline.objects[view].id, isCollection: false))
      default: break
      }
    }
    outline.objects.append(item)
    return item.id
  }

  private func appendBarItem(
    _ index: Int, _ className: String, to outline: inout InterfaceOutline
  ) -> String {
    var item = InterfaceOutline.Object(
      id: xml.attribute(index, "id") ?? "", className: className,
      customClass: xml.attribute(index, "customClass"))
    if let title = localized(index, "title", xml.attribute(index, "title")), !title.isEmpty {
      item.properties.append(Argument("title", .text(TextContent(title))))
    }
    if let system = xml.attribute(index, "systemItem") {
      item.properties.append(Argument("systemItem", .symbol(system)))
    }
    if let image = xml.attribute(index, "image") {
      item.properties.append(Argument("image", picture(image)))
    }
    if xml.attribute(index, "enabled") == "NO" { item.properties.append(Argument("isEnabled", .bool(false))) }
    if let badge = xml.attribute(index, "badgeValue"), !badge.isEmpty {
      item.properties.append(Argument("badgeValue", .text(TextContent(badge))))
    }
    item.properties += accessibility(of: index)
    item.outlets = outlets(of: index)
    if let custom = xml.children(of: index).first(where: { InterfaceClass.named(xml.name($0)) != nil }) {
      let view = append(custom, key: nil, depth: 0, to: &outline)
      item.outlets.append(
        .init(property: "customView", destination: outline.objects[view].id, isCollection: false))
    }
    outline.objects.append(item)
    return item.id
  }

  // MARK: Lists

  /// The cells of a list, and what a container embeds.
  func appendRows(of index: Int, _ place: Int, depth: Int, to outline: inout InterfaceOutline) {
    switch xml.name(index) {
    case "tableView":
      if let prototypes = xml.child(of: index, "prototypes") {
        outline.objects[place].prototypes = xml.children(of: prototypes).map { prototype($0, depth) }
      }
      guard let sections = xml.child(of: index, "sections") else { return }
      outline.objects[place].sections = []
      for section in xml.children(of: sections) {
        let cells = xml.child(of: section, "cells").map { xml.children(of: $0) } ?? []
        let made = InterfaceOutline.Section(
          header: localized(section, "headerTitle", xml.attribute(section, "headerTitle")),
          footer: localized(section, "footerTitle", xml.attribute(section, "footerTitle")),
          cells: cells.map { append($0, key: nil, depth: depth + 1, to: &outline) })
        outline.objects[place].sections?.append(made)
      }
    case "collectionView":
      let cells = xml.child(of: index, "cells").map { xml.children(of: $0) } ?? []
      let edges = xml.children(of: index).filter { xml.name($0) == "collectionReusableView" }
      outline.objects[place].prototypes = (cells + edges).map { prototype($0, depth) }
    case "containerView":
      let connections = xml.child(of: index, "connections").map { xml.children(of: $0) } ?? []
      outline.objects[place].embedded = connections.first { xml.attribute($0, "kind") == "embed" }
        .flatMap { xml.attribute($0, "destination") }
    default: return
    }
  }

  private func prototype(_ index: Int, _ depth: Int) -> InterfaceOutline.Prototype {
    var outline = InterfaceOutline()
    outline.roots = [append(index, key: nil, depth: depth + 1, to: &outline)]
    return InterfaceOutline.Prototype(
      identifier: xml.attribute(index, "reuseIdentifier") ?? "", outline: outline)
  }
}

extension InterfaceOutline {
  /// Outlets to the file's owner have no destination of their own.
  mutating func point(to owner: String?) {
    for index in objects.indices {
      for place in objects[index].outlets.indices where objects[index].outlets[place].destination == owner {
        objects[index].outlets[place].destination = ""
      }
    }
  }
}
