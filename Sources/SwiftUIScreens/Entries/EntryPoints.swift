/// What can be opened of all files of an input.
package struct EntryPoints: Sendable {
  /// What the apps show, then every preview; where there is none, every view that nothing else uses, in source
  /// order.
  package let all: [EntryPoint]
  /// Every view, in source order, then what the apps show.
  package let views: [EntryPoint]
  /// The previews, with their numbers.
  package let previews: [EntryPoint]
  /// Every controller and view of UIKit, in source order.
  package let uiKitClasses: [EntryPoint]
  /// The controllers that no other class is made from, and the views of UIKit that no other type uses.
  package let uiKitScreens: [EntryPoint]

  /// - Parameter files: in the input's order.
  package init(_ files: [FileEntries]) {
    let scenes = files.flatMap(\.scenes)
    let found = files.flatMap(\.views)
    var previews = files.flatMap(\.previews)
    for index in previews.indices { previews[index].number = index + 1 }
    self.previews = previews
    views = found + scenes
    if previews.isEmpty {
      let names = Set(found.map(\.name))
      let used = files.reduce(into: Set<String>()) { used, file in
        used.formUnion(file.mentions.names(among: names, countsApps: !scenes.isEmpty))
      }
      let top = found.filter { !used.contains($0.name) }
      all = scenes + (top.isEmpty && scenes.isEmpty ? found : top)
    } else {
      all = scenes + previews
    }
    let classes = files.flatMap(\.uiKit)
    uiKitClasses = classes.map(\.entry)
    uiKitScreens = EntryPoints.screens(among: classes, of: files)
  }

  private static func screens(
    among classes: [FileEntries.UIKitEntry], of files: [FileEntries]
  ) -> [EntryPoint] {
    let superclasses = Set(classes.compactMap(\.superclass))
    let names = Set(classes.map(\.entry.name))
    let used = files.reduce(into: Set<String>()) { used, file in
      used.formUnion(file.mentions.names(among: names, countsApps: false))
    }
    return classes.filter { found in
      !superclasses.contains(found.entry.name) && (found.isController || !used.contains(found.entry.name))
    }.map(\.entry)
  }
}
