import EarshotKit
import Testing

/// What `onAppear` and `task` do comes when their view does. The pages of a tab view are made when they are first
/// selected, from iOS 18 on: https://www.swiftyplace.com/blog/swiftui-view-lifecycle-onappear
/// Content of menus and folded groups: assumed to be made when it is opened.
@Suite("What appears only when it is opened") struct ClosedPartTests {
  private func screen(_ body: String, _ options: OpenOptions = OpenOptions()) throws -> VoiceOverUser {
    try VoiceOverUser(
      swift: """
        import SwiftUI
        struct Page: View { let name: String; @Binding var log: [String]; @State private var depth = 0
          var body: some View {
            Text("\\(name) \\(depth) " + log.joined(separator: ","))
              .onAppear { log.append(name) }.onDisappear { log.append("no " + name) }
              .task { depth += 1 }
          } }
        struct Probe: View {
          @State private var log: [String] = []
          @State private var tab = 1
          @State private var isOpen = false
          var body: some View { \(body) }
        }
        """, view: "Probe", options: options)
  }

  private func first(_ user: VoiceOverUser) -> String? { user.reading.elements.first?.label }

  private func press(_ name: String, _ user: inout VoiceOverUser) {
    user.touch(name)
    user.doubleTap()
  }

  @Test(
    "A page of tabs appears when it is selected, and again when one comes back",
    arguments: [
      "TabView(selection: $tab) { Page(name: \"Ebb\", log: $log).tabItem { Text(\"One\") }.tag(1); Page(name: \"Flood\", log: $log).tabItem { Text(\"Two\") }.tag(2) }",
      "TabView { Tab(\"One\", systemImage: \"star\") { Page(name: \"Ebb\", log: $log) }; Tab(\"Two\", systemImage: \"moon\") { Page(name: \"Flood\", log: $log) } }",
      "TabView { ForEach([\"Ebb\", \"Flood\"], id: \\.self) { name in Group { Page(name: name, log: $log) }.tabItem { Text(name == \"Ebb\" ? \"One\" : \"Two\") } } }",
    ])
  func pages(body: String) throws {
    var user = try screen(body)
    #expect(first(user) == "Ebb 1 Ebb")
    press("Two", &user)
    #expect(first(user) == "Flood 1 Ebb,Flood,no Ebb")
    press("One", &user)
    #expect(first(user) == "Ebb 2 Ebb,Flood,no Ebb,Ebb,no Flood")
  }

  @Test("Up to iOS 17 all pages were made with their tab view")
  func earlierPages() throws {
    var options = OpenOptions()
    options.profile = .ios17
    let body =
      "TabView { Page(name: \"Ebb\", log: $log).tabItem { Text(\"One\") }; Page(name: \"Flood\", log: $log).tabItem { Text(\"Two\") } }"
    #expect(first(try screen(body, options)) == "Ebb 1 Ebb,Flood")
  }

  @Test("Nothing in what is closed appears before it is opened")
  func closed() throws {
    let user = try screen(
      """
      VStack {
        Text(log.isEmpty ? "Nothing" : log.joined(separator: ","))
        Menu("Menu") { Button("a") {}.onAppear { log.append("menu") } }
        Text("b").contextMenu { Button("c") {}.task { log.append("context") } }
        Text("d").accessibilityActions { Button("e") {}.onAppear { log.append("actions") } }
        DisclosureGroup("Group") { Text("f").onAppear { log.append("group") } }
        List { Text("g").swipeActions { Button("h") {}.onAppear { log.append("swipe") } }
          Section("i", isExpanded: $isOpen) { Text("j").onAppear { log.append("section") } } }
      }
      """)
    #expect(first(user) == "Nothing")
  }

  @Test("A group's content appears when it is unfolded and goes when it is folded")
  func groups() throws {
    var user = try screen(
      "VStack { Text(log.joined(separator: \",\")); DisclosureGroup(\"Group\") { Text(\"Sea\").onAppear { log.append(\"in\") }.onDisappear { log.append(\"out\") } } }"
    )
    #expect(first(user) == "Group")
    press("Group", &user)
    #expect(first(user) == "in")
    press("Group", &user)
    #expect(first(user) == "in,out")
  }

  @Test("A page that was shown once goes on hearing what changes")
  func heardLater() throws {
    var user = try screen(
      """
      TabView(selection: $tab) {
        VStack { Text(log.joined(separator: ",")); Button("Add") { isOpen.toggle() } }.tabItem { Text("One") }.tag(1)
        Text("Two").onChange(of: isOpen) { log.append("heard") }.tabItem { Text("Second") }.tag(2)
      }
      """)
    press("Add", &user)
    #expect(first(user) == "Add")
    press("Second", &user)
    press("One", &user)
    press("Add", &user)
    #expect(first(user) == "heard")
  }
}
