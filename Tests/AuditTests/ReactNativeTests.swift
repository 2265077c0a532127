import EarshotKit
import Testing

/// Deque's rule "Inaccessible Action", its React Native part.
@Suite("An inaccessible action in React Native")
struct ReactNativeTests {
  private func isFound(_ jsx: String) throws -> Bool {
    var options = AuditOptions()
    options.only = ["inaccessible-action"]
    let source = "export const Card = () => (\n\(jsx)\n);\n"
    return !(try audit(source, file: "Card.jsx", options: options).findings.isEmpty)
  }

  @Test(
    "is found inside a view that is accessible itself",
    arguments: [
      "<TouchableOpacity onPress={reserve}><Text>Reserve</Text></TouchableOpacity>",
      "<Switch value={on} onValueChange={setOn} />",
      "<TextInput value={name} onChangeText={setName} />",
    ])
  func swallowed(_ control: String) throws {
    #expect(
      try isFound(
        "<View accessible={true} accessibilityLabel=\"Berth 4\"><Text>Berth 4</Text>\(control)</View>"))
    #expect(!(try isFound("<View><Text>Berth 4</Text>\(control)</View>")))
  }

  @Test("is found where a picture answers touches and nothing is accessible")
  func picture() throws {
    let image = "<Image source={Chart} style={{ width: 100, height: 100 }} />"
    #expect(try isFound("<View onTouchStart={open}>\(image)</View>"))
    // Option 1 of the rule: the parent takes the focus; option 2: the picture does.
    #expect(
      !(try isFound(
        """
        <View accessible={true} accessibilityElementsHidden={false} accessibilityRole='link'
          accessibilityLabel='Tide chart' onTouchStart={open}>\(image)</View>
        """)))
    #expect(
      !(try isFound(
        """
        <Image source={Chart} accessible={true} accessibilityRole='link'
          accessibilityLabel='Tide chart' onTouchStart={open} />
        """)))
  }

  @Test("is found in what is hidden with its touches, and none where there is nothing to touch")
  func hidden() throws {
    let image = "<Image source={Chart} />"
    #expect(try isFound("<View accessibilityElementsHidden={true} onTouchStart={open}>\(image)</View>"))
    #expect(!(try isFound("<View accessibilityElementsHidden={true}>\(image)</View>")))
    #expect(!(try isFound("<View>\(image)</View>")))
  }
}
