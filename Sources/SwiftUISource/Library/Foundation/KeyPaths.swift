extension Machine {
  /// `\.tide.appending(path: \.depth)` is `\.tide.depth`.
  func keyPathMethod(_ path: KeyPathValue, _ call: LibraryCall) -> Value? {
    guard call.name == "appending", case .keyPath(let rest)? = call["path"] else { return nil }
    return .keyPath(KeyPathValue(root: path.root, components: path.components + rest.components))
  }
}
