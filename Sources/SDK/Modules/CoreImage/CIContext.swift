// CoreImage: the declarations of CIContext.
// Declared as the framework's interface has it, with code of our own.

class CIContext: NSObject {
  override init() { super.init() }
  convenience init(options: [CIContextOption: Any]? = nil) { self.init() }
  @_takesUnknown func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
    CGImage(_size: fromRect.size)
  }
}
