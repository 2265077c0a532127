// SwiftUI: the declarations of TableColumnCustomization.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct TableColumnCustomization<RowValue>: Equatable, Codable where RowValue: Identifiable {
  init()
  subscript(visibility id: String) -> Visibility { get set }
  mutating func resetOrder()
  func encode(to encoder: any Encoder) throws
  init(from decoder: any Decoder) throws
}
