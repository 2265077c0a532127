// Foundation: the declarations of UndoManager that only Apple's platforms have.
// Declared as the framework's interface has it, with code of our own.

/// What was done in one event is undone at once.
class UndoManager: NSObject {
  final class _Group {
    var actionName = ""
    var isDiscardable = false
    /// What is done to undo, and to whom, in the order of what was done.
    var actions: [(target: AnyObject, run: () -> Void)] = []
    let outer: _Group?

    init(in outer: _Group?) { self.outer = outer }
  }

  static let undoActionIsDiscardableKey = "NSUndoManagerGroupIsDiscardableKey"
  var _done: [_Group] = []
  var _undone: [_Group] = []
  var _open: _Group?
  /// Whether the open group ends with the event.
  var _endsWithEvent = false
  var _disabled = 0
  var _isUndoing = false
  var _isRedoing = false
  var groupsByEvent: Bool = true
  var levelsOfUndo: Int = 0
  var runLoopModes: [RunLoop.Mode] = [.default]

  override init() {}

  // MARK: Groups

  var groupingLevel: Int {
    var level = 0
    var group = _open
    while let next = group {
      level += 1
      group = next.outer
    }
    return level
  }

  func beginUndoGrouping() { _open = _Group(in: _open) }

  func endUndoGrouping() {
    guard let group = _open else { return }
    _open = group.outer
    if let outer = group.outer {
      outer.actions += group.actions
      if outer.actionName.isEmpty { outer.actionName = group.actionName }
    } else {
      _endsWithEvent = false
      if !group.actions.isEmpty { _keep(group) }
    }
  }

  func _keep(_ group: _Group) {
    if _isUndoing { return _undone.append(group) }
    if !_isRedoing { _undone = [] }
    _done.append(group)
    if levelsOfUndo > 0, _done.count > levelsOfUndo { _done.removeFirst() }
  }

  func _openForEvent() {
    guard _open == nil, groupsByEvent else { return }
    beginUndoGrouping()
    _endsWithEvent = true
    Task { self._closeForEvent() }
  }

  func _closeForEvent() {
    if _endsWithEvent { endUndoGrouping() }
  }

  // MARK: What is undone

  var isUndoRegistrationEnabled: Bool { _disabled == 0 }
  func disableUndoRegistration() { _disabled += 1 }
  func enableUndoRegistration() { _disabled -= 1 }

  func registerUndo<TargetType>(withTarget target: TargetType, handler: @escaping (TargetType) -> Void)
  where TargetType: AnyObject {
    guard isUndoRegistrationEnabled else { return }
    _openForEvent()
    _open?.actions.append((target, { handler(target) }))
  }

  func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?)
  func prepare(withInvocationTarget target: Any) -> Any

  func removeAllActions() {
    _open = nil
    _endsWithEvent = false
    _done = []
    _undone = []
  }

  func removeAllActions(withTarget target: Any) {
    let object = target as AnyObject
    for group in _done + _undone { group.actions.removeAll { $0.target === object } }
    _open?.actions.removeAll { $0.target === object }
    _done.removeAll { $0.actions.isEmpty }
    _undone.removeAll { $0.actions.isEmpty }
  }

  // MARK: Undoing

  var canUndo: Bool { !_done.isEmpty || _open.map { !$0.actions.isEmpty } ?? false }
  var canRedo: Bool { !_undone.isEmpty }
  var undoCount: Int { _done.count }
  var redoCount: Int { _undone.count }
  var isUndoing: Bool { _isUndoing }
  var isRedoing: Bool { _isRedoing }

  func undo() {
    _closeForEvent()
    undoNestedGroup()
  }

  func undoNestedGroup() {
    guard let group = _done.popLast() else { return }
    _isUndoing = true
    _run(group)
    _isUndoing = false
  }

  func redo() {
    _closeForEvent()
    guard let group = _undone.popLast() else { return }
    _isRedoing = true
    _run(group)
    _isRedoing = false
  }

  /// What is registered meanwhile takes back what is done now.
  func _run(_ group: _Group) {
    beginUndoGrouping()
    _open?.actionName = group.actionName
    for action in group.actions.reversed() { action.run() }
    endUndoGrouping()
  }

  // MARK: Names

  var undoActionName: String { (_open ?? _done.last)?.actionName ?? "" }
  var redoActionName: String { _undone.last?.actionName ?? "" }
  var undoActionIsDiscardable: Bool { (_open ?? _done.last)?.isDiscardable ?? false }
  var redoActionIsDiscardable: Bool { _undone.last?.isDiscardable ?? false }
  func setActionName(_ actionName: String) { (_open ?? _done.last)?.actionName = actionName }
  func setActionIsDiscardable(_ discardable: Bool) { (_open ?? _done.last)?.isDiscardable = discardable }
  // These are in the words of the device's language.
  var undoMenuItemTitle: String { get }
  var redoMenuItemTitle: String { get }
  func undoMenuTitle(forUndoActionName actionName: String) -> String
  func redoMenuTitle(forUndoActionName actionName: String) -> String
}
