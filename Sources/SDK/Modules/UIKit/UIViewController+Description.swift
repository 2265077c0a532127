// UIKit: the declarations of UIViewController.

extension UIViewController {
  /// Whether its view shows what other controllers show.
  var _showsOthers: Bool { false }

  /// What it presents stands over all of it.
  override var _part: _Part { presentedViewController?._part ?? _Part.object(self) }

  /// Comes to the screen, once.
  func _appear() {
    if _hasAppeared { return }
    _hasAppeared = true
    loadViewIfNeeded()
    viewWillAppear(false)
    viewIsAppearing(false)
    view.layoutIfNeeded()
    viewDidAppear(false)
  }

  override func _node() -> _Node {
    _appear()
    guard case .object = view._part else {
      var page = _Node("UIView")
      page.fills = true
      page.children = [view._part]
      return page
    }
    var node = view._node()
    // What shows a controller says where its view stands: all over what there is.
    node.frame = nil
    node.fills = true
    if _presenter != nil, !isModalInPresentation, node.escape == nil {
      node.escape = { self.dismiss(animated: true) }
    }
    return node
  }
}

extension _Node {
  /// A bar at an edge, and what takes the rest.
  static func _page(_ content: UIViewController?, bar: _Node?, at edge: NSLayoutConstraint.Attribute) -> _Node
  {
    var page = _Node("UIView")
    page.fills = true
    let other: NSLayoutConstraint.Attribute = edge == .top ? .bottom : .top
    if let bar { page.children.append(_Part.node(bar)) }
    if let content { page.children.append(content._part) }
    let contentPlace = bar == nil ? 0 : 1
    if edge == .bottom, bar != nil, content != nil { page.children.reverse() }
    let place = edge == .bottom && bar != nil ? 0 : contentPlace
    let barPlace = edge == .bottom && content != nil ? 1 : 0
    if bar != nil {
      page.ties += [_Tie(barPlace, .leading), _Tie(barPlace, .trailing), _Tie(barPlace, edge)]
    }
    if content != nil {
      page.ties += [_Tie(place, .leading), _Tie(place, .trailing), _Tie(place, other)]
      page.ties.append(bar == nil ? _Tie(place, edge) : _Tie(place, edge, to: barPlace, other))
    }
    return page
  }
}
