// CoreVideo: its functions.
// Declared as the framework's interface has it, with code of our own.

func CVPixelBufferGetWidth(_ pixelBuffer: CVPixelBuffer) -> Int
func CVPixelBufferGetHeight(_ pixelBuffer: CVPixelBuffer) -> Int
