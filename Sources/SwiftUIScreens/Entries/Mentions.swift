import EarshotSwiftCode

/// Which types are mentioned in the code of which others, by the words in it: a view that no other mentions is
/// likely a screen.
struct Mentions: Sendable {
  private struct Owner: Sendable {
    /// Of code outside of all types it is empty.
    var name: String
    var isApp: Bool
    var words: Set<String>
  }

  private var owners: [Owner] = []

  init() {}

  /// What shows something to its developer alone mentions nothing.
  init(of file: FileCode) {
    for declaration in file.declarations {
      switch declaration {
      case .type(let type) where !type.isPreviewProvider: add(type.name, type.inherited, type.span, file)
      case .extension(let part):
        add(part.extended.dottedNames?.first ?? "", part.inherited, part.span, file)
      case .function(let function): add("", [], function.span, file)
      case .variable(let variable): add("", [], variable.span, file)
      default: break
      }
    }
  }

  private mutating func add(_ name: String, _ inherited: [WrittenType], _ span: Span, _ file: FileCode) {
    let isApp = inherited.contains { $0.dottedNames?.last == "App" }
    owners.append(
      Owner(name: name, isApp: isApp, words: Mentions.words(in: file.file.bytes[span.start..<span.end])))
  }

  /// The names among some that code of another name mentions.
  ///
  /// - Parameter countsApps: whether what an app's code mentions counts.
  func names(among names: Set<String>, countsApps: Bool) -> Set<String> {
    var found: Set<String> = []
    for owner in owners where countsApps || !owner.isApp {
      for name in names where owner.name != name && owner.words.contains(name) { found.insert(name) }
    }
    return found
  }

  /// Words that begin with a capital letter, as names of types do.
  private static func words(in bytes: ArraySlice<UInt8>) -> Set<String> {
    var found: Set<String> = []
    var start: Int?
    func end(at place: Int) {
      if let start, (0x41...0x5A).contains(bytes[start]) {
        found.insert(String(decoding: bytes[start..<place], as: UTF8.self))
      }
    }
    for place in bytes.indices {
      let byte = bytes[place]
      let isLetter =
        (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte)
        || byte == 0x5F || byte >= 0x80
      if isLetter {
        start = start ?? place
      } else {
        end(at: place)
        start = nil
      }
    }
    end(at: bytes.endIndex)
    return found
  }
}
