// CoreSpotlight: the declarations of CSPerson.
// Declared as the framework's interface has it, with code of our own.

class CSPerson: NSObject {
  let displayName: String?
  let handles: [String]
  let handleIdentifier: String
  var contactIdentifier: String?
  init(displayName: String?, handles: [String], handleIdentifier: String) {
    self.displayName = displayName
    self.handles = handles
    self.handleIdentifier = handleIdentifier
  }
}
