import EarshotViewTree
import EarshotVocabulary
import Synchronization

/// An interface file with where it was found.
struct FoundInterface {
  var outline: InterfaceOutline
  var path: String
}

/// A storyboard's controller, by its number.
struct FoundScene {
  var path: String
  var number: Int
}

/// The interface files that were read for a screen's surroundings: every preview of a project may load the
/// same ones.
final class ReadInterfaces: Sendable {
  private struct Key: Hashable {
    var path: String
    var environment: ScreenEnvironment
  }

  private let outlines = Mutex<[Key: InterfaceOutline?]>([:])

  private let scenes = Mutex<[ScreenEnvironment: [String: [FoundScene]]]>([:])

  /// The controllers of all storyboards by the names of their classes.
  func scenes(
    for environment: ScreenEnvironment, _ files: () -> some Sequence<FoundInterface>
  ) -> [String: [FoundScene]] {
    if let known = scenes.withLock({ $0[environment] }) { return known }
    var found: [String: [FoundScene]] = [:]
    for file in files() {
      for (number, scene) in file.outline.scenes.enumerated() {
        guard let name = scene.customClass else { continue }
        found[name, default: []].append(FoundScene(path: file.path, number: number))
      }
    }
    scenes.withLock { $0[environment] = found }
    return found
  }

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
