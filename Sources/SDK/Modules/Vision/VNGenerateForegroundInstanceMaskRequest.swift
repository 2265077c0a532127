// Vision: the declarations of VNGenerateForegroundInstanceMaskRequest.
// Declared as the framework's interface has it, with code of our own.

class VNGenerateForegroundInstanceMaskRequest: VNImageBasedRequest {}
