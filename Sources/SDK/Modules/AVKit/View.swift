// AVKit: the declarations of View.
// Declared as the framework's interface has it, with code of our own.

extension View {
  func onCameraCaptureEvent(isEnabled: Bool = true, action: @escaping (AVCaptureEvent) -> Void) -> some View {
    self
  }
  func onCameraCaptureEvent(
    isEnabled: Bool = true, primaryAction: @escaping (AVCaptureEvent) -> Void,
    secondaryAction: @escaping (AVCaptureEvent) -> Void
  ) -> some View {
    self
  }
}
