// Charts: the declarations of SurfacePlot.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct SurfacePlot: Chart3DContent {
  var body: Never { get }
  init(x: Text, y: Text, z: Text, function: @escaping (_ x: Double, _ z: Double) -> Double)
  init(
    x: LocalizedStringKey, y: LocalizedStringKey, z: LocalizedStringKey,
    function: @escaping (_ x: Double, _ z: Double) -> Double)
  @_disfavoredOverload init(
    x: LocalizedStringResource, y: LocalizedStringResource, z: LocalizedStringResource,
    function: @escaping (_ x: Double, _ z: Double) -> Double)
  @_disfavoredOverload init(
    x: some StringProtocol, y: some StringProtocol, z: some StringProtocol,
    function: @escaping (_ x: Double, _ z: Double) -> Double)
  typealias Body = Never
}
