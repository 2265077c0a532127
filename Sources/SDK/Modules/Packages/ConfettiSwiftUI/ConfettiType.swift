// ConfettiSwiftUI: the declarations of ConfettiType, as its documentation has them.

enum ConfettiType: CaseIterable, Hashable {
  enum Shape {
    case circle, triangle, square, slimRectangle, roundedCross
  }

  case shape(Shape)
  case text(String)
  case sfSymbol(symbolName: String)
  case image(String)

  static var allCases: [ConfettiType] {
    [.shape(.circle), .shape(.triangle), .shape(.square), .shape(.slimRectangle), .shape(.roundedCross)]
  }
}
