/// Values of a running app that others hold on to: trees, copies of screens. Objects and captured variables among them
/// end when nobody refers to them, which touches the app's store: they are let go only while nothing else runs.
final class Guarded<Content>: Sendable {
  /// What is held, apart from who holds it: nobody but `leave` ends the content.
  private final class Held: Turn.Leaving, @unchecked Sendable {
    // Touched by whoever has the turn.
    var content: Content?
    let code: LoadedCode

    init(_ content: Content, of code: LoadedCode) {
      self.content = content
      self.code = code
    }

    func leave() { content = nil }
  }

  private let held: Held

  init(_ content: Content, of code: LoadedCode) { held = Held(content, of: code) }

  /// What it is, for whoever has its app's code alone; nil with the code of another app.
  func value(with code: LoadedCode) -> Content? { code === held.code ? held.content : nil }

  /// Its app's code, to have it alone.
  var app: AppCode { AppCode(held.code) }

  deinit { held.code.letGo(held) }
}
