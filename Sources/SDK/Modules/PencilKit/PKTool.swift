// PencilKit: the declarations of PKTool.
// Declared as the framework's interface has it, with code of our own.

protocol PKTool {}
