import EarshotSDK
import EarshotSwiftRuntime
import EarshotSwiftUIScreens
import EarshotViewTree
import EarshotVocabulary
import Foundation

/// The trees of the screens of files, with what is not known of them.
struct ScreenReport {
  private var screens = 0
  private var gaps: [String: Int] = [:]
  private let natives: Natives
  private let library: Library

  init(library: @escaping Library) {
    var natives = Natives.standard()
    natives.addScreens()
    self.natives = natives
    self.library = library
  }

  mutating func add(_ path: String) {
    guard let data = FileManager.default.contents(atPath: path) else {
      return print("\(path): can't be read")
    }
    let module = AppModule(name: "App", files: [(path, Array(data))])
    guard let code = AppCode(modules: [module], catalogs: nil, natives: natives, library: library) else {
      return print("no SwiftUI")
    }
    let entries = EntryPoints([code.entries(of: path)])
    for entry in entries.all.isEmpty ? entries.uiKitScreens : entries.all {
      var screen = TypedScreen(code, entry.root, name: entry.name, at: entry.location, ScreenEnvironment())
      let tree = screen.tree(InterfaceState())
      screens += 1
      print("\((path as NSString).lastPathComponent): \(entry.name)")
      for line in TreeDump(tree).lines { print("  \(line)") }
      for gap in tree.gaps { gaps[gap.cause, default: 0] += 1 }
      if let gap = screen.gap {
        gaps[gap.cause, default: 0] += 1
        print("  GAP \(gap.cause)\(gap.place.map { " at \($0)" } ?? "")")
      }
    }
  }

  func finish() {
    print("\(screens) screens, \(gaps.count) causes of gaps")
    for (cause, count) in gaps.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }).prefix(40) {
      print("  \(count) \(cause)")
    }
  }
}
