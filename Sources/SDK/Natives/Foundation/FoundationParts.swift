import EarshotSwiftRuntime

extension Natives {
  /// What isn't just a member of one type with the same name and parameters on this machine.
  mutating func addFoundationParts() {
    addNumberStyles()
    addCalendarSearches()
    addDataBytes()
    addIndexCollections()
    addListStyles()
  }
}
