import EarshotVocabulary

/// One side of a comparison as it is written: `FILE`, `FILE#VIEW`, `FILE@REVISION`,
/// `FILE@REVISION#VIEW`, with options of its own (`ios=17`, `locale=de`).
public struct ComparedInput: Sendable {
  /// A file or a folder.
  public var path: String
  /// A revision of the Git repository around it; nil: what lies in the folder.
  public var revision: String?
  /// A view or a preview, by name or number.
  public var screen: String?

  /// A file of exactly that name wins over what the marks in it might mean.
  public init(_ text: String) {
    path = text
    guard FileSystem.status(text) == nil else { return }
    if let mark = path.lastIndex(of: "#"), mark != path.startIndex {
      screen = String(path[path.index(after: mark)...])
      path = String(path[..<mark])
    }
    guard FileSystem.status(path) == nil, let mark = path.lastIndex(of: "@"), mark != path.startIndex
    else { return }
    revision = String(path[path.index(after: mark)...])
    path = String(path[..<mark])
  }

  /// What people call it.
  public var name: String {
    path + (revision.map { "@\($0)" } ?? "") + (screen.map { "#\($0)" } ?? "")
  }

  /// The one screen that is meant.
  public func screen(options: OpenOptions) throws(EarshotError) -> (ScreenEntry, [Notice]) {
    var options = options
    if let screen {
      options.view = nil
      options.preview = nil
      if let found = try? opened(options.with(view: screen)) { return try only(found) }
      options.preview = screen
    }
    return try only(opened(options))
  }

  private func opened(_ options: OpenOptions) throws(EarshotError) -> OpenedInput {
    guard let revision else { return try Earshot.open([path], options: options) }
    let repository = try GitRepository(around: path)
    var options = options
    options.files = FileTree(revision: try repository.files(at: repository.commit(revision)))
    return try Earshot.open([path], options: options)
  }

  private func only(_ input: OpenedInput) throws(EarshotError) -> (ScreenEntry, [Notice]) {
    guard let first = input.screens.first else {
      throw .unreadable(name, "there is no screen in it")
    }
    guard input.screens.count == 1 else {
      let names = input.screens.prefix(20).map(\.name).joined(separator: ", ")
      throw .usage("\(path) has several screens; name one behind #: \(names)")
    }
    return (first, input.notices)
  }
}

extension OpenOptions {
  fileprivate func with(view: String) -> OpenOptions {
    var options = self
    options.view = view
    return options
  }
}
