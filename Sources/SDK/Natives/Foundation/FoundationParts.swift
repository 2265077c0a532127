import EarshotSwiftRuntime

extension Natives {
  /// What isn't just a member of one type with the same name and parameters on this machine.
  mutating func addFoundationParts() {
    addFloating("CGFloat") { $0 }
    addNumberObjects()
    addFoundationFunctions()
    addMathFunctions()
    addConstants()
    addNumberStyles()
    addCalendarSearches()
    addDataBytes()
    addIndexCollections()
    addListStyles()
    addErrors()
    addObjects()
    bridge = { try Bridging.bridge($0, from: $1, to: $2, $3) }
  }
}
