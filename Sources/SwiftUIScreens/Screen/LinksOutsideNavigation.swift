import EarshotViewTree
import EarshotVocabulary

/// Links that lead nowhere: SwiftUI disables a `NavigationLink` around which there is no navigation container, and what is
/// presented has none around it but its own.
struct LinksOutsideNavigation {
  private static let containers: Set<String> = ["NavigationStack", "NavigationView", "NavigationSplitView"]
  private static let presentations: Set<String> = ["sheet", "fullScreenCover", "popover"]

  /// Where the first is written, and whether it is in something presented.
  private(set) var first: (place: SourceLocation, isPresented: Bool)?

  /// Dims the links in a view.
  /// - Parameter isInside: whether a container is around the view, or may be.
  mutating func dim(_ node: inout ViewNode, isInside: Bool, isPresented: Bool = false) {
    var isInside = isInside
    switch node.kind {
    // UIKit has navigation of its own, and so may have what is not known.
    case .element, .unknown: isInside = true
    case .view(let name) where LinksOutsideNavigation.containers.contains(name): isInside = true
    // Its links choose its rows.
    case .view("List") where node.argument("selection") != nil: isInside = true
    case .view("NavigationLink") where !isInside:
      node.modifiers.append(Modifier("disabled", [Argument(nil, .bool(true))], source: node.source))
      if first == nil, let place = node.source { first = (place, isPresented) }
    default: break
    }
    for index in node.children.indices {
      dim(&node.children[index], isInside: isInside, isPresented: isPresented)
    }
    for index in node.arguments.indices {
      dim(&node.arguments[index].value, isInside: isInside, isPresented: isPresented)
    }
    for index in node.modifiers.indices {
      let presents = LinksOutsideNavigation.presentations.contains(node.modifiers[index].name)
      for argument in node.modifiers[index].arguments.indices {
        dim(
          &node.modifiers[index].arguments[argument].value, isInside: isInside && !presents,
          isPresented: isPresented || presents)
      }
    }
  }

  private mutating func dim(_ value: inout ArgumentValue, isInside: Bool, isPresented: Bool) {
    guard case .views(var nodes) = value else { return }
    for index in nodes.indices { dim(&nodes[index], isInside: isInside, isPresented: isPresented) }
    value = .views(nodes)
  }
}

extension ViewTree {
  /// - Parameters:
  ///   - isInside: whether a navigation container may be around the screen.
  mutating func dimLinks(isInside: Bool) {
    var links = LinksOutsideNavigation()
    links.dim(&root, isInside: isInside)
    guard let first = links.first else { return }
    let hint = bars == .own || first.isPresented ? "" : ": `--in navigation` shows it as the parent would"
    notices.append(
      Notice(
        .note, .parent, at: first.place, "no navigation container is around this link, so it is dimmed\(hint)"
      ))
  }
}
