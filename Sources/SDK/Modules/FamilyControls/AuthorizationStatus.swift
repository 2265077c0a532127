// FamilyControls: the declarations of AuthorizationStatus.
// Declared as the framework's interface has it, with code of our own.

enum AuthorizationStatus: Int, Sendable, CustomStringConvertible {
  case notDetermined = 0
  case denied
  case approved
  var description: String { get }
}
