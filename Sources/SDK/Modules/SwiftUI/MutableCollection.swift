// SwiftUI: the declarations of MutableCollection.
// Declared as the framework's interface has it, with code of our own.

extension MutableCollection {
  mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    var before: [Self.Element] = []
    var moved: [Self.Element] = []
    var after: [Self.Element] = []
    for (offset, element) in enumerated() {
      if source.contains(offset) {
        moved.append(element)
      } else if offset < destination {
        before.append(element)
      } else {
        after.append(element)
      }
    }
    var place = startIndex
    for element in before + moved + after {
      self[place] = element
      formIndex(after: &place)
    }
  }
}
