/// What of other targets a file can name.
extension FileCode {
  /// Whether code of a file means the type that this one declares. One of the SDK's name in another target, which
  /// the code's file does not import, hides nothing there.
  ///
  /// - Parameter imported: the modules that any file imports.
  func isVisible(_ name: String, from other: FileCode, _ imported: Set<String>) -> Bool {
    guard isVisible(from: other) else { return false }
    guard other !== self, SDK.isKnownType(name), let module = modules.first(where: imported.contains),
      !other.path.split(separator: "/").contains(module[...])
    else { return true }
    return other.imports.value.contains(module)
  }
}
