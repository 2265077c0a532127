// SwiftUI: the declarations of SubmitLabel.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct SubmitLabel {
  static var done: SubmitLabel { get }
  static var go: SubmitLabel { get }
  static var send: SubmitLabel { get }
  static var join: SubmitLabel { get }
  static var route: SubmitLabel { get }
  static var search: SubmitLabel { get }
  static var `return`: SubmitLabel { get }
  static var next: SubmitLabel { get }
  static var `continue`: SubmitLabel { get }
}
