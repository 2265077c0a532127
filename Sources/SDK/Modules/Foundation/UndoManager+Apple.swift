// Foundation: the declarations of UndoManager that only Apple's platforms have.

class UndoManager: NSObject {
  static let undoActionIsDiscardableKey: String
  var groupingLevel: Int { get }
  var isUndoRegistrationEnabled: Bool { get }
  var groupsByEvent: Bool { get set }
  var levelsOfUndo: Int { get set }
  var runLoopModes: [RunLoop.Mode] { get set }
  var canUndo: Bool { get }
  var canRedo: Bool { get }
  var undoCount: Int { get }
  var redoCount: Int { get }
  var isUndoing: Bool { get }
  var isRedoing: Bool { get }
  var undoActionIsDiscardable: Bool { get }
  var redoActionIsDiscardable: Bool { get }
  var undoActionName: String { get }
  var redoActionName: String { get }
  var undoMenuItemTitle: String { get }
  var redoMenuItemTitle: String { get }
  override init()
  func beginUndoGrouping()
  func endUndoGrouping()
  func disableUndoRegistration()
  func enableUndoRegistration()
  func undo()
  func redo()
  func undoNestedGroup()
  func removeAllActions()
  func removeAllActions(withTarget target: Any)
  func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?)
  func prepare(withInvocationTarget target: Any) -> Any
  func registerUndo<TargetType>(withTarget target: TargetType, handler: @escaping (TargetType) -> Void)
  where TargetType: AnyObject
  func setActionIsDiscardable(_ discardable: Bool)
  func setActionName(_ actionName: String)
  func undoMenuTitle(forUndoActionName actionName: String) -> String
  func redoMenuTitle(forUndoActionName actionName: String) -> String
}
