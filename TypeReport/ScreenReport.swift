import EarshotSDK
import EarshotSwiftRuntime
import EarshotSwiftUIScreens
import EarshotSwiftUISource
import EarshotViewTree
import EarshotVocabulary
import Foundation

/// Holds the screens of files, as they are made of typed code, against those of the evaluator in use.
struct ScreenReport {
  private var same = 0
  private var different = 0
  private var gaps: [String: Int] = [:]
  private let natives: Natives
  private let library: Library
  private let shows: Bool

  init(library: @escaping Library) {
    var natives = Natives.standard()
    natives.addScreens()
    self.natives = natives
    self.library = library
    shows = ProcessInfo.processInfo.environment["SHOW"] != nil
  }

  mutating func add(_ path: String) {
    guard let data = FileManager.default.contents(atPath: path) else {
      return print("\(path): can't be read")
    }
    let bytes = Array(data)
    let project = SwiftUIProject(
      inputs: [SourceFile(path: path, bytes: bytes)], others: [], resources: [], bounds: .standard)
    guard
      let code = AppCode(
        modules: [AppModule(name: "App", files: [(path, bytes)])], catalogs: nil, natives: natives,
        library: library)
    else { return print("no SwiftUI") }
    let environment = ScreenEnvironment()
    let entries = project.entryPoints
    let roots = code.roots(
      of: entries.map { entry in
        let kind: DeclaredScreen.Kind =
          switch entry.kind {
          case .app: .app
          case .preview: .preview
          case .view: .view
          }
        return DeclaredScreen(kind, name: entry.name, at: entry.location)
      })
    for (entry, root) in zip(entries, roots) {
      var old = project.screen(entry, environment: environment, overrides: Overrides())
      var new = TypedScreen(
        code, root ?? .view(entry.name, file: entry.location.file), name: entry.name, at: entry.location,
        environment)
      let before = TreeDump(old.tree(InterfaceState()))
      let after = TreeDump(new.tree(InterfaceState()))
      let title = "\((path as NSString).lastPathComponent): \(entry.name)"
      if let gap = new.gap {
        gaps[gap.cause, default: 0] += 1
        print("GAP \(title): \(gap.cause)\(gap.place.map { " at \($0)" } ?? "")")
      } else if before.lines == after.lines {
        same += 1
      } else {
        different += 1
        print("DIFF \(title)")
        if shows { show(before.lines, after.lines) }
      }
    }
  }

  private func show(_ before: [String], _ after: [String]) {
    for change in after.difference(from: before) {
      switch change {
      case .remove(let place, let line, _): print("  - \(place): \(line)")
      case .insert(let place, let line, _): print("  + \(place): \(line)")
      }
    }
  }

  func finish() {
    let total = gaps.values.reduce(0, +)
    print("\(same) the same, \(different) different, \(total) with a gap")
    for (cause, count) in gaps.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }).prefix(40) {
      print("  \(count) \(cause)")
    }
  }
}
