/// Values of a running app that others hold on to: trees, copies of screens. Objects and captured variables among them
/// end when nobody refers to them, which touches the app's store: they are let go only while nothing else runs.
final class Guarded<Content>: @unchecked Sendable {
  private var content: Content?
  let code: AppCode

  init(_ content: Content, of code: AppCode) {
    self.content = content
    self.code = code
  }

  /// To be read by whoever has the code alone.
  var value: Content {
    guard let content else { preconditionFailure("asked for after its end") }
    return content
  }

  deinit { code.alone { content = nil } }
}
