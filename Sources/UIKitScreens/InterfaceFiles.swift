import EarshotViewTree
import EarshotVocabulary

/// The interface files of an app, as code that loads them finds them.
package protocol InterfaceFiles: Sendable {
  /// The file of a name that is nearest to another file; nil where there is none, or it can't be read.
  ///
  /// - Parameter ending: `xib`, `storyboard`.
  func file(
    named name: String, ending: String, near place: String, _ environment: ScreenEnvironment
  ) -> (outline: InterfaceOutline, path: String)?
  /// Whether there is such a file, readable or not.
  func isThere(named name: String, ending: String, near place: String, _ environment: ScreenEnvironment)
    -> Bool
  /// The controller of a storyboard that is of a class: the file, and which of its scenes.
  func scene(
    ofClass name: String, near place: String, _ environment: ScreenEnvironment
  ) -> (outline: InterfaceOutline, number: Int)?
}

/// A screen with interface files.
package protocol InterfaceFilesHost: AnyObject {
  var interfaceFiles: (any InterfaceFiles)? { get }
  var environment: ScreenEnvironment { get }
}

/// An interface file, or the part of one that a scene or a cell is.
final class InterfacePart {
  let outline: InterfaceOutline
  /// The storyboard that it is in.
  let file: InterfaceOutline
  /// Which scene of that it is.
  let scene: InterfaceOutline.Scene?

  init(_ outline: InterfaceOutline, in file: InterfaceOutline, scene: InterfaceOutline.Scene? = nil) {
    self.outline = outline
    self.file = file
    self.scene = scene
  }

  /// A scene by its number.
  static func scene(_ number: Int, of file: InterfaceOutline) -> InterfacePart? {
    guard file.scenes.indices.contains(number) else { return nil }
    let scene = file.scenes[number]
    return InterfacePart(scene.outline, in: file, scene: scene)
  }

  func scene(where matches: (InterfaceOutline.Scene) -> Bool) -> InterfacePart? {
    file.scenes.firstIndex(where: matches).flatMap { InterfacePart.scene($0, of: file) }
  }

  /// The connections of an object, each with the object that it leads to; those of the owner are -1's.
  func outlets(of index: Int) -> [(outlet: InterfaceOutline.Outlet, destination: Int)] {
    let outlets = index < 0 ? outline.ownerOutlets : outline.objects[index].outlets
    return outlets.compactMap { outlet in
      if outlet.destination.isEmpty { return (outlet, -1) }
      guard let place = outline.objects.firstIndex(where: { $0.id == outlet.destination }) else { return nil }
      return (outlet, place)
    }
  }
}
