// SwiftUI: the declarations of InterfaceOrientation.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct InterfaceOrientation: CaseIterable, Identifiable, Equatable {
  static var allCases: [InterfaceOrientation] { get }
  var id: String { get }
  static let portrait: InterfaceOrientation
  static let portraitUpsideDown: InterfaceOrientation
  static let landscapeLeft: InterfaceOrientation
  static let landscapeRight: InterfaceOrientation
  typealias AllCases = [InterfaceOrientation]
  typealias ID = String
}
