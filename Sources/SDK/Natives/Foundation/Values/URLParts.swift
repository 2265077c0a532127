import EarshotSwiftRuntime
import Foundation

/// What `URL` does with texts of any kind.
extension Natives {
  mutating func addURLParts() {
    method("URL.appending(path:directoryHint:)") { (it: URL, path: String, hint: URL.DirectoryHint) in
      it.appending(path: path, directoryHint: hint)
    }
    method("URL.appending(component:directoryHint:)") { (it: URL, part: String, hint: URL.DirectoryHint) in
      it.appending(component: part, directoryHint: hint)
    }
    method("URL.appending(components:directoryHint:)") {
      (it: URL, parts: [String], hint: URL.DirectoryHint) in
      it.appending(all: parts, hint)
    }
    change("URL.append(path:directoryHint:)") { (it: inout URL, path: String, hint: URL.DirectoryHint) in
      it.append(path: path, directoryHint: hint)
    }
    change("URL.append(component:directoryHint:)") { (it: inout URL, part: String, hint: URL.DirectoryHint) in
      it.append(component: part, directoryHint: hint)
    }
    change("URL.append(components:directoryHint:)") {
      (it: inout URL, parts: [String], hint: URL.DirectoryHint) in
      it = it.appending(all: parts, hint)
    }
    let ranges: KeyValuePairs<String, (URLComponents) -> Range<String.Index>?> = [
      "Scheme": { $0.rangeOfScheme }, "User": { $0.rangeOfUser }, "Password": { $0.rangeOfPassword },
      "Host": { $0.rangeOfHost }, "Port": { $0.rangeOfPort }, "Path": { $0.rangeOfPath },
      "Query": { $0.rangeOfQuery }, "Fragment": { $0.rangeOfFragment },
    ]
    for (part, range) in ranges {
      self["URLComponents.rangeOf\(part)"] = { arguments, _ in
        .init(optional: range(try URLComponents.host(arguments[0])))
      }
    }
    make("URL.Template.Value.list(_:)") { (list: [String]) in URL.Template.Value.list(list) }
    make("URL.Template.Value.init(arrayLiteral:)") { (list: [String]) in URL.Template.Value.list(list) }
  }
}

extension URL {
  /// Only the last may or may not be a directory.
  fileprivate func appending(all parts: [String], _ hint: DirectoryHint) -> URL {
    var url = self
    for part in parts.dropLast() { url.append(component: part, directoryHint: .isDirectory) }
    if let last = parts.last { url.append(component: last, directoryHint: hint) }
    return url
  }
}
