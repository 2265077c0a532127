import EarshotAccessibilityTree
import EarshotTreeResolver
import EarshotViewTree
import EarshotVocabulary
import Testing

/// Spec announcements.md 4.1.
@Suite("Which elements a UIKit-like tree has")
struct CollectingTests {
  private func fates(_ resolution: Resolution) -> [Fate] { resolution.outcomes.map(\.fate) }

  @Test("Hidden elements, hidden views, transparent views (ax-uikit-hidden-variants)")
  func hidden() {
    let resolution = resolve(
      uikit(children: [
        leaf("seen", 0, 0), leaf("a", 0, 40) { $0.elementsHidden = true },
        leaf("b", 0, 80) { $0.isHidden = true }, leaf("c", 0, 120) { $0.alpha = 0 },
        leaf("faint", 0, 160) { $0.alpha = 0.01 },
        uikit(children: [leaf("d", 0, 200)]) { $0.isHidden = true },
      ]))
    #expect(labels(resolution) == ["seen", "faint"])
    #expect(
      fates(resolution) == [
        .transparent, .stop(element: 0), .hidden(.elementsHidden), .hidden(.hiddenView),
        .hidden(.opacityZero), .stop(element: 1), .hidden(.hiddenView), .hidden(.hiddenView),
      ])
  }

  @Test("A view without size is walked through unless it clips, is an element or vends elements")
  func zeroSize() {
    func screen(_ configure: (inout UIKitNode) -> Void) -> Resolution {
      resolve(uikit(children: [uikit(at: .zero, children: [leaf("a", 0, 0)], configure)]))
    }
    #expect(labels(screen { _ in }) == ["a"])
    #expect(labels(screen { $0.clipsToBounds = true }).isEmpty)
    #expect(labels(screen { $0.isElement = true }).isEmpty)
    #expect(labels(screen { $0.elements = [leaf("b", 0, 0)] }).isEmpty)
    // preview-path-shapes: the frame is empty, the view is not.
    let shape = resolve(
      uikit(children: [
        uikit("Star", at: .zero) {
          $0.isElement = true
          $0.viewFrame = Rect(x: 0, y: 0, width: 60, height: 60)
        }
      ]))
    #expect(labels(shape) == ["Star"])
  }

  @Test("Nothing inside an element is visited (order-children-of-an-element-are-hidden)")
  func insideElement() {
    let resolution = resolve(
      uikit("row", children: [leaf("inside", 0, 0)]) { $0.isElement = true })
    #expect(labels(resolution) == ["row"])
    #expect(resolution.outcomes[1].fate == .hidden(.insideElement))
  }

  @Test("Vended elements replace subviews")
  func vended() {
    let resolution = resolve(
      uikit(children: [leaf("subview", 0, 0)], elements: [leaf("b", 0, 50), leaf("a", 0, 0)]))
    #expect(labels(resolution) == ["b", "a"])
    #expect(resolution.outcomes.last?.fate == .hidden(.notInElements))
  }

  @Test("The last modal subview alone is walked, even when it holds nothing; other parents don't care")
  func modality() {
    let modal = uikit(children: [leaf("modal", 0, 10)]) { $0.isModal = true }
    #expect(labels(resolve(uikit(children: [modal, leaf("behind", 0, 0)]))) == ["modal"])
    let empty = uikit { $0.isModal = true }
    #expect(labels(resolve(uikit(children: [modal, empty]))).isEmpty)
    let hidden = uikit(children: [leaf("x", 0, 0)]) {
      $0.isModal = true
      $0.isHidden = true
    }
    #expect(labels(resolve(uikit(children: [leaf("a", 0, 0), hidden]))).isEmpty)
    let nested = resolve(uikit(children: [leaf("top", 0, 0), uikit(children: [modal])]))
    #expect(labels(nested) == ["top", "modal"])
  }

  @Test("UIKit's classes are elements with traits by themselves, where the node does not say")
  func classes() {
    let resolution = resolve(
      uikit(children: [
        uikit("Name") { $0.className = "UILabel" }, uikit("Save") { $0.className = "UIButton" },
        uikit("On") { $0.className = "UISwitch" }, uikit("Speed") { $0.className = "UISlider" },
        uikit { $0.className = "UITextField" }, uikit("Photo") { $0.className = "UIImageView" },
        uikit("Box") { $0.className = "UIView" },
        uikit("Plain") {
          $0.className = "UIButton"
          $0.traits = []
        },
        uikit("No field") {
          $0.className = "UITextField"
          $0.isElement = false
        },
      ]))
    #expect(labels(resolution) == ["Name", "Save", "On", "Speed", "", "Plain"])
    #expect(
      resolution.tree.elements.map(\.traits) == [
        .staticText, .button, [.button, .switchButton], .adjustable, .textEntry, [],
      ])
  }

  @Test("Without a class a leaf that says something is an element; an empty one is not")
  func leaves() {
    let resolution = resolve(
      uikit(children: [
        uikit("a"), uikit { $0.traits = .button }, uikit(), uikit("b") { $0.isElement = false },
        uikit { $0.isElementKind = true },
      ]))
    #expect(labels(resolution) == ["a", "", ""])
    #expect(resolution.outcomes[3].fate == .silent(.noMeaning))
    #expect(resolution.outcomes[4].fate == .silent(.notAnElement))
  }

  @Test("A hundred nested groups of a thousand elements are one walk")
  func deep() {
    var node = uikit(children: (0..<1_000).map { leaf("\($0)", 0, Double($0) * 10) })
    for _ in 0..<400 {
      node = uikit("group", children: [node]) { $0.containerType = .semanticGroup }
    }
    let resolution = resolve(node)
    #expect(resolution.tree.elements.count == 1_000)
    #expect(resolution.tree.containers.count == 32)
  }
}
