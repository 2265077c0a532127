// SwiftUI: the declarations of Shader.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct Shader: Equatable, ShapeStyle {
  struct Argument: Equatable {
    static func float<T>(_ x: T) -> Shader.Argument where T: BinaryFloatingPoint
    static func float2<T>(_ x: T, _ y: T) -> Shader.Argument where T: BinaryFloatingPoint
    static func float3<T>(_ x: T, _ y: T, _ z: T) -> Shader.Argument where T: BinaryFloatingPoint
    static func float4<T>(_ x: T, _ y: T, _ z: T, _ w: T) -> Shader.Argument where T: BinaryFloatingPoint
    static func float2(_ point: CGPoint) -> Shader.Argument
    static func float2(_ size: CGSize) -> Shader.Argument
    static func float2(_ vector: CGVector) -> Shader.Argument
    static func floatArray(_ array: [Float]) -> Shader.Argument
    static var boundingRect: Shader.Argument { get }
    static func color(_ color: Color) -> Shader.Argument
    static func colorArray(_ array: [Color]) -> Shader.Argument
    static func image(_ image: Image) -> Shader.Argument
    static func data(_ data: Foundation.Data) -> Shader.Argument
  }
  var function: ShaderFunction { get set }
  var arguments: [Shader.Argument] { get set }
  var dithersColor: Bool { get set }
  init(function: ShaderFunction, arguments: [Shader.Argument])
  func compile(as type: Shader.UsageType) async throws
  struct UsageType: Hashable {
    static let shapeStyle: Shader.UsageType
    static let colorEffect: Shader.UsageType
    static let distortionEffect: Shader.UsageType
    static let layerEffect: Shader.UsageType
  }
  typealias Resolved = Never
}
