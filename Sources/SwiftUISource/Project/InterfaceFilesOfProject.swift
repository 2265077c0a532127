import EarshotUIKitScreens
import EarshotViewTree
import EarshotVocabulary

extension SwiftUIProject {
  /// The interface files that the project's code loads.
  package var interfaceFiles: any InterfaceFiles { InterfaceFilesOfProject(resources: index.resources) }
}

private struct InterfaceFilesOfProject: InterfaceFiles {
  let resources: ProjectResources

  func file(
    named name: String, ending: String, near place: String, _ environment: ScreenEnvironment
  ) -> (outline: InterfaceOutline, path: String)? {
    resources.interface(named: name, near: place, environment, ending: ending).map { ($0.outline, $0.path) }
  }

  func isThere(
    named name: String, ending: String, near place: String, _ environment: ScreenEnvironment
  ) -> Bool {
    resources.data.file(named: "\(name).\(ending)", near: place, for: environment.device) != nil
  }

  func scene(
    ofClass name: String, near place: String, _ environment: ScreenEnvironment
  ) -> (outline: InterfaceOutline, number: Int)? {
    guard let found = resources.scene(ofClass: name, near: place, environment),
      let file = resources.interface(at: found.path, environment)
    else { return nil }
    return (file.outline, found.number)
  }
}
