// Splash (github.com/JohnSundell/Splash): the declarations of Theme, as its source has them.

struct Theme {
  var font: Font
  var plainTextColor: Color
  var backgroundColor: Color
  var tokenColors: [TokenType: Color]

  init(
    font: Font, plainTextColor: Color, tokenColors: [TokenType: Color],
    backgroundColor: Color = Color(white: 0.12, alpha: 1)
  ) {
    self.font = font
    self.plainTextColor = plainTextColor
    self.tokenColors = tokenColors
    self.backgroundColor = backgroundColor
  }
}
