/// Which of the screens are meant: `--view`, `--preview`, else all.
struct ScreenSelection {
  let options: OpenOptions

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
    let hint = NearestName.hint(for: view, among: screens.map(\.name))
    throw .usage("there is no view \"\(view)\" in the input\(hint)")
  }

  private func previewed(
    _ preview: String, among screens: [ScreenEntry]
  ) throws(EarshotError) -> [ScreenEntry] {
    let previews = screens.filter { $0.number != nil }
    if let screen = previews.first(where: { $0.name == preview }) { return [screen] }
    if let number = Int(preview), let screen = previews.first(where: { $0.number == number }) {
      return [screen]
    }
    guard !previews.isEmpty else { throw .usage("there is no preview in the input") }
    if Int(preview) != nil {
      throw .usage("there is no preview \(preview); the input has \(previews.count)")
    }
    let hint = NearestName.hint(for: preview, among: previews.map(\.name))
    throw .usage("there is no preview \"\(preview)\" in the input\(hint)")
  }
}
