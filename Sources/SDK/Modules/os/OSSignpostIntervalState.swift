// os: the declarations of OSSignpostIntervalState.
// Declared as the framework's interface has it, with code of our own.

class OSSignpostIntervalState: Codable {
  init() {}
  class func beginState(id: OSSignpostID) -> OSSignpostIntervalState { OSSignpostIntervalState() }
}
