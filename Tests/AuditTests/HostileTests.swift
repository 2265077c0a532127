import EarshotKit
import Testing

@Suite("Hostile input of an audit") struct HostileTests {
  @Test("Bars inside bars are looked at once, however deep")
  func barsInsideBars() throws {
    let levels = 40
    let source = """
      struct Bars: View {
        var body: some View {
          \(String(repeating: "NavigationStack { Text(\"a\").toolbar {\n", count: levels))
          Button { print(1) } label: { Image(decorative: "bell") }
          \(String(repeating: "} }\n", count: levels))
        }
      }
      """
    #expect(try rules(source, only: ["missing-label"]) == ["missing-label"])
  }

  @Test("A broken view whose toolbar is itself ends")
  func toolbarOfItself() throws {
    let source = "struct View\nenum\nString}body:{NavigationStack{{}toolbar{CircleButton(background"
    let error = #expect(throws: EarshotError.self) { try audit(source) }
    #expect(error?.description.contains("Screen.swift:1:12: error: expected '{' in struct") == true)
  }

  @Test(
    "Views of UIKit code that list one another are looked at once on each way",
    arguments: [
      "inner.accessibilityElements = [inner, label, view!]",
      "inner.accessibilityElements = [outer, label]; outer.accessibilityElements = [inner, label]",
      "inner.addSubview(inner); inner.accessibilityElements = [inner]",
    ])
  func viewsThatListOneAnother(code: String) throws {
    let source = """
      import UIKit
      final class PierController: UIViewController {
        let inner = UIView(), outer = UIView(), label = UILabel()
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(inner)
          view.addSubview(outer)
          label.text = "Depth"
          \(code)
        }
      }
      """
    #expect(try audit(source).screens == 1)
  }
}
