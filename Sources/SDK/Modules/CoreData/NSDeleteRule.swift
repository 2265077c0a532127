// CoreData: the declarations of NSDeleteRule.
// Declared as the framework's interface has it, with code of our own.

enum NSDeleteRule: UInt {
  case noActionDeleteRule = 0
  case nullifyDeleteRule = 1
  case cascadeDeleteRule = 2
  case denyDeleteRule = 3
}
