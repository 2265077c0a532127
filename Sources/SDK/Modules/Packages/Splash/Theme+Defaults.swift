// Splash (github.com/JohnSundell/Splash): the themes it brings, as its source has them.

extension Theme {
  static func sundellsColors(withFont font: Font) -> Theme {
    Theme(
      _font: font, text: [0.66, 0.74, 0.74], background: [0.098, 0.098, 0.098],
      tokens: [
        .keyword: [0.91, 0.2, 0.54],
        .string: [0.98, 0.39, 0.12],
        .type: [0.51, 0.51, 0.79],
        .call: [0.2, 0.56, 0.9],
        .number: [0.86, 0.44, 0.34],
        .comment: [0.42, 0.54, 0.58],
        .property: [0.13, 0.67, 0.62],
        .dotAccess: [0.57, 0.7, 0],
        .preprocessing: [0.71, 0.54, 0],
      ])
  }
  static func midnight(withFont font: Font) -> Theme {
    Theme(
      _font: font, text: [1, 1, 1], background: [0, 0, 0],
      tokens: [
        .keyword: [0.828, 0.095, 0.583],
        .string: [1, 0.171, 0.219],
        .type: [0.137, 1, 0.512],
        .call: [0.137, 1, 0.512],
        .number: [0.469, 0.426, 1],
        .comment: [0.255, 0.801, 0.27],
        .property: [0.431, 0.714, 0.533],
        .dotAccess: [0.431, 0.714, 0.533],
        .preprocessing: [0.896, 0.488, 0.284],
      ])
  }
  static func wwdc17(withFont font: Font) -> Theme {
    Theme(
      _font: font, text: [0.84, 0.84, 0.84], background: [0.18, 0.19, 0.2],
      tokens: [
        .keyword: [0.992, 0.791, 0.45],
        .string: [0.966, 0.517, 0.29],
        .type: [0.431, 0.714, 0.533],
        .call: [0.431, 0.714, 0.533],
        .number: [0.559, 0.504, 0.745],
        .comment: [0.484, 0.483, 0.504],
        .property: [0.431, 0.714, 0.533],
        .dotAccess: [0.431, 0.714, 0.533],
        .preprocessing: [0.992, 0.791, 0.45],
      ])
  }
  static func wwdc18(withFont font: Font) -> Theme {
    Theme(
      _font: font, text: [1, 1, 1], background: [0.163, 0.163, 0.182],
      tokens: [
        .keyword: [0.948, 0.14, 0.547],
        .string: [0.988, 0.273, 0.317],
        .type: [0.584, 0.898, 0.361],
        .call: [0.584, 0.898, 0.361],
        .number: [0.587, 0.517, 0.974],
        .comment: [0.424, 0.475, 0.529],
        .property: [0.584, 0.898, 0.361],
        .dotAccess: [0.584, 0.898, 0.361],
        .preprocessing: [0.952, 0.526, 0.229],
      ])
  }
  static func sunset(withFont font: Font) -> Theme {
    Theme(
      _font: font, text: [0, 0, 0], background: [1, 0.99, 0.9],
      tokens: [
        .keyword: [0.161, 0.259, 0.467],
        .string: [0.875, 0.027, 0],
        .type: [0.706, 0.27, 0],
        .call: [0.278, 0.415, 0.593],
        .number: [0.161, 0.259, 0.467],
        .comment: [0.765, 0.455, 0.11],
        .property: [0.278, 0.415, 0.593],
        .dotAccess: [0.278, 0.415, 0.593],
        .preprocessing: [0.392, 0.391, 0.52],
      ])
  }
  static func presentation(withFont font: Font) -> Theme {
    Theme(
      _font: font, text: [0, 0, 0], background: [1, 1, 1],
      tokens: [
        .keyword: [0.706, 0, 0.384],
        .string: [0.729, 0, 0.067],
        .type: [0.267, 0.537, 0.576],
        .call: [0.267, 0.537, 0.576],
        .number: [0, 0.043, 1],
        .comment: [0.336, 0.376, 0.42],
        .property: [0.267, 0.537, 0.576],
        .dotAccess: [0.267, 0.537, 0.576],
        .preprocessing: [0.431, 0.125, 0.051],
      ])
  }

  init(_font: Font, text: [CGFloat], background: [CGFloat], tokens: [TokenType: [CGFloat]]) {
    func color(_ parts: [CGFloat]) -> Color {
      Color(red: parts[0], green: parts[1], blue: parts[2], alpha: 1)
    }
    self.init(
      font: _font, plainTextColor: color(text), tokenColors: tokens.mapValues { color($0) },
      backgroundColor: color(background))
  }
}
