// SwiftUI: the declarations of Color.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct Color: Hashable, CustomStringConvertible, Transferable, ShapeStyle, View {
  init<T>(_ color: T) where T: Hashable, T: ShapeStyle, T.Resolved == Color.Resolved
  init<T>(_ color: T) where T: Hashable, T: ShapeStyle, T.Resolved == Color.ResolvedHDR
  func resolve(in environment: EnvironmentValues) -> Color.Resolved
  func resolveHDR(in environment: EnvironmentValues) -> Color.ResolvedHDR
  var cgColor: CGColor? { get }
  var description: String { get }
  static var transferRepresentation: some TransferRepresentation { get }
  @_disfavoredOverload init(_ color: UIColor)
  init(uiColor: UIColor)
  static var accentColor: Color { get }
  struct Resolved: Hashable, ShapeStyle, CustomStringConvertible, Animatable, Codable {
    var linearRed: Float { get set }
    var linearGreen: Float { get set }
    var linearBlue: Float { get set }
    var opacity: Float { get set }
    typealias Resolved = Never
    var description: String { get }
    init(colorSpace: Color.RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1)
    var red: Float { get set }
    var green: Float { get set }
    var blue: Float { get set }
    func encode(to encoder: any Encoder) throws
    init(from decoder: any Decoder) throws
    var cgColor: CGColor { get }
  }
  init(_ resolved: Color.Resolved)
  enum RGBColorSpace: Hashable {
    case sRGB
    case sRGBLinear
    case displayP3
  }
  init(
    _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1)
  init(_ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1)
  init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1)
  var gradient: AnyGradient { get }
  static let red: Color
  static let orange: Color
  static let yellow: Color
  static let green: Color
  static let mint: Color
  static let teal: Color
  static let cyan: Color
  static let blue: Color
  static let indigo: Color
  static let purple: Color
  static let pink: Color
  static let brown: Color
  static let white: Color
  static let gray: Color
  static let black: Color
  static let clear: Color
  static let primary: Color
  static let secondary: Color
  struct ResolvedHDR: Hashable, Animatable, CustomStringConvertible, Codable, ShapeStyle {
    init(_ color: Color.Resolved, headroom: Float? = nil)
    var linearRed: Float { get set }
    var linearGreen: Float { get set }
    var linearBlue: Float { get set }
    var red: Float { get set }
    var green: Float { get set }
    var blue: Float { get set }
    var opacity: Float { get set }
    var headroom: Float? { get set }
    typealias Resolved = Never
    var description: String { get }
    func encode(to encoder: any Encoder) throws
    init(from decoder: any Decoder) throws
  }
  init(_ resolved: Color.ResolvedHDR)
  func headroom(_ headroom: Double?) -> Color
  func exposureAdjust(_ stops: Double) -> Color
  typealias Body = Never
  init(_ cgColor: CGColor)
  init(cgColor: CGColor)
  init(_ name: String, bundle: Bundle? = nil)
  init(_ resource: ColorResource) { self.init(resource.name, bundle: resource.bundle) }
  func opacity(_ opacity: Double) -> Color
  func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color
}
