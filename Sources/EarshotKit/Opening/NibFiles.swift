import EarshotCaptures
import EarshotSwiftUISource

/// Interface files that an app's code loads (`UINib`), with their texts in other languages.
enum NibFiles {
  static func reading(within confinement: Confinement) -> InterfaceReading {
    { bytes, path, environment in
      InterfaceOutlines.outline(
        of: bytes, file: path, environment: environment,
        catalogs: InterfaceTexts.beside(path, within: confinement, bounds: environment.bounds))
    }
  }
}
