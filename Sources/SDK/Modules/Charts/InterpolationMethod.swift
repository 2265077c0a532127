// Charts: the declarations of InterpolationMethod.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct InterpolationMethod: CustomStringConvertible {
  static var linear: InterpolationMethod { get }
  static var cardinal: InterpolationMethod { get }
  static func cardinal(tension: CoreFoundation.CGFloat) -> InterpolationMethod
  static var catmullRom: InterpolationMethod { get }
  static func catmullRom(alpha: CoreFoundation.CGFloat) -> InterpolationMethod
  static var monotone: InterpolationMethod { get }
  static var stepStart: InterpolationMethod { get }
  static var stepCenter: InterpolationMethod { get }
  static var stepEnd: InterpolationMethod { get }
  var description: String { get }
}
