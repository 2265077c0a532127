// Accessibility: its functions.
// Declared as the framework's interface has it, with code of our own.

func AXNameFromColor(_ color: CGColor) -> String
