import EarshotJSON
import EarshotViewTree
import EarshotVocabulary

/// `set` and `show`, once all nodes and screens are known.
extension DocumentReader {
  mutating func resolveEffects(roots: [ViewNode], screenNames: [String]) throws(InputError) {
    for show in pendingShows {
      let name = tape.text(show.index)
      guard let screen = screenNames.firstIndex(of: name), screen > 0 else {
        throw fault(
          show.index,
          "no screen has the name \(quoted(name))"
            + NearestName.hint(for: name, in: Array(screenNames.dropFirst())))
      }
      put(.show(screen), at: show.action)
    }
    guard !pendingSets.isEmpty else { return }
    let targets = Targets(in: roots)
    for set in pendingSets {
      put(.set(try change(set.index, targets, roots)), at: set.action)
    }
  }

  private mutating func put(_ effect: Effect, at place: ActionPlace) {
    guard actions[place.action][place.part].indices.contains(place.effect) else { return }
    actions[place.action][place.part][place.effect] = effect
  }

  private mutating func change(
    _ index: Int, _ targets: Targets, _ roots: [ViewNode]
  ) throws(InputError) -> Change {
    var id: Int?
    var property: Int?
    var newValue: Int?
    for (name, value) in try members(of: index, "set") {
      switch SetField(rawValue: name) {
      case .id: id = value
      case .property: property = value
      case .value: newValue = value
      case nil:
        throw unknownField(value - 1, of: "'set'", known: SetField.allCases.map(\.rawValue))
      }
    }
    guard let id, let property, let newValue else {
      throw fault(index, "'set' wants id, property and value")
    }
    let identifier = try text(id, "id")
    guard let place = targets.place(of: identifier),
      let node = roots[place.screen].node(at: place.steps[...])
    else {
      throw fault(
        id,
        "no node has the identifier \(quoted(identifier))"
          + NearestName.hint(for: identifier, in: targets.someNames))
    }
    return Change(place: place, property: try self.property(property, newValue, of: node, at: place))
  }

  private mutating func property(
    _ index: Int, _ value: Int, of node: ViewNode, at place: NodePlace
  ) throws(InputError) -> Change.Property {
    guard case .element = node.kind else {
      return try argumentChange(index, value, of: node)
    }
    let name = try text(index, "property")
    let settable = UIKitField.allCases.filter(\.isSettable)
    guard let field = settable.first(where: { $0.rawValue == name }) else {
      throw unknownWord(index, "property", known: settable.map(\.rawValue))
    }
    var changed = UIKitNode()
    // null takes the property away: the field of an empty node is absent.
    if tape.kind(value) != .null { try read(field, value, into: &changed) }
    return .uikit(field, changed)
  }
}

extension UIKitNode {
  /// Takes one field over from another node.
  mutating func take(_ field: UIKitField, from other: UIKitNode) {
    switch field {
    case .className: className = other.className
    case .isElement: isElement = other.isElement
    case .label: label = other.label
    case .value: value = other.value
    case .hint: hint = other.hint
    case .traits: traits = other.traits
    case .identifier: identifier = other.identifier
    case .language: language = other.language
    case .frame: frame = other.frame
    case .viewFrame: viewFrame = other.viewFrame
    case .pathBounds: pathBounds = other.pathBounds
    case .containerType: containerType = other.containerType
    case .groupsChildren: groupsChildren = other.groupsChildren
    case .modal: isModal = other.isModal
    case .elementsHidden: elementsHidden = other.elementsHidden
    case .hidden: isHidden = other.isHidden
    case .alpha: alpha = other.alpha
    case .clipsToBounds: clipsToBounds = other.clipsToBounds
    case .activationPoint: activationPoint = other.activationPoint
    case .customContent: customContent = other.customContent
    case .rotors: rotors = other.rotors
    case .userInputLabels: userInputLabels = other.userInputLabels
    case .respondsToUserInteraction: respondsToUserInteraction = other.respondsToUserInteraction
    case .headingLevel: headingLevel = other.headingLevel
    case .expanded: isExpanded = other.isExpanded
    case .cell: cell = other.cell
    case .dataTable: dataTable = other.dataTable
    case .tabItemCount: tabItemCount = other.tabItemCount
    case .sortPriority: sortPriority = other.sortPriority
    case .tapHandler: tapHandler = other.tapHandler
    case .kind, .children, .accessibilityElements, .customActions, .effects: break
    }
  }
}
