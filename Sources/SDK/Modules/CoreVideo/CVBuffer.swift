// CoreVideo: the declarations of CVBuffer. A picture of the camera's.
// Declared as the framework's interface has it, with code of our own.

class CVBuffer: Sendable {}
