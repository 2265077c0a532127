// UIKit: the declarations of UIViewController.

extension UIViewController {
  /// Loads the view from an interface file: the storyboard's that the controller comes from, the file that it is told,
  /// else what UIKit looks for: its class's name, without "Controller" first.
  ///
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/nibname
  func _loadInterface(_ makeView: () -> UIView) -> Bool {
    if let found = _interface ?? _ownInterface {
      // Observers of outlets may ask for the view while it is being made, which makes no second one.
      _view = makeView()
      _ = found.instantiate(owner: self)
      _view?._controller = self
      return true
    }
    guard _lacksOutlets else { return false }
    let made = makeView()
    view = made
    _Interface.tell(
      "no interface file holds a '\(_typeName)'; its outlets stand in for its views", missing: _typeName)
    made._standIn(outletsOf: self, _typeName)
    return true
  }

  var _ownInterface: _Interface? {
    var names: [String] = []
    let own = _typeName
    if let nibName {
      names = [nibName]
    } else {
      if own.hasSuffix("Controller") { names.append(String(own.dropLast(10))) }
      names.append(own)
    }
    for name in names {
      if let found = _Interface.named(name, "xib", near: self),
        found.outlets(-1).contains(where: { $0.property == "view" })
      {
        return found
      }
    }
    return _lacksOutlets ? _Interface.scene(of: self) : nil
  }
}
