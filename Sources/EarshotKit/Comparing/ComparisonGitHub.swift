import EarshotReports
import EarshotVocabulary

extension ProjectComparison {
  /// Workflow commands of GitHub Actions: what is heard differently stands beside the line that says it. A warning
  /// where somebody has less than before, else a notice.
  public func github() -> [UInt8] {
    var bytes: [UInt8] = syntaxErrors.flatMap { error in
      FindingAnnotation.bytes(
        level: "error", title: "Syntax error", message: error.message, at: error.location.map(inRepository))
    }
    bytes += FindingAnnotation.bytes(of: read, hiding: "differences")
    var seen: Set<String> = []
    for screen in changed {
      for change in screen.changes {
        let place = change.after?.place ?? screen.after.location
        guard seen.insert("\(place?.description ?? "") \(change.told)").inserted else { continue }
        bytes += FindingAnnotation.bytes(
          level: change.losesSomething || change.kind == .removed ? "warning" : "notice",
          title: "Heard differently: \(screen.after.name)", message: change.told, at: place.map(inRepository))
      }
      for line in ControlChange.lines(screen.controls) {
        bytes += FindingAnnotation.bytes(
          level: screen.controls.contains(where: \.isLost) ? "warning" : "notice",
          title: "Heard differently: \(screen.after.name)", message: line,
          at: screen.after.location.map(inRepository))
      }
    }
    bytes += added.flatMap { side in
      FindingAnnotation.bytes(
        level: "notice", title: "New screen: \(side.name)", message: side.told,
        at: side.location.map(inRepository))
    }
    bytes += removed.flatMap { side in
      FindingAnnotation.bytes(
        level: "warning", title: "Screen is gone: \(side.name)", message: side.told, at: nil)
    }
    return bytes
  }

  /// Runners know files by their names in the repository.
  private func inRepository(_ place: SourceLocation) -> SourceLocation {
    guard let root else { return place }
    let path = FilePath.resolved(place.file, in: FileSystem.currentFolder() ?? "/")
    guard path.hasPrefix(root + "/") else { return place }
    return SourceLocation(
      file: String(path.dropFirst(root.count + 1)), line: place.line, column: place.column)
  }
}

extension ScreenComparison.Side {
  fileprivate var told: String { stops.map(\.heard.orNothing).joined(separator: "\n") }
}

extension SpeechChange {
  fileprivate var told: String {
    var lines: [String] = []
    switch kind {
    case .moved, .details: lines = ["Heard: \(after?.heard.orNothing ?? "")", stop]
    default:
      if let before { lines.append("Before: \(before.heard.orNothing)") }
      if let after { lines.append("After: \(after.heard.orNothing)") }
    }
    return (lines + notes).joined(separator: "\n")
  }
}
