import SwiftUI

struct Specimen {
  let name: String
  let species: String
  let finder: String
  let depth: Int
}

/// Everything on the label is in the element; what matters most is said at once, the rest waits
/// in the More Content rotor.
struct SpecimenLabel: View {
  let specimen: Specimen

  var body: some View {
    VStack(alignment: .leading) {
      Text(specimen.name).font(.headline)
      Text(specimen.species).italic()
      Text("Found by \(specimen.finder)")
      Text("\(specimen.depth) metres deep")
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(specimen.name)
    .accessibilityCustomContent("Species", specimen.species, importance: .high)
    .accessibilityCustomContent("Finder", specimen.finder)
    .accessibilityCustomContent("Depth", "\(specimen.depth) metres")
  }
}

#Preview {
  SpecimenLabel(
    specimen: Specimen(name: "Old Barnaby", species: "Edible crab", finder: "Noor", depth: 12))
}
