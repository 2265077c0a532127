// Foundation: the declarations of NSKeyValueChange that only Apple's platforms have.

enum NSKeyValueChange: UInt, Sendable {
  case setting
  case insertion
  case removal
  case replacement
}
