// SwiftUI: the declarations of Subview.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct Subview: View, Identifiable {
  struct ID: Hashable {
    static func == (a: Subview.ID, b: Subview.ID) -> Bool
    func hash(into hasher: inout Hasher)
  }
  var id: Subview.ID { get }
  var containerValues: ContainerValues { get }
  typealias Body = Never
  enum ContainerSizingOptions {
    case uniform(axis: Axis.Set)
    case variable
  }
}
