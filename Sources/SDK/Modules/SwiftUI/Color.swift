// SwiftUI: the declarations of Color.
// Declared as the framework's interface has it, with code of our own.

struct Color: Hashable, CustomStringConvertible, Transferable, ShapeStyle, View {
  init<T>(_ color: T) where T: Hashable, T: ShapeStyle, T.Resolved == Color.Resolved
  init<T>(_ color: T) where T: Hashable, T: ShapeStyle, T.Resolved == Color.ResolvedHDR
  /// What a color is made of is known by what made it; one of the app's assets is not read.
  func resolve(in environment: EnvironmentValues) -> Color.Resolved {
    if _maker == "init(_:)", let resolved = _given(1, Color.Resolved.self) { return resolved }
    guard let color = _uiColor else { return _resolved(in: environment) }
    let parts = environment.colorScheme == .dark ? color._dark ?? color._light : color._light
    return Resolved(
      red: Float(parts[0]), green: Float(parts[1]), blue: Float(parts[2]), opacity: Float(parts[3]))
  }
  func _resolved(in environment: EnvironmentValues) -> Color.Resolved
  func resolveHDR(in environment: EnvironmentValues) -> Color.ResolvedHDR
  /// nil for one that is another where it is dark.
  /// https://developer.apple.com/documentation/swiftui/color/cgcolor
  var cgColor: CGColor? {
    guard let color = _uiColor, color._dark == nil, color._name == nil else { return nil }
    return color.cgColor
  }
  var description: String { get }
  static var transferRepresentation: some TransferRepresentation { get }
  @_disfavoredOverload init(_ color: UIColor)
  init(uiColor: UIColor)
  static var accentColor: Color { get }
  struct Resolved: Hashable, ShapeStyle, CustomStringConvertible, Animatable, Codable {
    var linearRed: Float
    var linearGreen: Float
    var linearBlue: Float
    var opacity: Float
    typealias Resolved = Never

    init(
      colorSpace: Color.RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
    ) {
      let isLinear = colorSpace == .sRGBLinear
      linearRed = isLinear ? red : Color._linear(red)
      linearGreen = isLinear ? green : Color._linear(green)
      linearBlue = isLinear ? blue : Color._linear(blue)
      self.opacity = opacity
    }

    var red: Float {
      get { Color._encoded(linearRed) }
      set { linearRed = Color._linear(newValue) }
    }
    var green: Float {
      get { Color._encoded(linearGreen) }
      set { linearGreen = Color._linear(newValue) }
    }
    var blue: Float {
      get { Color._encoded(linearBlue) }
      set { linearBlue = Color._linear(newValue) }
    }
    /// `#FF8800FF`
    var description: String {
      "#" + [red, green, blue, opacity].map { Color._byte($0) }.joined()
    }
    func encode(to encoder: any Encoder) throws
    init(from decoder: any Decoder) throws
    var cgColor: CGColor {
      CGColor(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(opacity))
    }
  }

  static func _byte(_ part: Float) -> String {
    let text = String(Int((max(0, min(1, part)) * 255).rounded()), radix: 16, uppercase: true)
    return text.count < 2 ? "0" + text : text
  }

  /// The transfer function of sRGB, for values below zero as for those above.
  static func _linear(_ part: Float) -> Float {
    let size = Double(part.magnitude)
    let linear = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    return part < 0 ? -Float(linear) : Float(linear)
  }
  static func _encoded(_ part: Float) -> Float {
    let size = Double(part.magnitude)
    let encoded = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
    return part < 0 ? -Float(encoded) : Float(encoded)
  }

  /// The declaration that made it: `red`, `opacity(_:)`, `init(white:opacity:)`.
  var _maker: String { get }
  /// What that was given, by its place; 0 is the value that it was called on. nil: nothing, or of another type.
  func _given<Value>(_ place: Int, _ type: Value.Type) -> Value?

  /// The same for UIKit; nil where it isn't known what is in it.
  var _uiColor: UIColor? {
    if let color = Color._named(_maker) { return color }
    func number(_ place: Int, _ otherwise: Double = 1) -> CGFloat {
      CGFloat(_given(place, Double.self) ?? otherwise)
    }
    switch _maker {
    case "opacity(_:)":
      guard let color = _given(0, Color.self)?._uiColor else { return nil }
      return color.withAlphaComponent(color._light[3] * number(1))
    case "init(_:red:green:blue:opacity:)":
      let parts = [number(2), number(3), number(4)].map {
        _given(1, RGBColorSpace.self) == .sRGBLinear ? CGFloat(Color._encoded(Float($0))) : $0
      }
      return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: number(5))
    case "init(_:white:opacity:)": return UIColor(white: number(2), alpha: number(3))
    case "init(hue:saturation:brightness:opacity:)":
      return UIColor(hue: number(1), saturation: number(2), brightness: number(3), alpha: number(4))
    case "init(uiColor:)", "init(cgColor:)", "init(_:)":
      if let color = _given(1, UIColor.self) { return color }
      if let color = _given(1, CGColor.self) { return UIColor(cgColor: color) }
      if let color = _given(1, Color.Resolved.self) { return UIColor(cgColor: color.cgColor) }
      return nil
    default: return nil
    }
  }

  /// SwiftUI's colors are the system's.
  /// https://developer.apple.com/design/human-interface-guidelines/color
  static func _named(_ name: String) -> UIColor? {
    switch name {
    case "red": .systemRed
    case "orange": .systemOrange
    case "yellow": .systemYellow
    case "green": .systemGreen
    case "mint": .systemMint
    case "teal": .systemTeal
    case "cyan": .systemCyan
    case "blue": .systemBlue
    case "indigo": .systemIndigo
    case "purple": .systemPurple
    case "pink": .systemPink
    case "brown": .systemBrown
    case "gray": .systemGray
    case "white": .white
    case "black": .black
    case "clear": .clear
    case "primary": .label
    case "secondary": .secondaryLabel
    case "accentColor": .tintColor
    default: nil
    }
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
