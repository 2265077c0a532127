import EarshotViewTree
import EarshotVocabulary

/// Which scenes of a storyboard stand in a navigation controller, and which was shown before which.
struct InterfaceNavigation {
  /// Controllers that a navigation controller shows.
  private(set) var shown: Set<Int> = []
  /// The controller that a pushed one came from: its title is what the back button says.
  private(set) var previous: [Int: Int] = [:]

  init() {}

  init(of xml: XMLTape, _ objects: [String: Int]) {
    var segues: [Int: [Segue]] = [:]
    var roots: [Int] = []
    for (controller, segue) in InterfaceNavigation.segues(in: xml) {
      guard let target = xml.attribute(segue, "destination").flatMap({ objects[$0] }) else { continue }
      switch xml.attribute(segue, "kind") {
      case "relationship" where xml.attribute(segue, "relationship") == "rootViewController":
        roots.append(target)
      case "show", "push": segues[controller, default: []].append(Segue(target: target, pushes: true))
      case "embed": segues[controller, default: []].append(Segue(target: target, pushes: false))
      default: break
      }
    }
    // A scene embedded in another pushes as that one does, and shows no bar of its own.
    var waiting = roots.map { (controller: $0, owner: $0) }
    shown.formUnion(roots)
    var seen = Set(roots)
    var next = 0
    while next < waiting.count {
      let (controller, owner) = waiting[next]
      next += 1
      for segue in segues[controller] ?? [] where seen.insert(segue.target).inserted {
        guard !xml.name(segue.target).hasSuffix("vigationController"),
          !["tabBarController", "splitViewController"].contains(xml.name(segue.target))
        else { continue }
        if segue.pushes {
          previous[segue.target] = owner
          shown.insert(segue.target)
        }
        waiting.append((segue.target, segue.pushes ? segue.target : owner))
      }
    }
  }

  private struct Segue {
    var target: Int
    var pushes: Bool
  }

  /// Every segue with the controller that it leaves.
  private static func segues(in xml: XMLTape) -> [(controller: Int, segue: Int)] {
    var result: [(Int, Int)] = []
    var controller: (index: Int, end: Int)?
    for index in xml.elements.indices {
      if let open = controller, index >= open.end { controller = nil }
      let name = xml.name(index)
      if controller == nil, name.hasSuffix("ontroller") { controller = (index, xml.end(of: index)) }
      if name == "segue", let controller { result.append((controller.index, index)) }
    }
    return result
  }
}

extension InterfaceBuilderReader {
  /// What the navigation bar over a controller holds: the way back, title and items.
  mutating func navigationBar(
    ofController index: Int, _ identity: Identity, _ bar: Rect
  ) throws(InputError) -> [ViewNode] {
    let item = xml.child(of: index, "navigationItem")
    let title = navigation.shown.contains(index) ? xml.attribute(index, "title") : nil
    let back = backButton(ofController: index, item, identity.child("back"), leadingThird(bar))
    guard let item else { return [back].compactMap { $0 } }
    return try navigationParts(of: item, identity, bar, back: back, controllerTitle: title)
  }

  /// The button back to the scene that pushed this one (spec formats.md 11).
  private func backButton(
    ofController index: Int, _ item: Int?, _ identity: Identity, _ frame: Rect?
  ) -> ViewNode? {
    guard let previous = navigation.previous[index],
      item.flatMap({ xml.attribute($0, "hidesBackButton") }) != "YES"
    else { return nil }
    return made("UIButton", identity, item ?? index, frame: frame) { node in
      node.typeName = "UINavigationBarBackButton"
      node.identifier = "BackButton"
      node.label = backTitle(ofController: previous) ?? words["Back"]
      node.traits = [.button, .backButton]
      node.tapHandler = true
      node.origins = [
        FieldOrigin("label", "the title of the scene that shows this one"),
        FieldOrigin("traits", "the button that a navigation controller adds"),
      ]
    }
  }

  /// What a controller is called by the button that leads back to it.
  private func backTitle(ofController index: Int) -> String? {
    var titles: [String?] = []
    if let item = xml.child(of: index, "navigationItem") {
      if let own = xml.child(of: item, "barButtonItem", key: "backBarButtonItem") {
        titles.append(localized(own, "title", xml.attribute(own, "title")))
      }
      titles.append(localized(item, "backButtonTitle", xml.attribute(item, "backButtonTitle")))
      titles.append(localized(item, "title", xml.attribute(item, "title")))
    }
    titles.append(localized(index, "title", xml.attribute(index, "title")))
    return titles.lazy.compactMap { $0 }.first { !$0.isEmpty }
  }
}
