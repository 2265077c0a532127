import EarshotCaptures
import EarshotSwiftUISource

/// Interface files that an app's code loads (`UINib`), with their texts in other languages.
enum NibFiles {
  static func reading(in files: FileTree) -> InterfaceReading {
    { bytes, path, environment in
      InterfaceOutlines.outline(
        of: bytes, file: path, environment: environment,
        catalogs: InterfaceTexts.beside(path, bounds: environment.bounds, in: files))
    }
  }
}
