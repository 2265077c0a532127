import EarshotKit
import Testing

@Suite("The nearest name")
struct NearestNameTests {
  private let fruits = ["apple", "banana", "cherry"]

  @Test("A letter too many, too few, wrong or swapped is forgiven")
  func slips() {
    #expect(NearestName.of("aple", among: fruits) == "apple")
    #expect(NearestName.of("banaana", among: fruits) == "banana")
    #expect(NearestName.of("sherry", among: fruits) == "cherry")
    #expect(NearestName.of("appel", among: fruits) == "apple")
    #expect(NearestName.of("BANANA", among: fruits) == "banana")
  }

  @Test("A beginning stands for the whole")
  func beginning() {
    #expect(NearestName.of("che", among: fruits) == "cherry")
  }

  @Test("Something else altogether is not taken for a slip")
  func nothing() {
    #expect(NearestName.of("xyz", among: fruits) == nil)
    #expect(NearestName.of("", among: fruits) == nil)
    #expect(NearestName.of("apple", among: []) == nil)
  }

  @Test("A hint lists what there is where nothing is near")
  func hint() {
    #expect(NearestName.hint(for: "aple", among: fruits) == "; did you mean \"apple\"?")
    #expect(NearestName.hint(for: "xyz", among: fruits) == "; choose from apple, banana or cherry")
    #expect(NearestName.hint(for: "xyz", among: ["apple"]) == "; there is only apple")
    #expect(NearestName.hint(for: "xyz", among: []) == "")
  }
}
