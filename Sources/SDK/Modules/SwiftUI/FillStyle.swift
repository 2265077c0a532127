// SwiftUI: the declarations of FillStyle.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct FillStyle: Equatable {
  var isEOFilled: Bool { get set }
  var isAntialiased: Bool { get set }
  init(eoFill: Bool = false, antialiased: Bool = true)
}
