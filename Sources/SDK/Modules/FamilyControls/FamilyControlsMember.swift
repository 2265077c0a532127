// FamilyControls: the declarations of FamilyControlsMember.
// Declared as the framework's interface has it, with code of our own.

enum FamilyControlsMember: Int, Sendable {
  case child
  case individual
}
