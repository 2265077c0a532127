import EarshotViewTree
import EarshotVocabulary
import Testing

/// Point-Free's documentation of `IdentifiedArray`: its subscript by `id` gives the element that has it, or nil.
/// That of `Shared`: one made of another's projection shares what that holds.
@Suite("Elements of identified arrays by their id") struct IdentifiedBindingTests {
  private let declared = """
    import IdentifiedCollections
    import Sharing
    import SwiftUI
    struct Boat: Identifiable { let id: Int; var name: String; var hours = Duration.seconds(90) }
    @Observable final class Trip {
      @ObservationIgnored @Shared var boat: Boat
      init(boat: Shared<Boat>) { self._boat = boat }
      var left: Duration { boat.hours - .seconds(30) }
    }
    let fleet: IdentifiedArrayOf<Boat> = [Boat(id: 7, name: "Gull"), Boat(id: 9, name: "Tern")]
    """

  private func screen(_ members: String, _ body: String) -> Screen {
    Screen(
      "\(declared)\nstruct Probe: View { \(members)\nvar body: some View { VStack { \(body) } } }",
      open: "Probe")
  }

  @Test("A binding by an id is one to the element, wherever it stands")
  func bindings() {
    let body = """
      Text($boats[id: 9].wrappedValue?.name ?? "none")
      Text($boats[id: 4].wrappedValue?.name ?? "none")
      Text(boats.map(\\.name).joined(separator: ", "))
      if let boat = Binding($boats[id: 9]) { TextField("Name", text: boat.name) }
      Button("Turn") { boats.reverse() }
      """
    var screen = screen("@State var boats = fleet", body)
    #expect(screen.texts == ["Tern", "none", "Gull, Tern"])
    screen.tap("Turn")
    #expect(screen.texts == ["Tern", "none", "Tern, Gull"])
    screen.set("text", of: "TextField", "Name", to: .string("Swift"))
    #expect(screen.texts == ["Swift", "none", "Swift, Gull"])
  }

  @Test("A wrapper that is made of another's projection holds what that holds")
  func shared() {
    let members = "@Shared(.fileStorage(.documentsDirectory)) var boats = fleet"
    let body = """
      let trip = Trip(boat: Shared($boats[id: 9])!)
      Text(trip.boat.name)
      Text(trip.left.formatted(.time(pattern: .minuteSecond)))
      Text(Trip(boat: Shared(value: Boat(id: 1, name: "Knot"))).boat.name)
      """
    #expect(screen(members, body).texts == ["Tern", "1:00", "Knot"])
  }
}
