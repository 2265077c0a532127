// SwiftUI: the declarations of GroupSectionsOfContent.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct GroupSectionsOfContent<Sections, Content>: View where Sections: View, Content: View {
  typealias Body = Never
}
