// SwiftUI: the declarations of SectionConfiguration.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct SectionConfiguration: Identifiable {
  struct ID: Hashable {
    static func == (a: SectionConfiguration.ID, b: SectionConfiguration.ID) -> Bool
    func hash(into hasher: inout Hasher)
  }
  var id: SectionConfiguration.ID { get }
  var containerValues: ContainerValues { get }
  var header: SubviewsCollection { get }
  var footer: SubviewsCollection { get }
  var content: SubviewsCollection { get }
  var actions: SectionConfiguration.Actions { get }
  struct Actions: View {
    typealias Body = Never
  }
}
