import EarshotViewTree
import EarshotVocabulary
import Synchronization

/// The interface files that were read for a screen's surroundings: every preview of a project may load the
/// same ones.
final class ReadInterfaces: Sendable {
  private struct Key: Hashable {
    var path: String
    var environment: ScreenEnvironment
  }

  private let outlines = Mutex<[Key: InterfaceOutline?]>([:])

  /// - Parameter read: nil where the file can't be read; that is kept too.
  func outline(
    of path: String, for environment: ScreenEnvironment, _ read: () -> InterfaceOutline?
  ) -> InterfaceOutline? {
    let key = Key(path: path, environment: environment)
    if let known = outlines.withLock({ $0[key] }) { return known }
    let outline = read()
    outlines.withLock { $0[key] = outline }
    return outline
  }
}
