/// The files that are compiled into one module.
package struct AppModule {
  /// As an `import` has it.
  package var name: String
  /// Each file by its path, with its text.
  package var files: [(path: String, bytes: [UInt8])]

  /// Files of one module.
  package init(name: String, files: [(path: String, bytes: [UInt8])]) {
    self.name = name
    self.files = files
  }
}
