/// What a target of a project compiles into one module. Paths are those below the project's folder.
package struct BuildTarget: Hashable, Sendable {
  /// What comes of a target, those that show an app's screens first.
  package enum Kind: Int, Comparable, Sendable {
    case application
    case library
    /// Widgets, intents, services: they run beside an app.
    case appExtension
    case tests
    /// What no phone runs: apps of watches, Macs and televisions, tools, plugins.
    case other

    package static func < (left: Kind, right: Kind) -> Bool { left.rawValue < right.rawValue }
  }

  /// The module's name, as an `import` has it.
  package let module: String
  package let kind: Kind
  /// The files that it names one by one.
  package var files: Set<String> = []
  /// The folders of which it compiles all Swift files; empty: the project's own.
  package var folders: [String] = []
  /// Files and folders in these that it leaves out.
  package var excluded: Set<String> = []

  /// The headers of Objective-C whose imports all of its code sees: the one that its settings name, and the one of a
  /// framework that has the framework's name.
  package var headers: [String] = []

  package init(module: String, kind: Kind) {
    self.module = module
    self.kind = kind
  }

  /// The files in small letters: the disk of a Mac takes a name for one that differs in capitals.
  private var filesInSmallLetters: Set<String> = []

  /// Takes the files that it names for those on the disk whatever their capitals.
  mutating func ignoreCapitals() { filesInSmallLetters = Set(files.map { $0.lowercased() }) }

  /// Whether a file is among its sources.
  package func compiles(_ path: String) -> Bool {
    if files.contains(path) { return true }
    if !filesInSmallLetters.isEmpty, filesInSmallLetters.contains(path.lowercased()) { return true }
    guard folders.contains(where: { Self.lies(path, in: $0) }) else { return false }
    return !excluded.contains { $0 == path || Self.lies(path, in: $0) }
  }

  /// The innermost folder that all of its code is in.
  var commonFolder: String {
    let places = folders.map { $0.split(separator: "/") } + files.map { $0.split(separator: "/").dropLast() }
    guard var common = places.first else { return "" }
    for place in places {
      let same = zip(common, place).prefix { $0 == $1 }.count
      common = Array(common.prefix(same))
    }
    return common.joined(separator: "/")
  }

  private static func lies(_ path: String, in folder: String) -> Bool {
    folder.isEmpty
      || (path.hasPrefix(folder) && path.utf8.dropFirst(folder.utf8.count).first == UInt8(ascii: "/"))
  }

  /// The name of the module of a target: what can't stand in an identifier is an underscore
  /// (`PRODUCT_NAME:c99extidentifier`, and SwiftPM's `c99name`).
  package static func moduleName(of name: String) -> String {
    var result = ""
    for scalar in name.unicodeScalars {
      let isLetter = scalar == "_" || scalar.properties.isXIDContinue
      result.unicodeScalars.append(isLetter ? scalar : "_")
    }
    guard let first = result.unicodeScalars.first, !first.properties.isXIDStart, first != "_" else {
      return result
    }
    return "_" + result.unicodeScalars.dropFirst().map(String.init).joined()
  }
}

/// A project with a manifest: a Swift package or an Xcode project.
package struct BuildProject: Hashable, Sendable {
  /// The folder that its targets' paths are below.
  package let folder: String
  package let targets: [BuildTarget]

  package init(folder: String, targets: [BuildTarget]) {
    self.folder = folder
    self.targets = targets
  }

  /// The targets that compile a file, those that show an app's screens first.
  ///
  /// - Parameter path: the file's, below the project's folder.
  package func targets(compiling path: String) -> [BuildTarget] {
    targets.enumerated().filter { $0.element.compiles(path) }
      .sorted { ($0.element.kind, $0.offset) < ($1.element.kind, $1.offset) }.map(\.element)
  }
}
