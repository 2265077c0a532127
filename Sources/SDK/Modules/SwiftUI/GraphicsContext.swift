// SwiftUI: the declarations of GraphicsContext.
// Declared as the framework's interface has it, with code of our own.

struct GraphicsContext {
  struct BlendMode: RawRepresentable, Equatable {
    let rawValue: Int32
    init(rawValue: Int32)
    static var normal: GraphicsContext.BlendMode { get }
    static var multiply: GraphicsContext.BlendMode { get }
    static var screen: GraphicsContext.BlendMode { get }
    static var overlay: GraphicsContext.BlendMode { get }
    static var darken: GraphicsContext.BlendMode { get }
    static var lighten: GraphicsContext.BlendMode { get }
    static var colorDodge: GraphicsContext.BlendMode { get }
    static var colorBurn: GraphicsContext.BlendMode { get }
    static var softLight: GraphicsContext.BlendMode { get }
    static var hardLight: GraphicsContext.BlendMode { get }
    static var difference: GraphicsContext.BlendMode { get }
    static var exclusion: GraphicsContext.BlendMode { get }
    static var hue: GraphicsContext.BlendMode { get }
    static var saturation: GraphicsContext.BlendMode { get }
    static var color: GraphicsContext.BlendMode { get }
    static var luminosity: GraphicsContext.BlendMode { get }
    static var clear: GraphicsContext.BlendMode { get }
    static var copy: GraphicsContext.BlendMode { get }
    static var sourceIn: GraphicsContext.BlendMode { get }
    static var sourceOut: GraphicsContext.BlendMode { get }
    static var sourceAtop: GraphicsContext.BlendMode { get }
    static var destinationOver: GraphicsContext.BlendMode { get }
    static var destinationIn: GraphicsContext.BlendMode { get }
    static var destinationOut: GraphicsContext.BlendMode { get }
    static var destinationAtop: GraphicsContext.BlendMode { get }
    static var xor: GraphicsContext.BlendMode { get }
    static var plusDarker: GraphicsContext.BlendMode { get }
    static var plusLighter: GraphicsContext.BlendMode { get }
    typealias RawValue = Int32
  }
  var opacity: Double { get set }
  var blendMode: GraphicsContext.BlendMode { get set }
  var environment: EnvironmentValues { get }
  var transform: CGAffineTransform { get set }
  mutating func scaleBy(x: CGFloat, y: CGFloat)
  mutating func translateBy(x: CGFloat, y: CGFloat)
  mutating func rotate(by angle: Angle)
  mutating func concatenate(_ matrix: CGAffineTransform)
  struct ClipOptions: OptionSet {
    let rawValue: UInt32
    init(rawValue: UInt32) { self.rawValue = rawValue }
    static var inverse: GraphicsContext.ClipOptions { GraphicsContext.ClipOptions(rawValue: 1) }
  }
  var clipBoundingRect: CGRect { get }
  mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: GraphicsContext.ClipOptions = ClipOptions())
  mutating func clipToLayer(
    opacity: Double = 1, options: GraphicsContext.ClipOptions = ClipOptions(),
    content: (inout GraphicsContext) throws -> Void) rethrows
  struct Filter {
    static func projectionTransform(_ matrix: ProjectionTransform) -> GraphicsContext.Filter
    static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
      y: CGFloat = 0, blendMode: GraphicsContext.BlendMode = .normal,
      options: GraphicsContext.ShadowOptions = ShadowOptions()
    ) -> GraphicsContext.Filter
    static func colorMultiply(_ color: Color) -> GraphicsContext.Filter
    static func colorMatrix(_ matrix: ColorMatrix) -> GraphicsContext.Filter
    static func hueRotation(_ angle: Angle) -> GraphicsContext.Filter
    static func saturation(_ amount: Double) -> GraphicsContext.Filter
    static func brightness(_ amount: Double) -> GraphicsContext.Filter
    static func contrast(_ amount: Double) -> GraphicsContext.Filter
    static func colorInvert(_ amount: Double = 1) -> GraphicsContext.Filter
    static func grayscale(_ amount: Double) -> GraphicsContext.Filter
    static var luminanceToAlpha: GraphicsContext.Filter { get }
    static func blur(radius: CGFloat, options: GraphicsContext.BlurOptions = BlurOptions())
      -> GraphicsContext.Filter
    static func alphaThreshold(min: Double, max: Double = 1, color: Color = Color.black)
      -> GraphicsContext.Filter
    static func colorShader(_ shader: Shader) -> GraphicsContext.Filter
    static func distortionShader(_ shader: Shader, maxSampleOffset: CGSize) -> GraphicsContext.Filter
    static func layerShader(_ shader: Shader, maxSampleOffset: CGSize) -> GraphicsContext.Filter
  }
  struct ShadowOptions: OptionSet {
    let rawValue: UInt32
    init(rawValue: UInt32) { self.rawValue = rawValue }
    static var shadowAbove: GraphicsContext.ShadowOptions { GraphicsContext.ShadowOptions(rawValue: 1) }
    static var shadowOnly: GraphicsContext.ShadowOptions { GraphicsContext.ShadowOptions(rawValue: 2) }
    static var invertsAlpha: GraphicsContext.ShadowOptions { GraphicsContext.ShadowOptions(rawValue: 4) }
    static var disablesGroup: GraphicsContext.ShadowOptions { GraphicsContext.ShadowOptions(rawValue: 8) }
  }
  struct BlurOptions: OptionSet {
    let rawValue: UInt32
    init(rawValue: UInt32) { self.rawValue = rawValue }
    static var opaque: GraphicsContext.BlurOptions { GraphicsContext.BlurOptions(rawValue: 1) }
    static var dithersResult: GraphicsContext.BlurOptions { GraphicsContext.BlurOptions(rawValue: 2) }
  }
  struct FilterOptions: OptionSet {
    let rawValue: UInt32
    init(rawValue: UInt32) { self.rawValue = rawValue }
    static var linearColor: GraphicsContext.FilterOptions { GraphicsContext.FilterOptions(rawValue: 1) }
  }
  mutating func addFilter(
    _ filter: GraphicsContext.Filter, options: GraphicsContext.FilterOptions = FilterOptions())
  struct Shading {
    static var backdrop: GraphicsContext.Shading { get }
    static var foreground: GraphicsContext.Shading { get }
    static func palette(_ array: [GraphicsContext.Shading]) -> GraphicsContext.Shading
    static func color(_ color: Color) -> GraphicsContext.Shading
    static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) -> GraphicsContext.Shading
    static func color(_ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1)
      -> GraphicsContext.Shading
    static func shader(_ shader: Shader, bounds: CGRect = .zero) -> GraphicsContext.Shading
    static func meshGradient(_ mesh: MeshGradient) -> GraphicsContext.Shading
    static func style<S>(_ style: S) -> GraphicsContext.Shading where S: ShapeStyle
    static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
      options: GraphicsContext.GradientOptions = GradientOptions()
    ) -> GraphicsContext.Shading
    static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GraphicsContext.GradientOptions = GradientOptions()
    ) -> GraphicsContext.Shading
    static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(),
      options: GraphicsContext.GradientOptions = GradientOptions()
    ) -> GraphicsContext.Shading
    static func tiledImage(
      _ image: Image, origin: CGPoint = .zero, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
      scale: CGFloat = 1
    ) -> GraphicsContext.Shading
  }
  struct GradientOptions: OptionSet {
    let rawValue: UInt32
    init(rawValue: UInt32) { self.rawValue = rawValue }
    static var `repeat`: GraphicsContext.GradientOptions { GraphicsContext.GradientOptions(rawValue: 1) }
    static var mirror: GraphicsContext.GradientOptions { GraphicsContext.GradientOptions(rawValue: 2) }
    static var linearColor: GraphicsContext.GradientOptions { GraphicsContext.GradientOptions(rawValue: 4) }
  }
  func resolve(_ shading: GraphicsContext.Shading) -> GraphicsContext.Shading
  func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows
  func fill(_ path: Path, with shading: GraphicsContext.Shading, style: FillStyle = FillStyle())
  func stroke(_ path: Path, with shading: GraphicsContext.Shading, style: StrokeStyle)
  func stroke(_ path: Path, with shading: GraphicsContext.Shading, lineWidth: CGFloat = 1)
  struct ResolvedImage {
    var size: CGSize { get }
    let baseline: CGFloat
    var shading: GraphicsContext.Shading? { get set }
  }
  func resolve(_ image: Image) -> GraphicsContext.ResolvedImage
  func draw(_ image: GraphicsContext.ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle())
  func draw(_ image: GraphicsContext.ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center)
  func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle())
  func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center)
  struct ResolvedText {
    var shading: GraphicsContext.Shading { get set }
    func measure(in size: CGSize) -> CGSize
    func firstBaseline(in size: CGSize) -> CGFloat
    func lastBaseline(in size: CGSize) -> CGFloat
  }
  func resolve(_ text: Text) -> GraphicsContext.ResolvedText
  func draw(_ text: GraphicsContext.ResolvedText, in rect: CGRect)
  func draw(_ text: GraphicsContext.ResolvedText, at point: CGPoint, anchor: UnitPoint = .center)
  func draw(_ text: Text, in rect: CGRect)
  func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center)
  struct ResolvedSymbol {
    var size: CGSize { get }
  }
  func resolveSymbol<ID>(id: ID) -> GraphicsContext.ResolvedSymbol? where ID: Hashable
  func draw(_ symbol: GraphicsContext.ResolvedSymbol, in rect: CGRect)
  func draw(_ symbol: GraphicsContext.ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center)
  func withCGContext(content: (CGContext) throws -> Void) rethrows
  func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init())
  func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init())
  func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init())
}
