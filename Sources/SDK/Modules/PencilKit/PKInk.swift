// PencilKit: the declarations of PKInk.
// Declared as the framework's interface has it, with code of our own.

struct PKInk: Sendable {
  typealias InkType = PKInkingTool.InkType
  var inkType: PKInkingTool.InkType
  var color: UIColor
  init(_ inkType: PKInkingTool.InkType, color: UIColor = UIColor.black) {
    self.inkType = inkType
    self.color = color
  }
}
