import EarshotKit
import Testing

/// CollectionHStack and CollectionVGrid are collection views of UIKit's with a hosting controller in each cell
/// (github.com/LePips/CollectionHStack, Sources/CollectionHStack/UICollectionHStack.swift): what is in a cell stands together.
@Suite("Cells of public collections")
struct CollectionCellTests {
  @Test(
    "A cell is read whole before the next one",
    arguments: [
      "CollectionHStack(uniqueElements: boats, id: \\.self, columns: 2) { CARD }",
      "CollectionVGrid(uniqueElements: boats, id: \\.self, layout: .columns(2)) { CARD }",
    ])
  func cells(collection: String) throws {
    let card = "boat in VStack { Text(\"\\(boat) bow\"); Text(\"\\(boat) stern\") }"
    let source = """
      import CollectionHStack
      import CollectionVGrid
      import SwiftUI
      struct Fleet: View {
        let boats = ["Gull", "Tern"]
        var body: some View { \(collection.replacing("CARD", with: card)) }
      }
      """
    let reading = try #require(try Earshot.open(swift: source).readings().first)
    #expect(reading.elements.map(\.announcement) == ["Gull bow", "Gull stern", "Tern bow", "Tern stern"])
  }
}
