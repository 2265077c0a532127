import EarshotVocabulary

/// Which of the screens are meant: `--view`, `--preview`, else all.
struct ScreenSelection {
  /// What the code of an input has under names, for who mixes the options up.
  struct Names {
    var previews: [String] = []
    var views: [String] = []
  }

  let options: OpenOptions
  let names: Names

  /// - Returns: all screens of a line that holds several, where a line is named; else one.
  /// - Throws: `EarshotError.usage` where a name fits none, with the nearest one that there is.
  func chosen(from screens: [ScreenEntry]) throws(EarshotError) -> [ScreenEntry] {
    if let view = options.view { return try named(view, among: screens) }
    if let preview = options.preview { return try previewed(preview, among: screens) }
    return screens
  }

  private func named(
    _ view: String, among screens: [ScreenEntry]
  ) throws(EarshotError) -> [ScreenEntry] {
    // The first of a name: inputs come before other files.
    if let screen = screens.first(where: { $0.name == view }) { return [screen] }
    let placed = ScreenHeadings.named(view, among: screens)
    if !placed.isEmpty { return placed }
    if names.previews.contains(view) {
      throw .usage("there is no view \"\(view)\" in the input; `--preview` reads the preview of that name")
    }
    let hint = NearestName.hint(for: view, among: screens.map(\.name))
    throw .usage("there is no view \"\(view)\" in the input\(hint)")
  }

  private func previewed(
    _ preview: String, among screens: [ScreenEntry]
  ) throws(EarshotError) -> [ScreenEntry] {
    let placed = ScreenHeadings.named(preview, among: screens)
    if !placed.isEmpty { return placed }
    let previews = screens.filter { $0.number != nil }
    if let screen = previews.first(where: { $0.name == preview }) { return [screen] }
    if let number = Int(preview), let screen = previews.first(where: { $0.number == number }) {
      return [screen]
    }
    // An app's screens have names, too.
    if let screen = screens.first(where: { $0.isApp && $0.name == preview }) { return [screen] }
    if names.views.contains(preview) {
      throw .usage("there is no preview \"\(preview)\" in the input; `--view \(preview)` reads the view")
    }
    guard !previews.isEmpty else {
      let view = names.views.first.map { "; `--view NAME` reads a view, such as \($0)" } ?? ""
      throw .usage("there is no preview in the input\(view)")
    }
    if Int(preview) != nil {
      throw .usage("there is no preview \(preview); the input has \(previews.count)")
    }
    let hint = NearestName.hint(for: preview, among: previews.map(\.name))
    throw .usage("there is no preview \"\(preview)\" in the input\(hint)")
  }
}
