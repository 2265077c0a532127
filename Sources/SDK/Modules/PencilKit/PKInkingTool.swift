// PencilKit: the declarations of PKInkingTool.
// Declared as the framework's interface has it, with code of our own.

struct PKInkingTool: PKTool, Equatable {
  enum InkType: String, Sendable {
    case pen = "com.apple.ink.pen"
    case pencil = "com.apple.ink.pencil"
    case marker = "com.apple.ink.marker"
    case monoline = "com.apple.ink.monoline"
    case fountainPen = "com.apple.ink.fountainpen"
    case watercolor = "com.apple.ink.watercolor"
    case crayon = "com.apple.ink.crayon"
  }
  var inkType: PKInkingTool.InkType
  var color: UIColor
  var width: CGFloat
  init(_ type: PKInkingTool.InkType, color: UIColor = UIColor.black, width: CGFloat? = nil) {
    inkType = type
    self.color = color
    self.width = width ?? 1
  }
  var ink: PKInk { PKInk(inkType, color: color) }
}
