// AVKit: the declarations of AVCaptureEvent.
// Declared as the framework's interface has it, with code of our own.

class AVCaptureEvent: NSObject {}
