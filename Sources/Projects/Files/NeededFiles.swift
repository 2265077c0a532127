/// Which of the other files the inputs need: those that declare a name the inputs, or files
/// already needed, mention and lack; those that extend a type declared there; those that add
/// a mentioned member to a type of the SDK, or what is used without a name: a subscript, an
/// operator, a conformance.
package struct NeededFiles {
  package static func among(_ others: [SourceFile], for inputs: [SourceFile]) -> [SourceFile] {
    if others.isEmpty { return [] }
    var pending = inputs.map { FileOutline($0.bytes) }
    let outlines = others.map { FileOutline($0.bytes) }
    let tables = Tables(outlines)
    var known: Set<String> = []
    var declared = DeclaredNames()
    for outline in pending { declared.add(outline) }
    var taken = outlines.map(tables.isUsedWithoutName)
    for (index, outline) in outlines.enumerated() where taken[index] {
      declared.add(outline)
      pending.append(outline)
    }
    while let outline = pending.popLast() {
      // Not `subtracting`, which walks all that is known for each file.
      let fresh = outline.words.filter { !known.contains($0) }
      known.formUnion(fresh)
      var found: Set<Int> = []
      for word in fresh {
        found.formUnion(declared.stillNeeded(for: word, tables))
        for (type, index) in tables.adding[word] ?? [] where isReachable(type, known, tables) {
          found.insert(index)
        }
      }
      for type in outline.declared { found.formUnion(tables.extending[type] ?? []) }
      for index in found.sorted() where !taken[index] {
        taken[index] = true
        declared.add(outlines[index])
        pending.append(outlines[index])
      }
    }
    return zip(others, taken).compactMap { $1 ? $0 : nil }
  }

  /// An extension of a type of the SDK reaches everyone; one of an app's type only those that
  /// know the type.
  private static func isReachable(_ type: String, _ known: Set<String>, _ tables: Tables) -> Bool {
    tables.declaring[type] == nil || known.contains(type)
  }

  /// What the files that are taken so far declare.
  private struct DeclaredNames {
    private var anywhere: Set<String> = []
    private var atTop: Set<String> = []

    mutating func add(_ outline: FileOutline) {
      anywhere.formUnion(outline.declared)
      atTop.formUnion(outline.declaredAtTop)
    }

    /// A type nested in another answers for its name only inside that type: `Keys` elsewhere is
    /// still the one at some file's top.
    func stillNeeded(for name: String, _ tables: Tables) -> [Int] {
      if atTop.contains(name) { return [] }
      return (anywhere.contains(name) ? tables.declaringAtTop : tables.declaring)[name] ?? []
    }
  }

  private struct Tables {
    var declaring: [String: [Int]] = [:]
    var declaringAtTop: [String: [Int]] = [:]
    var extending: [String: [Int]] = [:]
    var adding: [String: [(type: String, file: Int)]] = [:]

    /// Whether any file may use what this one adds to types that no file declares.
    func isUsedWithoutName(_ outline: FileOutline) -> Bool {
      outline.declaresOperators || outline.words.contains("_exported")
        || outline.extendedSilently.contains { declaring[$0] == nil }
    }

    init(_ outlines: [FileOutline]) {
      for (index, outline) in outlines.enumerated() {
        for name in outline.declared { declaring[name, default: []].append(index) }
        for name in outline.declaredAtTop { declaringAtTop[name, default: []].append(index) }
        for (type, members) in outline.extended {
          extending[type, default: []].append(index)
          for member in members { adding[member, default: []].append((type, index)) }
          // Whoever calls an initializer names the type: `Color(depth: 3)`.
          if members.contains("init") { adding[type, default: []].append((type, index)) }
        }
      }
    }
  }
}
