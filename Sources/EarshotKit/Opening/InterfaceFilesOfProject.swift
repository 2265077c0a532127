import EarshotCaptures
import EarshotLocalization
import EarshotUIKitScreens
import EarshotViewTree
import EarshotVocabulary
import Synchronization

/// The interface files of a project, each read once for a kind of screen.
final class InterfaceFilesOfProject: InterfaceFiles {
  private struct Key: Hashable {
    var path: String
    var environment: ScreenEnvironment
  }

  /// A storyboard's controller, by its number.
  private struct Scene {
    var path: String
    var number: Int
  }

  private let files: [String: [ResourceFile]]
  private let read: @Sendable ([UInt8], String, ScreenEnvironment) -> InterfaceOutline?
  private let outlines = Mutex<[Key: InterfaceOutline?]>([:])
  private let scenes = Mutex<[ScreenEnvironment: [String: [Scene]]]>([:])

  init(_ resources: [ResourceFile], within confinement: Confinement) {
    var files: [String: [ResourceFile]] = [:]
    for file in resources where file.path.hasSuffix(".xib") || file.path.hasSuffix(".storyboard") {
      files[String(FilePath.name(file.path)), default: []].append(file)
    }
    self.files = files
    read = { bytes, path, environment in
      InterfaceOutlines.outline(
        of: bytes, file: path, environment: environment,
        catalogs: InterfaceTexts.beside(path, within: confinement, bounds: environment.bounds))
    }
  }

  func file(
    named name: String, ending: String, near place: String, _ environment: ScreenEnvironment
  ) -> (outline: InterfaceOutline, path: String)? {
    guard let file = file(named: name, ending, near: place, environment),
      let outline = outline(of: file, environment)
    else { return nil }
    return (outline, file.path)
  }

  func isThere(
    named name: String, ending: String, near place: String, _ environment: ScreenEnvironment
  ) -> Bool { file(named: name, ending, near: place, environment) != nil }

  func scene(
    ofClass name: String, near place: String, _ environment: ScreenEnvironment
  ) -> (outline: InterfaceOutline, number: Int)? {
    let found = allScenes(environment)[name]?.max { shared($0.path, place) < shared($1.path, place) }
    guard let found, let file = files.values.lazy.joined().first(where: { $0.path == found.path }),
      let outline = outline(of: file, environment)
    else { return nil }
    return (outline, found.number)
  }

  /// The file that code calls by a name, the nearest to the code: the one for the device, `Tides~ipad.xib`, before
  /// that for all of them.
  private func file(
    named name: String, _ ending: String, near place: String, _ environment: ScreenEnvironment
  ) -> ResourceFile? {
    let idiom = environment.device.idiom == .pad ? "ipad" : "iphone"
    for name in ["\(name)~\(idiom).\(ending)", "\(name).\(ending)"] {
      if let file = files[name]?.max(by: { shared($0.path, place) < shared($1.path, place) }) { return file }
    }
    return nil
  }

  private func allScenes(_ environment: ScreenEnvironment) -> [String: [Scene]] {
    if let known = scenes.withLock({ $0[environment] }) { return known }
    var found: [String: [Scene]] = [:]
    let storyboards = files.filter { $0.key.hasSuffix(".storyboard") }.values.joined()
    for file in storyboards.sorted(by: { $0.path < $1.path }) {
      for (number, scene) in (outline(of: file, environment)?.scenes ?? []).enumerated() {
        guard let name = scene.customClass else { continue }
        found[name, default: []].append(Scene(path: file.path, number: number))
      }
    }
    scenes.withLock { $0[environment] = found }
    return found
  }

  private func outline(of file: ResourceFile, _ environment: ScreenEnvironment) -> InterfaceOutline? {
    let key = Key(path: file.path, environment: environment)
    if let known = outlines.withLock({ $0[key] }) { return known }
    let outline = file.bytes().flatMap { read($0, file.path, environment) }
    outlines.withLock { $0[key] = outline }
    return outline
  }

  /// How many folders two paths have in common.
  private func shared(_ one: String, _ other: String) -> Int {
    zip(one.split(separator: "/"), other.split(separator: "/")).prefix { $0 == $1 }.count
  }
}
