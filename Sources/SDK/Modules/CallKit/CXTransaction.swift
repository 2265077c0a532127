// CallKit: the declarations of CXTransaction.
// Declared as the framework's interface has it, with code of our own.

class CXTransaction: NSObject {
  let uuid = UUID()
  var actions: [CXAction]
  var isComplete: Bool { false }
  override init() { actions = [] }
  init(actions: [CXAction]) { self.actions = actions }
  convenience init(action: CXAction) { self.init(actions: [action]) }
  func addAction(_ action: CXAction) { actions.append(action) }
}
