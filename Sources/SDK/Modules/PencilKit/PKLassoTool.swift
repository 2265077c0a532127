// PencilKit: the declarations of PKLassoTool.
// Declared as the framework's interface has it, with code of our own.

struct PKLassoTool: PKTool, Equatable {
  init() {}
}
