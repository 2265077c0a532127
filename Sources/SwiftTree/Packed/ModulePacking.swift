/// One module's files, packed.
package struct ModulePacking {
  package struct File {
    /// Without `.swift`.
    package var name: String
    package var code: FileCode

    package init(name: String, code: FileCode) {
      self.name = name
      self.code = code
    }
  }

  private let files: [File]
  private let index: ModuleIndex

  package init(files: [File], index: ModuleIndex) {
    self.files = files.sorted { PackedModule.stands($0.name, before: $1.name) }
    self.index = index
  }

  package func packed() -> [UInt8] {
    var counting = Packer(numbers: nil, reserved: 1)
    write(into: &counting)
    // What is used most has the shortest numbers.
    let texts = counting.counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
    let order = Dictionary(uniqueKeysWithValues: texts.enumerated().map { ($1, $0) })
    var packer = Packer(
      numbers: order, reserved: PackedFormat.Part.allCases.count * PackedFormat.fixedSize)
    var parts = write(into: &packer)
    parts[.version] = PackedFormat.version
    parts[.textCount] = texts.count
    parts[.textEnds] = packer.piece { packer in
      var end = 0
      for text in texts {
        end += text.utf8.count
        packer.out.append(fixed: end)
      }
    }
    parts[.texts] = packer.piece { packer in for text in texts { packer.out += text.utf8 } }
    var head: [UInt8] = []
    for part in PackedFormat.Part.allCases { head.append(fixed: parts[part] ?? 0) }
    let start = parts[.texts] ?? 0
    let numbers = (head + packer.pieces[head.count..<start]).map { $0 ^ PackedFormat.turned }
    return numbers + packer.pieces[start...]
  }

  @discardableResult
  private func write(into packer: inout Packer) -> [PackedFormat.Part: Int] {
    var entries: [UInt8] = []
    for file in files {
      packer.count(file.name)
      entries.append(fixed: packer.fixedText(file.name))
      entries.append(fixed: packer.piece { $0.file(file.code) })
      entries.append(fixed: packer.piece { $0.lines(of: file.code.file) })
    }
    var parts: [PackedFormat.Part: Int] = [.fileCount: files.count]
    parts[.files] = packer.piece { $0.out = entries }
    parts[.typeCount] = index.types.count
    parts[.types] = table(index.types, into: &packer)
    parts[.operatorCount] = index.operators.count
    parts[.operators] = table(index.operators, into: &packer)
    parts[.commonFiles] = packer.piece { $0.list(numbers(of: index.common)) { $0.number($1) } }
    return parts
  }

  private func numbers(of names: [String]) -> [Int] {
    names.compactMap { name in files.firstIndex { $0.name == name } }
  }

  private func table(_ names: [String: [String]], into packer: inout Packer) -> Int {
    var entries: [UInt8] = []
    for (name, files) in names.sorted(by: { PackedModule.stands($0.key, before: $1.key) }) {
      packer.count(name)
      entries.append(fixed: packer.fixedText(name))
      entries.append(fixed: packer.piece { $0.list(numbers(of: files)) { $0.number($1) } })
    }
    return packer.piece { $0.out = entries }
  }
}

extension Packer {
  fileprivate mutating func file(_ code: FileCode) {
    list(code.imports) { packer, item in
      packer.list(item.path) { $0.text($1) }
      packer.flag(item.isScoped)
      packer.list(item.attributes) { $0.attribute($1) }
    }
    apart { $0.declarations(code.list) }
  }

  fileprivate mutating func lines(of file: SourceText) {
    let starts = SourceText.lineStarts(of: file.bytes)
    number(starts.count - 1)
    for (one, next) in zip(starts, starts.dropFirst()) { number(next - one) }
  }
}
