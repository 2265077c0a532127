import EarshotAccessibilityTree
import EarshotTreeResolver
import EarshotViewTree
import EarshotVocabulary
import Testing

/// Spec announcements.md 3.
@Suite("What containers say of their elements")
struct UIKitContextTests {
  private let three = [leaf("a", 0, 0), leaf("b", 0, 20), leaf("c", 0, 40)]

  @Test("A list that vends its elements has a start and an end (list-container)")
  func list() {
    let list = resolve(uikit(elements: three) { $0.containerType = .list })
    #expect(contexts(list) == [.listStart, nil, .listEnd])
    let one = resolve(uikit(elements: [three[0]]) { $0.containerType = .list })
    #expect(contexts(one) == [.listStart])
  }

  @Test("A list of plain subviews says nothing (unit-list-from-subviews)")
  func subviewList() {
    let list = resolve(uikit(children: three) { $0.containerType = .list })
    #expect(contexts(list) == [nil, nil, nil])
    #expect(list.tree.containers.map(\.kind) == [.list])
    #expect(list.tree.containers[0].elements == [0, 1, 2])
  }

  @Test("A landmark has a start and an end (landmark-container)")
  func landmark() {
    let landmark = resolve(uikit(elements: three) { $0.containerType = .landmark })
    #expect(contexts(landmark) == [.landmarkStart, nil, .landmarkEnd])
  }

  @Test("What is nested deeper than the vended array has no context, and counts as one there")
  func nested() {
    let wrapper = uikit(children: [leaf("b", 0, 20), leaf("b2", 0, 30)])
    let list = resolve(
      uikit(elements: [leaf("a", 0, 0), wrapper, leaf("c", 0, 40)]) { $0.containerType = .list })
    #expect(labels(list) == ["a", "b", "b2", "c"])
    #expect(contexts(list) == [.listStart, nil, nil, .listEnd])
  }

  @Test("The outermost provider wins")
  func outermost() {
    let inner = uikit(elements: three) { $0.containerType = .landmark }
    let outer = resolve(uikit(elements: [inner]) { $0.containerType = .list })
    #expect(contexts(outer) == [nil, nil, nil])
    #expect(outer.tree.containers.map(\.kind) == [.list, .landmark])
    #expect(outer.tree.containers[1].parent == 0)
  }

  @Test("Segments are a series")
  func segments() {
    let control = resolve(uikit(elements: three) { $0.className = "UISegmentedControl" })
    #expect(
      contexts(control) == [
        .series(index: 0, count: 3), .series(index: 1, count: 3), .series(index: 2, count: 3),
      ])
    #expect(control.tree.containers.map(\.kind) == [.segmentedControl])
  }

  @Test("Below a view with the tab bar trait every element counts, in reading order")
  func tabs() {
    let bar = uikit(children: [leaf("b", 50, 0), uikit(children: [leaf("c", 90, 0)]), leaf("a", 0, 0)]) {
      $0.traits = .tabBar
    }
    let resolution = resolve(uikit(children: [bar, leaf("z", 0, 90)]))
    #expect(labels(resolution) == ["a", "b", "c", "z"])
    #expect(
      contexts(resolution) == [
        .tab(index: 0, count: 3), .tab(index: 1, count: 3), .tab(index: 2, count: 3), nil,
      ])
  }

  @Test("A vended tab bar counts its array alone")
  func vendedTabs() {
    let bar = resolve(uikit(elements: [three[0], uikit(children: [three[1]])]) { $0.traits = .tabBar })
    #expect(contexts(bar) == [.tab(index: 0, count: 2), nil])
  }

  @Test("Buttons of a UITabBar go by the number of items, in every set of them (iOS 26)")
  func tabBarItems() {
    func bar(_ count: Int?) -> Resolution {
      let set = uikit(
        children: (0..<3).map { index in
          leaf("\(index)", Double(index) * 20, 0) { $0.traits = [.button, .tabBarItem] }
        })
      let second = uikit(
        children: (0..<3).map { index in
          leaf("\(index)", Double(index) * 20, 0) { $0.className = "_UITabButton" }
        }
      ) { $0.isHidden = true }
      return resolve(
        uikit(children: [second, set]) {
          $0.className = "UITabBar"
          $0.tabItemCount = count
        })
    }
    #expect(
      contexts(bar(3)) == [
        .tabBarItem(index: 0, count: 3), .tabBarItem(index: 1, count: 3),
        .tabBarItem(index: 2, count: 3),
      ])
    #expect(contexts(bar(4)) == [nil, nil, nil])
    #expect(contexts(bar(0)) == [nil, nil, nil])
    #expect(bar(3).tree.containers.map(\.kind) == [.tabBar])
  }

  @Test("Semantic groups that say something are containers; others are passed through")
  func semanticGroups() {
    let named = uikit("Player", children: [three[1]]) { $0.containerType = .semanticGroup }
    let silent = uikit(children: [three[0]]) { $0.containerType = .semanticGroup }
    let resolution = resolve(uikit(children: [named, silent]))
    #expect(labels(resolution) == ["a", "b"])
    #expect(resolution.tree.containers.map { $0.label?.string } == ["Player"])
    #expect(resolution.tree.containers[0].elements == [1])
    #expect(resolution.tree.elements.map(\.containers) == [[], [0]])
  }

  @Test("A container that holds nothing is none")
  func empty() {
    let resolution = resolve(uikit(children: [uikit { $0.containerType = .list }, leaf("a", 0, 0)]))
    #expect(resolution.tree.containers.isEmpty)
    #expect(resolution.outcomes[1].fate == .silent(.emptyContainer))
  }
}
