// Charts: the declarations of AxisTick.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct AxisTick: AxisMark {
  init(centered: Bool? = nil, length: AxisTick.Length = .automatic, stroke: StrokeStyle? = nil)
  init(centered: Bool? = nil, length: CoreFoundation.CGFloat, stroke: StrokeStyle? = nil)
  struct Length: CustomStringConvertible {
    static var automatic: AxisTick.Length { get }
    static var label: AxisTick.Length { get }
    static func label(extendPastBy: CoreFoundation.CGFloat = 0) -> AxisTick.Length
    static var longestLabel: AxisTick.Length { get }
    static func longestLabel(extendPastBy: CoreFoundation.CGFloat = 0) -> AxisTick.Length
    var description: String { get }
  }
}
