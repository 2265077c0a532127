import EarshotVocabulary

/// Something that can be opened as a screen, as it was found in the code.
package struct DeclaredScreen {
  /// What it is.
  package enum Kind {
    case app
    case preview
    case view
  }

  /// What it is.
  package var kind: Kind
  /// The app's, the preview's or the view's name.
  package var name: String
  /// Where it is declared.
  package var location: SourceLocation

  /// Something that can be opened.
  package init(_ kind: Kind, name: String, at location: SourceLocation) {
    self.kind = kind
    self.name = name
    self.location = location
  }
}

extension AppCode {
  /// What the screens show at their roots; nil for one that is not found.
  ///
  /// - Parameter entries: all that can be opened, in the order found: the previews of a provider and the scenes
  ///   of an app are told by their order.
  package func roots(of entries: [DeclaredScreen]) -> [TypedScreen.Root?] {
    alone { foundRoots(of: entries) }
  }

  private func foundRoots(of entries: [DeclaredScreen]) -> [TypedScreen.Root?] {
    var scenes: [String: Int] = [:]
    var places: [CodeLine: Int] = [:]
    return entries.map { entry in
      let line = CodeLine(path: entry.location.file, line: entry.location.line)
      switch entry.kind {
      case .view: return .view(entry.name, file: line.path)
      case .app:
        // `Harbor (Log)` is a scene of `Harbor` other than its first.
        let name = String(entry.name.prefix { $0 != " " })
        let app = "\(line.path) \(name)"
        defer { scenes[app, default: 0] += 1 }
        return .scene(name, file: line.path, index: scenes[app, default: 0])
      case .preview:
        if preview(in: line.path, line: line.line) != nil {
          return .preview(file: line.path, line: line.line)
        }
        guard let provider = provider(at: line) else { return nil }
        defer { places[line, default: 0] += 1 }
        let all = entries.filter {
          $0.kind == .preview && $0.location.file == line.path && $0.location.line == line.line
        }
        return .provider(provider, file: line.path, index: places[line, default: 0], count: all.count)
      }
    }
  }
}

/// A line of a file.
struct CodeLine: Hashable {
  var path: String
  var line: Int
}
