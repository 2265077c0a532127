// Vision: its constants.
// Declared as the framework's interface has it, with code of our own.

let VNNormalizedIdentityRect = CGRect(x: 0, y: 0, width: 1, height: 1)
