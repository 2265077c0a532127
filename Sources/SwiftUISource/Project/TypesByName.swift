extension ProjectIndex {
  /// A type by its path, seen from inside `owner`: nested types first, outwards, then anywhere.
  ///
  /// - Parameter ofParents: whether types nested in what `owner` inherits from are found too;
  ///   not while its inheritance is being worked out.
  func findType(
    _ path: [String], owner: TypeInfo?, file: FileCode?, onlyNested: Bool = false, ofParents: Bool = true
  ) -> TypeInfo? {
    guard let name = path.last else { return nil }
    if let locals = owner?.locals, let owner, let local = locals.find(path, from: owner.path) { return local }
    let declared = (types[name] ?? []) + foundationTypes(named: name)
    guard !declared.isEmpty else { return nil }
    let candidates = visible(declared, named: name, from: owner, file)
    if let owner {
      for around in owner.pathsAround(in: file) {
        let wanted = around + path
        let nested = candidates.filter { $0.path == wanted }
        if nested.count > 1, let own = owner.declaration?.file ?? file,
          let near = nested.first(where: { $0.declaration?.file === own })
        {
          return near
        }
        if let found = nested.first { return found }
      }
      for parent in ofParents ? lineage(of: owner).dropFirst() : [] {
        let wanted = parent.path + path
        if let found = candidates.first(where: { $0.path == wanted }) { return found }
      }
    }
    if onlyNested { return nil }
    let asking = file ?? owner?.declaration?.file
    let exact = seen(candidates.filter { $0.path == path }, from: asking)
    if exact.count > 1, let file = file ?? owner?.declaration?.file ?? owner?.extensions.first?.file {
      if let near = exact.first(where: { $0.declaration?.file === file }) { return near }
      return nearest(exact, to: file.path)
    }
    if let first = exact.first { return first }
    // A module name in front, or a type nested in one that is not known here.
    if path.count > 1 {
      if let found = candidates.first(where: { $0.path.suffix(path.count) == path[...] }) { return found }
      if SDK.isKnownType(path[0]) || isOfSDK(path, candidates) { return nil }
      // A module's files stand in a folder of its name, and none imports its own module.
      let outermost = candidates.filter { info in
        info.path.count == 1 && info.declaration?.file.imports.value.contains(path[0]) != true
      }
      return outermost.count < 2
        ? outermost.first
        : outermost.first { $0.declaration?.file.path.split(separator: "/").contains(path[0][...]) ?? false }
          ?? outermost.first
    }
    return nil
  }

  /// `SwiftUI.Font`: a type of the SDK's where the app has one of the name too. A module of the project may
  /// have the name of one of the SDK's.
  private func isOfSDK(_ path: [String], _ candidates: [TypeInfo]) -> Bool {
    guard path.count == 2, SDK.modules.contains(path[0]) else { return false }
    return !candidates.contains { info in
      info.declaration?.file.path.split(separator: "/").contains(path[0][...]) ?? false
    }
  }

  /// Without the types of tests, where code asks that is none of them. One that nothing else declares is meant
  /// all the same: targets of the app may compile a file that lies among tests.
  private func seen(_ declared: [TypeInfo], from file: FileCode?) -> [TypeInfo] {
    guard let file else { return declared }
    let seen = declared.filter { info in
      info.declaration?.file.isVisible(info.name, from: file, imports) ?? true
    }
    guard seen.isEmpty, let name = declared.first?.path.last, !SDK.isKnownType(name) else { return seen }
    return declared
  }

  /// All types of that name at the top level: modules may have one each.
  func types(named name: String) -> [TypeInfo] { (types[name] ?? []).filter { $0.path.count == 1 } }

  /// The one type that has a name, wherever it is nested; nil where several have it.
  func onlyType(named name: String) -> TypeInfo? {
    guard let found = types[name], found.count == 1 else { return nil }
    return found[0]
  }

  /// Where several modules declare a name, that of the module asked from: the one with which it
  /// has the most folders in common; tests and stand-ins for tests come last.
  private func nearest(_ candidates: [TypeInfo], to path: String) -> TypeInfo? {
    let folders = path.split(separator: "/")
    let isTest = path.contains("Test") || path.contains("Mock")
    func shared(_ info: TypeInfo) -> Int {
      guard let other = info.declaration?.file.path else { return -1 }
      let common = FolderDistance.shared(other, folders)
      return !isTest && (other.contains("Test") || other.contains("Mock")) ? common - 100 : common
    }
    var best: (info: TypeInfo, shared: Int)?
    for info in candidates {
      let count = shared(info)
      if best == nil || count > (best?.shared ?? 0) { best = (info, count) }
    }
    return best?.info
  }

  /// Without the types that only their own files see. Where the asking file can't be told and the SDK has no
  /// type of that name, they are what is meant.
  private func visible(
    _ declared: [TypeInfo], named name: String, from owner: TypeInfo?, _ file: FileCode?
  ) -> [TypeInfo] {
    guard declared.contains(where: { $0.declaration?.isPrivate == true }), file != nil || owner != nil else {
      return declared
    }
    let seen = declared.filter { info in
      guard let declaration = info.declaration, declaration.isPrivate else { return true }
      return declaration.file === file || owner?.stands(in: declaration.file) == true
    }
    return seen.isEmpty && !SDK.isKnownType(name) ? declared : seen
  }
}

extension TypeInfo {
  /// Whether a part of the type is written in a file.
  fileprivate func stands(in file: FileCode) -> Bool {
    declaration?.file === file || extensions.contains { $0.file === file }
  }
}
