// SwiftUI: the declarations of Alert.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct Alert {
  init(title: Text, message: Text? = nil, dismissButton: Alert.Button? = nil)
  init(title: Text, message: Text? = nil, primaryButton: Alert.Button, secondaryButton: Alert.Button)
  struct Button {
    static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button
    static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button
    static func cancel(_ action: (() -> Void)? = {}) -> Alert.Button
    static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button
  }
}
