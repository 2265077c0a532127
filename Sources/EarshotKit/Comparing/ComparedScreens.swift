import EarshotVocabulary

/// The screens of two versions, read so that each can be found in the other.
///
/// An app's previews are its screens; where it has none, the views are that no other view uses. So the first preview
/// makes views cease to be screens, and a view that no preview shows would be changed without a word. Both are read
/// by themselves.
struct ComparedScreens {
  /// The screens of the first version.
  private(set) var old: [ScreenComparison.Side] = []
  /// The screens of the second version.
  private(set) var new: [ScreenComparison.Side] = []
  /// What a file of the first version is found by in the second.
  let oldFile: (String) -> String
  /// What a file of the second version is found by in the first.
  let newFile: (String) -> String
  /// Whether the user named what is compared with what.
  let areChosen: Bool

  /// - Parameters:
  ///   - old: the first version; nil: it has nothing of the inputs.
  ///   - new: the second version.
  ///   - areChosen: whether the user named what is compared with what.
  ///   - isChanged: whether a file differs, so that its views are screens if no other shows them.
  init(
    _ old: OpenedInput?, _ new: OpenedInput?, oldFile: @escaping (String) -> String,
    newFile: @escaping (String) -> String, areChosen: Bool, isChanged: (String) -> Bool
  ) {
    self.areChosen = areChosen
    self.oldFile = oldFile
    self.newFile = newFile
    let views = (old?.otherViews ?? []) + (new?.otherViews ?? [])
    let files = Set(views.compactMap { $0.location?.file }).filter(isChanged)
    self.old = ComparedScreens.read(old?.screens ?? [], old, files)
    self.new = ComparedScreens.read(new?.screens ?? [], new, files)
    let oldNames = ComparedScreens.names(old?.screens ?? [], oldFile)
    let newNames = ComparedScreens.names(new?.screens ?? [], newFile)
    let hidden = ComparedScreens.names(ComparedScreens.hidden(old, self.old, files), oldFile)
      .union(ComparedScreens.names(ComparedScreens.hidden(new, self.new, files), newFile))
    func left(_ input: OpenedInput?, _ wanted: Set<Name>, _ file: (String) -> String) -> [ScreenEntry] {
      (input?.otherViews ?? []).filter { wanted.contains(Name($0, file)) }
    }
    self.old += ComparedScreens.read(
      left(old, hidden.union(newNames.subtracting(oldNames)), oldFile), old, [])
    self.new += ComparedScreens.read(
      left(new, hidden.union(oldNames.subtracting(newNames)), newFile), new, [])
  }

  private struct Name: Hashable {
    var file: String
    var view: String

    init(_ entry: ScreenEntry, _ file: (String) -> String) {
      self.file = file(entry.location?.file ?? "")
      view = entry.name
    }
  }

  private static func names(_ entries: [ScreenEntry], _ file: (String) -> String) -> Set<Name> {
    Set(entries.map { Name($0, file) })
  }

  private static func read(
    _ screens: [ScreenEntry], _ input: OpenedInput?, _ files: Set<String>
  ) -> [ScreenComparison.Side] {
    guard let settings = input?.settings else { return [] }
    return LargeStack.map(screens) {
      ScreenComparison.Side($0.name, screen: $0, settings: settings, linesOf: files)
    }
  }

  /// Views of these files of which no screen shows a line.
  private static func hidden(
    _ input: OpenedInput?, _ sides: [ScreenComparison.Side], _ files: Set<String>
  ) -> [ScreenEntry] {
    let screens = Set((input?.screens ?? []).compactMap(\.location))
    let views = (input?.otherViews ?? []).filter { $0.location.map { files.contains($0.file) } ?? false }
    return Dictionary(grouping: views) { $0.location?.file ?? "" }.flatMap { file, views in
      let shown = sides.compactMap { $0.lines[file] }.reduce(into: Set<Int>()) { $0.formUnion($1) }
      let starts = views.compactMap { $0.location?.line }.sorted()
      return views.filter { view in
        guard let place = view.location, !screens.contains(place) else { return false }
        let end = starts.first { $0 > place.line } ?? .max
        return !shown.contains { (place.line..<end).contains($0) }
      }
    }
  }
}
