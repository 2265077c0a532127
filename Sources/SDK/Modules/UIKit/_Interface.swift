// UIKit: the declarations of _Interface.

/// What an interface file holds, or a controller or a cell in it. Made by the host.
final class _Interface {
  /// The file of a name, the nearest to the file of an object's class.
  static func named(_ name: String, _ ending: String, near: NSObject?) -> _Interface?
  static func isThere(_ name: String, near: NSObject?) -> Bool
  /// The controller of a storyboard that is of an object's class.
  static func scene(of object: NSObject) -> _Interface?
  /// A new object of the class of the app's that has the name.
  static func make(named name: String) -> NSObject?
  static func tell(_ message: String, missing: String)

  var count: Int { get }
  var roots: [Int] { get }
  func make(_ index: Int) -> NSObject
  /// The property of the view around it that holds a view.
  func key(_ index: Int) -> String?
  func subviews(_ index: Int) -> [Int]
  func settings(_ index: Int) -> [_InterfaceSetting]
  /// The connections of an object; those of the file's owner are -1's.
  func outlets(_ index: Int) -> [_InterfaceOutlet]
  func prototypes(_ index: Int) -> [_InterfacePrototype]
  /// nil where code gives the rows.
  func sections(_ index: Int) -> [_InterfaceSection]?
  /// What a container shows.
  func embedded(_ index: Int) -> _Interface?

  /// One of a storyboard's controllers; without an identifier the first.
  func scene(_ identifier: String?) -> _Interface?
  /// The controller that a scene is of, without what it holds.
  func makeController() -> UIViewController?
  var id: String? { get }
  var title: String? { get }
  var held: [_Interface] { get }

  // MARK: Loading

  /// The scenes whose views are being embedded, and those whose controllers are being made.
  static var _open: Set<String> = []
  static var _holding: Set<String> = []

  /// Makes the objects, sets them up and connects them.
  func instantiate(owner: NSObject?) -> [NSObject] {
    let made = (0..<count).map { make($0) }
    for (index, object) in made.enumerated() {
      for inner in subviews(index) {
        guard let view = made[inner] as? UIView else { continue }
        if let key = key(inner), let old = object._value(key) as? UIView, object._set(view, key) {
          old.removeFromSuperview()
        }
        if view.superview == nil { (object as? UIView)?._take(view) }
      }
      for setting in settings(index) { object._apply(setting.key, setting.value) }
    }
    for (index, object) in made.enumerated() { connect(index, object, made, owner) }
    if let owner { connect(-1, owner, made, owner) }
    for object in made { keepOthers(object) }
    if let owner { keepOthers(owner) }
    for (index, object) in made.enumerated() { fill(index, object, made, owner) }
    for object in made.reversed() { object.awakeFromNib() }
    return roots.map { made[$0] }
  }

  /// Outlets to what is not read of a file: constraints, gestures.
  func keepOthers(_ object: NSObject) {
    guard let view = (object as? UIView) ?? (object as? UIViewController)?._view else { return }
    for outlet in object._outletViews() where !(outlet.value is UIView) {
      view._standIns.append(outlet.value)
      object._set(outlet.value, outlet.key)
    }
  }

  func connect(_ index: Int, _ object: NSObject, _ made: [NSObject], _ owner: NSObject?) {
    for outlet in outlets(index) {
      guard let target = outlet.destination < 0 ? owner : made[outlet.destination] else { continue }
      if outlet.isCollection {
        let known = object._value(outlet.property) as? [Any] ?? []
        object._set(known + [target], outlet.property)
      } else {
        object._connect(outlet.property, target)
      }
    }
  }

  /// Rows, and what a container embeds.
  func fill(_ index: Int, _ object: NSObject, _ made: [NSObject], _ owner: NSObject?) {
    for prototype in prototypes(index) {
      let nib = UINib(nibName: "", bundle: nil)
      nib._interface = prototype.interface
      (object as? UITableView)?.register(nib, forCellReuseIdentifier: prototype.identifier)
      (object as? UICollectionView)?.register(nib, forCellWithReuseIdentifier: prototype.identifier)
    }
    if let table = object as? UITableView, let sections = sections(index) {
      table._written = sections.map { section in
        var rows = _ListSection()
        rows.headerTitle = section.header
        rows.footerTitle = section.footer
        rows.cells = section.cells.compactMap { made[$0] as? UIView }
        return rows
      }
    }
    guard let view = object as? UIView, let scene = embedded(index), let id = scene.id else { return }
    // A file may say that a scene holds itself.
    guard !_Interface._open.contains(id) else { return }
    _Interface._open.insert(id)
    defer { _Interface._open.remove(id) }
    if let controller = scene.controller() {
      (owner as? UIViewController)?.addChild(controller)
      if let shown = controller.view { view.addSubview(shown) }
    }
  }

  /// A scene's controller with those that it holds; its view is made when it is asked for.
  func controller() -> UIViewController? {
    guard let made = makeController() else { return nil }
    made._interface = self
    if let title { made.title = title }
    let own = id ?? ""
    let isNew = _Interface._holding.insert(own).inserted
    let inner = isNew ? held.compactMap { $0.controller() } : []
    if isNew { _Interface._holding.remove(own) }
    if !inner.isEmpty { _ = made._set(inner, "viewControllers") }
    made.awakeFromNib()
    return made
  }
}
