// SwiftUI: the declarations of PresentedWindowContent.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct PresentedWindowContent<Data, Content>: View
where Data: Decodable, Data: Encodable, Data: Hashable, Content: View {
  typealias Body = Never
}
