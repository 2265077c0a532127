import EarshotProjects
import EarshotSDK

extension MacroTemplates {
  /// Of the macros that the modules which files import declare, and those that stubs of the user's do.
  init(for files: [SourceFile]) {
    self.init()
    for (macro, text) in EmbeddedLibrary.textsOfMacros(in: ImportedModules(of: files).names) {
      add(text, of: macro)
    }
    for file in files { add(declaredIn: file) }
  }
}
