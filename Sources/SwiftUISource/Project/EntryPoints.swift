import EarshotVocabulary

/// What can be opened of the input files.
struct EntryPoints {
  typealias Entry = (entry: EntryPoint, root: SwiftUIScreen.Root)

  /// The scenes of apps.
  var scenes: [Entry] = []
  var previews: [Entry] = []
  var views: [Entry] = []
  /// The views that no other view uses, where there is no preview.
  var topViews: [Entry] = []

  init(inputs: [ParsedFile], index: ProjectIndex) {
    for parsed in inputs {
      collectScenes(parsed, index)
      collectPreviews(parsed, index)
      collectViews(parsed.declarations.types, parsed.file, index)
    }
    if previews.isEmpty {
      let used = usedNames(inputs)
      topViews = views.filter { !used.contains($0.entry.name) }
      if topViews.isEmpty, scenes.isEmpty { topViews = views }
    }
  }

  private mutating func collectScenes(_ parsed: ParsedFile, _ index: ProjectIndex) {
    for type in parsed.declarations.types where AppScenes.isApp(type) {
      guard let info = index.findType(type.path, owner: nil, file: parsed.file),
        info.properties["body"] != nil
      else { continue }
      let all = AppScenes(info: info, type: type, file: parsed.file, index: index).all
      for (order, scene) in all.enumerated() {
        let place = scene.file.place(scene.start)
        let location = SourceLocation(file: scene.file.path, line: place.line, column: place.column)
        scenes.append(
          (
            EntryPoint(kind: .app, name: scene.name, number: nil, location: location),
            .scene(info, index: order)
          ))
      }
    }
  }

  private mutating func collectPreviews(_ parsed: ParsedFile, _ index: ProjectIndex) {
    var found: [(start: Int, name: String?, shown: String?, root: SwiftUIScreen.Root)] = []
    let shown = ShownView(index: index, file: parsed.file)
    for preview in parsed.declarations.previews {
      found.append(
        (
          preview.start, preview.name, shown.name(in: preview.body.value),
          .preview(preview.body.value, preview.file, given: preview.arguments)
        ))
    }
    for type in parsed.declarations.types where conformsToPreviewProvider(type) {
      guard let info = index.findType(type.path, owner: nil, file: parsed.file) else { continue }
      for (order, preview) in previews(of: info, index).enumerated() {
        found.append((type.start + order, preview.name, type.name, preview.root))
      }
    }
    var names = PreviewNames(file: parsed.file.path, given: found.compactMap(\.name))
    for preview in found.sorted(by: { $0.start < $1.start }) {
      let number = previews.count + 1
      let place = parsed.file.place(preview.start)
      let location = SourceLocation(file: parsed.file.path, line: place.line, column: place.column)
      let name = preview.name ?? names.name(showing: preview.shown)
      previews.append(
        (EntryPoint(kind: .preview, name: name, number: number, location: location), preview.root))
    }
  }

  private func conformsToPreviewProvider(_ type: TypeCode) -> Bool {
    type.kind != .extensionType && type.inherited.contains { $0.simpleName == "PreviewProvider" }
  }

  /// The previews of a provider, with their display names.
  private func previews(
    of info: TypeInfo, _ index: ProjectIndex
  ) -> [(name: String?, root: SwiftUIScreen.Root)] {
    if let plain = PlainPreviews.read(info, index) {
      return plain.map { ($0.name, .plain($0.property, of: info)) }
    }
    return namesOfMade(info, index).enumerated().map { ($1, .provider(info, index: $0)) }
  }

  /// A name for each preview that a provider makes when it is run: its display name, or nil.
  private func namesOfMade(_ info: TypeInfo, _ index: ProjectIndex) -> [String?] {
    let machine = Machine(
      project: index, environment: ScreenEnvironment(), overrides: Overrides(), state: AppState())
    let expander = Expander(machine: machine, interface: .init())
    let views = SwiftUIScreen.providerViews(info, machine, expander, Surroundings())
    if views.isEmpty { return [nil] }
    return views.map { view in
      view.modifiers.last { $0.name == "previewDisplayName" }?.unlabeled().map { machine.describe($0) }
    }
  }

  private mutating func collectViews(_ types: [TypeCode], _ file: FileCode, _ index: ProjectIndex) {
    for type in types {
      if type.kind == .structure, let info = index.findType(type.path, owner: nil, file: file),
        index.allNames(of: info).contains("View"),
        info.properties["body"] != nil || isBodyInherited(info, index)
      {
        let place = file.place(type.start)
        let entry = EntryPoint(
          kind: .view, name: type.path.joined(separator: "."), number: nil,
          location: SourceLocation(file: file.path, line: place.line, column: place.column))
        views.append((entry, .view(info)))
      }
      collectViews(type.nested, file, index)
    }
  }

  private func isBodyInherited(_ info: TypeInfo, _ index: ProjectIndex) -> Bool {
    index.lineage(of: info).contains { $0.properties["body"] != nil }
  }

  /// Names of types that the code of other types uses, by the words in their source. What an app's scenes use
  /// is read with them.
  private func usedNames(_ inputs: [ParsedFile]) -> Set<String> {
    let names = Set(views.map { $0.entry.name })
    var used: Set<String> = []
    for parsed in inputs {
      for (owner, word) in Words(parsed, countsApps: !scenes.isEmpty)
      where names.contains(word) && owner != word { used.insert(word) }
    }
    return used
  }

  /// The identifiers that stand inside each top-level type that is no preview.
  struct Words: Sequence {
    private let pairs: [(String, String)]

    /// - Parameter countsApps: whether what an app's code names is used by it.
    init(_ parsed: ParsedFile, countsApps: Bool = false) {
      var pairs: [(String, String)] = []
      let types = parsed.declarations.types.sorted { $0.start < $1.start }
      let bytes = parsed.file.bytes
      for (index, type) in types.enumerated() {
        let passedBy: Set<String> = countsApps ? ["PreviewProvider"] : ["PreviewProvider", "App"]
        if type.inherited.contains(where: { passedBy.contains($0.simpleName ?? "") }) { continue }
        let end = index + 1 < types.count ? types[index + 1].start : bytes.count
        let previewStart = parsed.declarations.previews.map(\.start).filter { $0 > type.start }.min() ?? end
        var word: [UInt8] = []
        var position = type.start
        while position < Swift.min(end, previewStart, bytes.count) {
          let byte = bytes[position]
          let isLetter =
            (byte >= 0x41 && byte <= 0x5A) || (byte >= 0x61 && byte <= 0x7A) || byte == 0x5F
            || (byte >= 0x30 && byte <= 0x39) || byte >= 0x80
          if isLetter {
            word.append(byte)
          } else if !word.isEmpty {
            if word[0] >= 0x41, word[0] <= 0x5A {
              pairs.append((type.name, String(decoding: word, as: UTF8.self)))
            }
            word.removeAll(keepingCapacity: true)
          }
          position += 1
        }
      }
      self.pairs = pairs
    }

    func makeIterator() -> IndexingIterator<[(String, String)]> { pairs.makeIterator() }
  }
}
