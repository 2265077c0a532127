// SwiftUI: the declarations of ColorMatrix.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct ColorMatrix: Equatable {
  var r1: Float { get set }
  var g1: Float { get set }
  var b1: Float { get set }
  var a1: Float { get set }
  init()
}
