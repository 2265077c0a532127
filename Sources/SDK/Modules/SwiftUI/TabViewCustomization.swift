// SwiftUI: the declarations of TabViewCustomization.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct TabViewCustomization: Equatable, Codable {
  init()
  subscript(tab id: String) -> TabViewCustomization.TabCustomization { get set }
  subscript(section id: String) -> TabViewCustomization.SectionCustomization { get set }
  mutating func resetVisibility()
  mutating func resetSectionOrder()
  subscript(sectionID id: String) -> [String]? { get }
  subscript(sidebarVisibility id: String) -> Visibility { get set }
  mutating func resetSectionOrder(for sectionID: String)
  func encode(to encoder: any Encoder) throws
  init(from decoder: any Decoder) throws
  struct TabCustomization {
    var sidebarVisibility: Visibility { get set }
    var tabBarVisibility: Visibility { get }
  }
  struct SectionCustomization {
    var tabOrder: [String]? { get }
    mutating func resetTabOrder()
  }
}
