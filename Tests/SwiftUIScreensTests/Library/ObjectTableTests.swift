import EarshotVocabulary
import Testing

/// Apple's documentation of `NSHashTable` and `NSMapTable`: a set and a dictionary of objects.
@Suite("Foundation's tables of objects") struct ObjectTableTests {
  private func texts(_ declarations: String, _ body: String) -> [String] {
    Screen(
      "\(declarations)\nstruct Probe: View { var body: some View { VStack { \(body) } } }", open: "Probe"
    ).texts
  }

  @Test("A hash table holds each object once, and tells all that it holds")
  func hashTable() {
    let declared = """
      protocol Listener: AnyObject { func heard(_ bell: String) -> String }
      final class Boat: Listener { let name: String; init(_ name: String) { self.name = name }
        func heard(_ bell: String) -> String { "\\(name) hears \\(bell)" } }
      final class Harbour {
        private let listeners = NSHashTable<AnyObject>.weakObjects()
        private let known = NSHashTable<Boat>(options: .weakMemory)
        func add(_ listener: Listener) { listeners.add(listener) }
        func remove(_ listener: Listener) { listeners.remove(listener) }
        func note(_ boat: Boat) -> Int { known.add(boat); return known.count }
        func ring() -> String { listeners.allObjects.compactMap { ($0 as? Listener)?.heard("one") }.joined(separator: ", ") }
        var count: Int { listeners.count }
      }
      """
    let shown = """
      let harbour = Harbour()
      let gull = Boat("Gull"), tern = Boat("Tern")
      let _ = harbour.add(gull)
      let _ = harbour.add(tern)
      let _ = harbour.add(gull)
      Text("\\(harbour.count)")
      Text(harbour.ring())
      let _ = harbour.remove(gull)
      Text(harbour.ring())
      Text("\\(harbour.note(gull)) \\(harbour.note(gull))")
      """
    #expect(texts(declared, shown) == ["2", "Gull hears one, Tern hears one", "Tern hears one", "1 1"])
  }

  @Test("A map table finds objects by others and by texts")
  func mapTable() {
    let declared = """
      final class Berth { let number: Int; init(_ number: Int) { self.number = number } }
      final class Boat { let name: String; init(_ name: String) { self.name = name } }
      final class Plan {
        private let berths: NSMapTable<Boat, Berth> = .weakToStrongObjects()
        private let named = NSMapTable<NSString, Berth>.strongToWeakObjects()
        func put(_ boat: Boat, at berth: Berth) {
          berths.setObject(berth, forKey: boat)
          named.setObject(berth, forKey: boat.name as NSString)
        }
        func leave(_ boat: Boat) { berths.removeObject(forKey: boat) }
        func berth(of boat: Boat) -> String { berths.object(forKey: boat).map { "berth \\($0.number)" } ?? "at sea" }
        func berth(named name: String) -> Int { named.object(forKey: name as NSString)?.number ?? 0 }
        var all: [Int] {
          var result: [Int] = []
          let each = berths.objectEnumerator()
          while let berth = each?.nextObject() as? Berth { result.append(berth.number) }
          return result
        }
      }
      """
    let shown = """
      let plan = Plan()
      let gull = Boat("Gull"), tern = Boat("Tern")
      let _ = plan.put(gull, at: Berth(4))
      let _ = plan.put(tern, at: Berth(7))
      let _ = plan.put(gull, at: Berth(5))
      Text(plan.berth(of: gull))
      Text("\\(plan.all.count) \\(plan.all.reduce(0, +))")
      Text("\\(plan.berth(named: "Tern"))")
      let _ = plan.leave(gull)
      Text(plan.berth(of: gull))
      """
    #expect(texts(declared, shown) == ["berth 5", "2 12", "7", "at sea"])
  }
}
