// SwiftUI: the declarations of Subview.
// Declared as the framework's interface has it, with code of our own.

/// A view of those that a container takes apart.
struct Subview: View, Identifiable {
  struct ID: Hashable {
    let _place: String
  }
  let id: Subview.ID
  let containerValues: ContainerValues
  let _view: AnyView

  /// - Parameter place: what tells it from the others, wherever it stands among them.
  init(
    _view view: AnyView, at place: String, _ changes: [(inout ContainerValues) -> Void], _ tags: [AnyHashable]
  ) {
    var values = ContainerValues()
    for change in changes { change(&values) }
    values._tags = tags
    id = ID(_place: place)
    containerValues = values
    _view = view
  }
  var body: some View { _view }
  enum ContainerSizingOptions {
    case uniform(axis: Axis.Set)
    case variable
  }
}
