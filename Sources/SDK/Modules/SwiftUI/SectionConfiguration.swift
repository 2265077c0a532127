// SwiftUI: the declarations of SectionConfiguration.
// Declared as the framework's interface has it, with code of our own.

/// A section of those that a container takes apart.
struct SectionConfiguration: Identifiable {
  struct ID: Hashable {
    let _place: String
  }
  let id: SectionConfiguration.ID
  let containerValues: ContainerValues
  let header: SubviewsCollection
  let footer: SubviewsCollection
  let content: SubviewsCollection
  var actions: SectionConfiguration.Actions { Actions() }

  init(at place: String, header: [Subview], content: [Subview], footer: [Subview]) {
    id = ID(_place: place)
    containerValues = ContainerValues()
    self.header = SubviewsCollection(_subviews: header)
    self.content = SubviewsCollection(_subviews: content)
    self.footer = SubviewsCollection(_subviews: footer)
  }
  struct Actions: View {
    var body: some View { EmptyView() }
  }
}
