// SwiftUI: the declarations of Image.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct Image: Equatable, Transferable, View {
  init(uiImage: UIImage)
  static var transferRepresentation: some TransferRepresentation { get }
  enum ResizingMode: Hashable {
    case tile
    case stretch
  }
  func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: Image.ResizingMode = .stretch) -> Image
  enum Orientation: UInt8, CaseIterable {
    case up
    case upMirrored
    case down
    case downMirrored
    case left
    case leftMirrored
    case right
    case rightMirrored
  }
  enum Interpolation: Hashable {
    case none
    case low
    case medium
    case high
  }
  func interpolation(_ interpolation: Image.Interpolation) -> Image
  func antialiased(_ isAntialiased: Bool) -> Image
  func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image
  func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> Image
  func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> Image
  init(_ cgImage: CGImage, scale: CGFloat, orientation: Image.Orientation = .up, label: Text)
  init(decorative cgImage: CGImage, scale: CGFloat, orientation: Image.Orientation = .up)
  func renderingMode(_ renderingMode: Image.TemplateRenderingMode?) -> Image
  init(_ name: String, bundle: Bundle? = nil)
  init(_ name: String, bundle: Bundle? = nil, label: Text)
  init(decorative name: String, bundle: Bundle? = nil)
  init(systemName: String)
  init(systemName: String, variableValue: Double?)
  init(_ name: String, variableValue: Double?, bundle: Bundle? = nil)
  init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text)
  init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil)
  init(_ resource: ImageResource) { self.init(resource.name, bundle: resource.bundle) }
  struct DynamicRange: Hashable {
    static let standard: Image.DynamicRange
    static let constrainedHigh: Image.DynamicRange
    static let high: Image.DynamicRange
  }
  func allowedDynamicRange(_ range: Image.DynamicRange?) -> Image
  init(
    size: CGSize, label: Text? = nil, opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    renderer: @escaping (inout GraphicsContext) -> Void)
  enum TemplateRenderingMode: Hashable {
    case template
    case original
  }
  enum Scale: Hashable {
    case small
    case medium
    case large
  }
  typealias Body = Never
}
