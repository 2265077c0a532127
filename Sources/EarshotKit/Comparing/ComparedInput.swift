import EarshotVocabulary

/// One side of a comparison as it is written: `PATH`, `PATH#SCREEN`, `PATH@REVISION`, `PATH@REVISION#SCREEN`.
public struct ComparedInput: Sendable {
  /// A file or a folder.
  public var path: String
  /// A revision of the Git repository around it; nil: what lies in the folder.
  public var revision: String?
  /// A view or a preview, by name or number; nil: all screens.
  public var screen: String?

  /// A file of exactly that name wins over what the marks in it might mean.
  public init(_ text: String) {
    path = text
    guard FileSystem.status(text) == nil else { return }
    if let mark = path.lastIndex(of: "#"), mark != path.startIndex {
      screen = String(path[path.index(after: mark)...])
      path = String(path[..<mark])
    }
    guard FileSystem.status(path) == nil, let mark = revisionMark else { return }
    revision = String(path[path.index(after: mark)...])
    path = String(path[..<mark])
  }

  /// The mark before the revision, which may have marks of its own (`HEAD@{1}`), as the path may.
  private var revisionMark: String.Index? {
    let marks = path.indices.dropFirst().filter { path[$0] == "@" }.reversed()
    return marks.first { FileSystem.status(String(path[..<$0])) != nil }
      ?? marks.first { !path[$0...].hasPrefix("@{") }
  }

  /// What people call it.
  public var name: String {
    path + (revision.map { "@\($0)" } ?? "") + (screen.map { "#\($0)" } ?? "")
  }

  /// Reads the project around the path, at the revision where one is named.
  func opened(_ options: OpenOptions, _ files: FileTree) throws(EarshotError) -> OpenedInput {
    var options = options
    options.files = files
    guard let screen else { return try open(options) }
    options.view = screen
    options.preview = nil
    if let found = try? open(options) { return found }
    options.view = nil
    options.preview = screen
    return try open(options)
  }

  private func open(_ options: OpenOptions) throws(EarshotError) -> OpenedInput {
    let opened = try Earshot.open([path], options: options)
    try opened.checkThatSyntaxErrorsLeaveScreens()
    guard !opened.screens.isEmpty else { throw .unreadable(path, "there is no screen in \(name)") }
    return opened
  }
}
