// SwiftUI: the declarations of AnyTabContent.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct AnyTabContent<SelectionValue>: TabContent where SelectionValue: Hashable {
  typealias TabValue = SelectionValue
  init<T>(_ tabContent: T) where SelectionValue == T.TabValue, T: TabContent
  typealias Body = AnyTabContent<SelectionValue>
}
