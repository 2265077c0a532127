/// The parts of a color that code works out for itself: a darker one, its text as `#FF8000`.
struct ColorComponents: Equatable {
  var red: Double
  var green: Double
  var blue: Double
  var alpha = 1.0

  init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// From hue, saturation and brightness, each from 0 to 1.
  init(hue: Double, saturation: Double, brightness: Double, alpha: Double) {
    func part(_ offset: Double) -> Double {
      let place = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
    }
    self.init(red: part(5), green: part(3), blue: part(1), alpha: alpha)
  }

  var hueParts: (hue: Double, saturation: Double, brightness: Double) {
    let most = max(red, green, blue)
    let range = most - min(red, green, blue)
    guard range > 0 else { return (0, 0, most) }
    let sixth =
      if most == red { (green - blue) / range } else if most == green { 2 + (blue - red) / range } else {
        4 + (red - green) / range
      }
    return ((sixth < 0 ? sixth + 6 : sixth) / 6, range / most, most)
  }
}

extension Machine {
  /// The parts of a color that is written by them or that the system has no variants of; nil of others.
  func colorComponents(_ value: Value?) -> ColorComponents? {
    switch value {
    case .view(let view)? where view.name == "Color": return colorComponents(view.arguments)
    case .record(let record)? where Machine.colorTypes.contains(record.type):
      return colorComponents(record.fields)
    case .symbol(let symbol)?: return Machine.plainColors[symbol.name]
    default: return nil
    }
  }

  private func colorComponents(_ arguments: [LabeledValue]) -> ColorComponents? {
    func part(_ label: String) -> Double? { arguments.first { $0.label == label }?.value.doubleValue }
    let alpha = part("opacity") ?? part("alpha") ?? 1
    if let red = part("red"), let green = part("green"), let blue = part("blue") {
      return ColorComponents(red: red, green: green, blue: blue, alpha: alpha)
    }
    if let white = part("white") {
      return ColorComponents(red: white, green: white, blue: white, alpha: alpha)
    }
    if let hue = part("hue"), let saturation = part("saturation"), let brightness = part("brightness") {
      return ColorComponents(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
    }
    let only = arguments.first { $0.label != "opacity" && $0.label != "alpha" }
    return only.flatMap { colorComponents($0.value) }
  }

  /// `getRed(_:green:blue:alpha:)` and its kin, which write through the places that they are given. Of a color
  /// whose parts nobody knows here they are those of a middle gray.
  func colorMethod(of value: Value, _ call: LibraryCall) throws(Interrupt) -> Value? {
    // In another color space it looks the same.
    if call.name == "usingColorSpace", isColorLike(value) { return value }
    guard ["getRed", "getHue", "getWhite"].contains(call.name), isColorLike(value) else { return nil }
    let color = colorComponents(value) ?? ColorComponents(red: 0.5, green: 0.5, blue: 0.5)
    let parts: [Double]
    switch call.name {
    case "getRed": parts = [color.red, color.green, color.blue]
    case "getHue":
      let hue = color.hueParts
      parts = [hue.hue, hue.saturation, hue.brightness]
    default: parts = [0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue]
    }
    for (argument, part) in zip(call.arguments, parts + [color.alpha]) {
      guard case .inOut(let target)? = argument.expression?.kind, let scope = argument.scope else { continue }
      try store(.double(part), to: target, in: scope)
    }
    return .bool(true)
  }

  /// `components` and the single parts of a color that is known by them.
  func colorProperty(_ name: String, _ value: Value) -> Value? {
    guard Machine.colorParts.contains(name), let color = colorComponents(value) else { return nil }
    switch name {
    case "components":
      return .array([color.red, color.green, color.blue, color.alpha].map { .double($0) })
    case "red", "redComponent": return .double(color.red)
    case "green", "greenComponent": return .double(color.green)
    case "blue", "blueComponent": return .double(color.blue)
    case "alpha", "alphaComponent", "opacity": return .double(color.alpha)
    case "cgColor", "ciColor": return value
    default: return nil
    }
  }

  private func isColorLike(_ value: Value) -> Bool {
    switch value {
    case .view(let view): view.name == "Color"
    case .record(let record): Machine.colorTypes.contains(record.type)
    case .symbol(let symbol): symbol.type.map(Machine.colorTypes.contains) ?? true
    default: false
    }
  }

  private static let colorParts: Set<String> = [
    "components", "red", "redComponent", "green", "greenComponent", "blue", "blueComponent", "alpha",
    "alphaComponent", "opacity", "cgColor", "ciColor",
  ]

  private static let colorTypes: Set<String> = [
    "Color", "Color.Resolved", "UIColor", "NSColor", "CGColor", "CIColor",
  ]

  /// Colors that are the same in light and dark.
  private static let plainColors: [String: ColorComponents] = [
    "black": ColorComponents(red: 0, green: 0, blue: 0),
    "white": ColorComponents(red: 1, green: 1, blue: 1),
    "clear": ColorComponents(red: 0, green: 0, blue: 0, alpha: 0),
  ]
}
