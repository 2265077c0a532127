// SwiftUI: the declarations of ActionSheet.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct ActionSheet {
  init(title: Text, message: Text? = nil, buttons: [ActionSheet.Button] = [.cancel()])
  typealias Button = Alert.Button
}
