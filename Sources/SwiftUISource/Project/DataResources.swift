import EarshotLocalization
import EarshotVocabulary

/// Files that an app ships and reads itself: JSON, texts, tables. Read when they are asked for.
final class DataResources: Sendable {
  private let byName: Deferred<[String: [ResourceFile]]>

  /// The kinds of files that code can make something of here.
  static let extensions: Set<String> = [
    "json", "geojson", "csv", "tsv", "plist", "xib", "storyboard", "txt", "md", "html",
  ]

  init(_ files: [ResourceFile]) {
    byName = Deferred {
      var result: [String: [ResourceFile]] = [:]
      for file in files {
        let name = file.path.split(separator: "/").last.map(String.init) ?? ""
        guard let ending = name.split(separator: ".").last, DataResources.extensions.contains(String(ending))
        else {
          continue
        }
        result[name, default: []].append(file)
      }
      return result
    }
  }

  /// A file of that name, the nearest to the code that asks for it.
  func file(named name: String, near place: String) -> ResourceFile? {
    byName.value[name]?.max { shared($0.path, place) < shared($1.path, place) }
  }

  /// The file that code calls by a name: the one for the device, `Tides~ipad.xib`, before that for all of them.
  func file(named name: String, near place: String, for device: Device) -> ResourceFile? {
    let end = name.lastIndex(of: ".") ?? name.endIndex
    let idiom = device.idiom == .pad ? "ipad" : "iphone"
    return file(named: "\(name[..<end])~\(idiom)\(name[end...])", near: place)
      ?? file(named: name, near: place)
  }

  /// The files of that name, the nearest to the code that asks first.
  func files(named name: String, near place: String) -> [ResourceFile] {
    (byName.value[name] ?? []).enumerated().sorted {
      (shared($1.element.path, place), $0.offset) < (shared($0.element.path, place), $1.offset)
    }.map(\.element)
  }

  func file(at path: String) -> ResourceFile? {
    let name = path.split(separator: "/").last.map(String.init) ?? ""
    return byName.value[name]?.first { $0.path == path || "/" + $0.path == path }
  }

  func files(endingWith ending: String) -> [ResourceFile] {
    byName.value.filter { $0.key.hasSuffix(ending) }.flatMap(\.value).sorted { $0.path < $1.path }
  }

  /// How many folders two paths have in common.
  func shared(_ a: String, _ b: String) -> Int {
    zip(a.split(separator: "/"), b.split(separator: "/")).prefix { $0 == $1 }.count
  }
}
