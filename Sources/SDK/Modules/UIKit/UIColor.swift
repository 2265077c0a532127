// UIKit: the declarations of UIColor.

class UIColor: NSObject {
  /// Red, green, blue and how opaque it is.
  let _light: [CGFloat]
  /// Where it is dark; nil: the same.
  let _dark: [CGFloat]?
  /// The name of a color of the system's or of the app's assets.
  let _name: String?

  override init() {
    _light = [0, 0, 0, 1]
    _dark = nil
    _name = nil
  }
  init(_light light: [CGFloat], _ dark: [CGFloat]?, _ name: String?) {
    _light = light
    _dark = dark
    _name = name
  }
  init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    _light = [red, green, blue, alpha]
    _dark = nil
    _name = nil
  }
  convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }
  convenience init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: displayP3Red, green: green, blue: blue, alpha: alpha)
  }
  convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let parts = UIColor._parts(hue, saturation, brightness)
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
  }
  convenience init(cgColor: CGColor) {
    let parts = cgColor._parts
    if parts.count == 2 {
      self.init(white: parts[0], alpha: parts[1])
    } else {
      self.init(_light: parts, nil, nil)
    }
  }
  convenience init(patternImage image: UIImage) { self.init(_light: [0, 0, 0, 1], nil, nil) }
  convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    let light = dynamicProvider(UITraitCollection(userInterfaceStyle: .light))
    let dark = dynamicProvider(UITraitCollection(userInterfaceStyle: .dark))
    self.init(_light: light._light, dark._dark ?? dark._light, nil)
  }
  /// The values of the app's assets are not read: black.
  convenience init?(named name: String) { self.init(_light: [0, 0, 0, 1], nil, name) }
  convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) { self.init(_light: [0, 0, 0, 1], nil, name) }
  convenience init(resource: ColorResource) { self.init(_light: [0, 0, 0, 1], nil, resource.name) }

  static func _parts(_ hue: CGFloat, _ saturation: CGFloat, _ brightness: CGFloat) -> [CGFloat] {
    [5, 3, 1].map { (step: CGFloat) in
      let place = (step + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(place, 4 - place, 1))
    }
  }

  var _shown: [CGFloat] {
    guard let _dark else { return _light }
    return _Screen.isDark ? _dark : _light
  }
  var cgColor: CGColor {
    let parts = _shown
    return CGColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }
  func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(_light: _light.dropLast() + [alpha], _dark.map { $0.dropLast() + [alpha] }, _name)
  }
  func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    let isDark = traitCollection.userInterfaceStyle == .dark
    return UIColor(_light: isDark ? _dark ?? _light : _light, nil, _name)
  }
  @discardableResult func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let parts = _shown
    red?.pointee = parts[0]
    green?.pointee = parts[1]
    blue?.pointee = parts[2]
    alpha?.pointee = parts[3]
    return true
  }
  @discardableResult func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let parts = _shown
    guard parts[0] == parts[1], parts[1] == parts[2] else { return false }
    white?.pointee = parts[0]
    alpha?.pointee = parts[3]
    return true
  }
  @discardableResult func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let parts = _shown
    let high = max(parts[0], parts[1], parts[2])
    let span = high - min(parts[0], parts[1], parts[2])
    hue?.pointee = _hue(high, span)
    saturation?.pointee = high == 0 ? 0 : span / high
    brightness?.pointee = high
    alpha?.pointee = parts[3]
    return true
  }
  /// Where on the circle of colors it is, from 0 to 1.
  func _hue(_ high: CGFloat, _ span: CGFloat) -> CGFloat {
    if span == 0 { return 0 }
    let parts = _shown
    var sixth = (parts[1] - parts[2]) / span
    if high == parts[1] { sixth = 2 + (parts[2] - parts[0]) / span }
    if high == parts[2] { sixth = 4 + (parts[0] - parts[1]) / span }
    return sixth < 0 ? sixth / 6 + 1 : sixth / 6
  }
  func set() {}
  func setFill() {}
  func setStroke() {}
  override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return _light == other._light && _dark == other._dark && _name == other._name
  }
  override var hash: Int { _light.hashValue }

  static var black: UIColor { UIColor(_light: [0, 0, 0, 1], nil, nil) }
  static var darkGray: UIColor { UIColor(_light: [0.333, 0.333, 0.333, 1], nil, nil) }
  static var lightGray: UIColor { UIColor(_light: [0.667, 0.667, 0.667, 1], nil, nil) }
  static var white: UIColor { UIColor(_light: [1, 1, 1, 1], nil, nil) }
  static var gray: UIColor { UIColor(_light: [0.5, 0.5, 0.5, 1], nil, nil) }
  static var red: UIColor { UIColor(_light: [1, 0, 0, 1], nil, nil) }
  static var green: UIColor { UIColor(_light: [0, 1, 0, 1], nil, nil) }
  static var blue: UIColor { UIColor(_light: [0, 0, 1, 1], nil, nil) }
  static var cyan: UIColor { UIColor(_light: [0, 1, 1, 1], nil, nil) }
  static var yellow: UIColor { UIColor(_light: [1, 1, 0, 1], nil, nil) }
  static var magenta: UIColor { UIColor(_light: [1, 0, 1, 1], nil, nil) }
  static var orange: UIColor { UIColor(_light: [1, 0.5, 0, 1], nil, nil) }
  static var purple: UIColor { UIColor(_light: [0.5, 0, 0.5, 1], nil, nil) }
  static var brown: UIColor { UIColor(_light: [0.6, 0.4, 0.2, 1], nil, nil) }
  static var clear: UIColor { UIColor(_light: [0, 0, 0, 0], nil, nil) }

  // The system's colors as its design guide has them.
  // https://developer.apple.com/design/human-interface-guidelines/color
  static func _system(_ name: String, _ light: [CGFloat], _ dark: [CGFloat]) -> UIColor {
    UIColor(_light: light, dark, name)
  }
  static var systemRed: UIColor { _system("systemRed", [1, 0.231, 0.188, 1], [1, 0.271, 0.227, 1]) }
  static var systemGreen: UIColor {
    _system("systemGreen", [0.204, 0.78, 0.349, 1], [0.188, 0.82, 0.345, 1])
  }
  static var systemBlue: UIColor { _system("systemBlue", [0, 0.478, 1, 1], [0.039, 0.518, 1, 1]) }
  static var systemOrange: UIColor { _system("systemOrange", [1, 0.584, 0, 1], [1, 0.624, 0.039, 1]) }
  static var systemYellow: UIColor { _system("systemYellow", [1, 0.8, 0, 1], [1, 0.839, 0.039, 1]) }
  static var systemPink: UIColor { _system("systemPink", [1, 0.176, 0.333, 1], [1, 0.216, 0.373, 1]) }
  static var systemPurple: UIColor {
    _system("systemPurple", [0.686, 0.322, 0.871, 1], [0.749, 0.353, 0.949, 1])
  }
  static var systemTeal: UIColor { _system("systemTeal", [0.188, 0.69, 0.78, 1], [0.251, 0.784, 0.878, 1]) }
  static var systemIndigo: UIColor {
    _system("systemIndigo", [0.345, 0.337, 0.839, 1], [0.369, 0.361, 0.902, 1])
  }
  static var systemBrown: UIColor {
    _system("systemBrown", [0.635, 0.518, 0.369, 1], [0.675, 0.557, 0.408, 1])
  }
  static var systemMint: UIColor { _system("systemMint", [0, 0.78, 0.745, 1], [0.388, 0.902, 0.886, 1]) }
  static var systemCyan: UIColor { _system("systemCyan", [0.196, 0.678, 0.902, 1], [0.392, 0.824, 1, 1]) }
  static var systemGray: UIColor {
    _system("systemGray", [0.557, 0.557, 0.576, 1], [0.557, 0.557, 0.576, 1])
  }
  static var systemGray2: UIColor {
    _system("systemGray2", [0.682, 0.682, 0.698, 1], [0.388, 0.388, 0.4, 1])
  }
  static var systemGray3: UIColor { _system("systemGray3", [0.78, 0.78, 0.8, 1], [0.282, 0.282, 0.29, 1]) }
  static var systemGray4: UIColor {
    _system("systemGray4", [0.82, 0.82, 0.839, 1], [0.227, 0.227, 0.235, 1])
  }
  static var systemGray5: UIColor {
    _system("systemGray5", [0.898, 0.898, 0.918, 1], [0.173, 0.173, 0.18, 1])
  }
  static var systemGray6: UIColor {
    _system("systemGray6", [0.949, 0.949, 0.969, 1], [0.11, 0.11, 0.118, 1])
  }
  static var tintColor: UIColor { _system("tintColor", [0, 0.478, 1, 1], [0.039, 0.518, 1, 1]) }
  static var label: UIColor { _system("label", [0, 0, 0, 1], [1, 1, 1, 1]) }
  static var secondaryLabel: UIColor {
    _system("secondaryLabel", [0.235, 0.235, 0.263, 0.6], [0.922, 0.922, 0.961, 0.6])
  }
  static var tertiaryLabel: UIColor {
    _system("tertiaryLabel", [0.235, 0.235, 0.263, 0.3], [0.922, 0.922, 0.961, 0.3])
  }
  static var quaternaryLabel: UIColor {
    _system("quaternaryLabel", [0.235, 0.235, 0.263, 0.18], [0.922, 0.922, 0.961, 0.16])
  }
  static var link: UIColor { _system("link", [0, 0.478, 1, 1], [0.035, 0.518, 1, 1]) }
  static var placeholderText: UIColor {
    _system("placeholderText", [0.235, 0.235, 0.263, 0.3], [0.922, 0.922, 0.961, 0.3])
  }
  static var separator: UIColor {
    _system("separator", [0.235, 0.235, 0.263, 0.29], [0.329, 0.329, 0.345, 0.6])
  }
  static var opaqueSeparator: UIColor {
    _system("opaqueSeparator", [0.776, 0.776, 0.784, 1], [0.22, 0.22, 0.227, 1])
  }
  static var systemBackground: UIColor { _system("systemBackground", [1, 1, 1, 1], [0, 0, 0, 1]) }
  static var secondarySystemBackground: UIColor {
    _system("secondarySystemBackground", [0.949, 0.949, 0.969, 1], [0.11, 0.11, 0.118, 1])
  }
  static var tertiarySystemBackground: UIColor {
    _system("tertiarySystemBackground", [1, 1, 1, 1], [0.173, 0.173, 0.18, 1])
  }
  static var systemGroupedBackground: UIColor {
    _system("systemGroupedBackground", [0.949, 0.949, 0.969, 1], [0, 0, 0, 1])
  }
  static var secondarySystemGroupedBackground: UIColor {
    _system("secondarySystemGroupedBackground", [1, 1, 1, 1], [0.11, 0.11, 0.118, 1])
  }
  static var tertiarySystemGroupedBackground: UIColor {
    _system("tertiarySystemGroupedBackground", [0.949, 0.949, 0.969, 1], [0.173, 0.173, 0.18, 1])
  }
  static var systemFill: UIColor {
    _system("systemFill", [0.471, 0.471, 0.502, 0.2], [0.471, 0.471, 0.502, 0.36])
  }
  static var secondarySystemFill: UIColor {
    _system("secondarySystemFill", [0.471, 0.471, 0.502, 0.16], [0.471, 0.471, 0.502, 0.32])
  }
  static var tertiarySystemFill: UIColor {
    _system("tertiarySystemFill", [0.463, 0.463, 0.502, 0.12], [0.463, 0.463, 0.502, 0.24])
  }
  static var quaternarySystemFill: UIColor {
    _system("quaternarySystemFill", [0.455, 0.455, 0.502, 0.08], [0.463, 0.463, 0.502, 0.18])
  }
  static var lightText: UIColor { _system("lightText", [1, 1, 1, 0.6], [1, 1, 1, 0.6]) }
  static var darkText: UIColor { _system("darkText", [0, 0, 0, 1], [0, 0, 0, 1]) }
}
