extension Machine {
  func makeURL(_ call: LibraryCall) -> Value? {
    guard let first = call.first, let text = string(first) else {
      return call.first?.isNone == true ? Value.none : nil
    }
    if call.has("fileURLWithPath") || call.has("filePath") || call.has("path") {
      if text.hasPrefix("/") || text.isEmpty { return .url("file://" + text) }
      // A path without a root is one of the folder that an app runs in, which is the root.
      let folder = string(call["relativeTo"]) ?? "file:///"
      return .url(folder.hasSuffix("/") ? folder + text : folder + "/" + text)
    }
    if let base = string(call["relativeTo"]) { return .url(text.contains("://") ? text : base + text) }
    // Spaces are encoded since iOS 17; an empty text is no URL.
    if text.isEmpty { return Value.none }
    return .url(PercentEncoding.spacesEncoded(text))
  }

  func urlMethod(of value: inout Value, _ url: String, _ call: LibraryCall) throws(Interrupt) -> Value? {
    switch call.name {
    case "appending" where call.has("queryItems"), "append" where call.has("queryItems"):
      let items = query(of: call["queryItems"])
      let parts = URLParts(url)
      let isFirst = parts.query == nil
      return changed(&value, url + (isFirst ? "?" : "&") + items, call)
    case "appendingPathComponent", "appending", "appendPathComponent":
      guard let part = string(call["path"] ?? call["component"] ?? call.plain()) else { return nil }
      try check(length: url.utf8.count + part.utf8.count, call.expression)
      let written = PercentEncoding.spacesEncoded(part)
      let joined = url.hasSuffix("/") || part.hasPrefix("/") ? url + written : url + "/" + written
      return changed(&value, joined, call)
    case "appendingPathExtension", "appendPathExtension":
      return string(call.first).flatMap { changed(&value, url + "." + $0, call) }
    case "deletingLastPathComponent", "deletingPathExtension", "deleteLastPathComponent",
      "deletePathExtension":
      let name = call.name.hasSuffix("Extension") ? "deletingPathExtension" : "deletingLastPathComponent"
      return string(urlProperty(name, url)).flatMap { changed(&value, $0, call) }
    case "path": return urlProperty("path", url)
    case "host": return urlProperty("host", url)
    case "startAccessingSecurityScopedResource": return .bool(true)
    case "stopAccessingSecurityScopedResource": return .void
    case "checkResourceIsReachable": return .bool(false)
    case "resourceValues":
      if isShipped(value) { return nil }
      throw noFile(at: value, call)
    case "standardized", "resolvingSymlinksInPath": return .url(url)
    case "formatted": return .string(url)
    case "hasPrefix", "contains", "hasSuffix": return nil
    default: return nil
    }
  }

  private func changed(_ value: inout Value, _ url: String, _ call: LibraryCall) -> Value {
    guard Library.mutatingMethods.contains(call.name) else { return .url(url) }
    value = .url(url)
    return .void
  }

  func urlProperty(_ name: String, _ url: String) -> Value? {
    let parts = URLParts(url)
    switch name {
    case "absoluteString", "relativeString", "description", "string", "debugDescription": return .string(url)
    case "absoluteURL", "standardized", "standardizedFileURL": return .url(url)
    case "path", "relativePath": return .string(PercentEncoding.decoded(parts.path) ?? parts.path)
    case "host": return parts.host.map { .string($0) } ?? Value.none
    case "scheme": return parts.scheme.map { .string($0) } ?? Value.none
    case "query": return parts.query.map { .string($0) } ?? Value.none
    case "fragment": return parts.fragment.map { .string($0) } ?? Value.none
    case "port": return parts.port.map { .int($0) } ?? Value.none
    case "lastPathComponent":
      let last = parts.components.last ?? (parts.path.hasPrefix("/") ? "/" : "")
      return .string(PercentEncoding.decoded(last) ?? last)
    case "pathComponents":
      return .array(
        ((parts.path.hasPrefix("/") ? ["/"] : []) + parts.components).map {
          .string(PercentEncoding.decoded($0) ?? $0)
        })
    case "pathExtension": return .string(parts.fileExtension)
    case "deletingPathExtension":
      let ending = parts.fileExtension
      // What follows the path stays.
      let rest = String(url.drop { $0 != "?" && $0 != "#" })
      let front = url.dropLast(rest.count)
      let result = ending.isEmpty ? url : front.dropLast(ending.count + 1) + rest
      return url.contains("://") ? .url(result) : .string(result)
    case "deletingLastPathComponent":
      guard let last = parts.components.last else { return .url(url) }
      let trimmed = url.hasSuffix("/") ? String(url.dropLast()) : url
      let result = String(trimmed.dropLast(last.count))
      return url.contains("://")
        ? .url(result)
        : .string(result.count > 1 && result.hasSuffix("/") ? String(result.dropLast()) : result)
    case "isFileURL": return .bool(parts.scheme == "file")
    case "hasDirectoryPath": return .bool(url.hasSuffix("/"))
    case "queryItems":
      return .array(
        parts.queryItems.map {
          .record("URLQueryItem", ["name": .string($0.0), "value": $0.1.map { .string($0) } ?? .none])
        })
    default: return nil
    }
  }

  /// `URLComponents(string:)` as a record of its parts.
  func makeURLComponents(_ call: LibraryCall) -> Value? {
    let text = string(call["string"] ?? call["url"] ?? call.plain()) ?? ""
    let parts = URLParts(text)
    func optional(_ part: String?) -> Value { part.map { .string($0) } ?? .none }
    return .record(
      "URLComponents",
      [
        "scheme": optional(parts.scheme), "host": optional(parts.host),
        "port": parts.port.map { .int($0) } ?? .none, "path": .string(parts.path),
        "queryItems": urlProperty("queryItems", text) ?? .none, "fragment": optional(parts.fragment),
      ])
  }

  /// Names and values as a query writes them: what separates them is encoded in them.
  func query(of items: Value?) -> String {
    func encoded(_ text: String) -> String {
      PercentEncoding.encoded(text, keeping: "urlQueryAllowed").replacing("&", with: "%26")
        .replacing("=", with: "%3D")
    }
    let pairs = (items?.arrayValue ?? []).compactMap { item -> String? in
      guard let record = item.recordValue, let name = string(record["name"]) else { return nil }
      return encoded(name) + (string(record["value"]).map { "=" + encoded($0) } ?? "")
    }
    return pairs.joined(separator: "&")
  }

  func urlText(_ record: RecordValue) -> String {
    var result = string(record["scheme"]).map { $0 + "://" } ?? ""
    result += string(record["host"]) ?? ""
    result += record["port"]?.exactInt.map { ":\($0)" } ?? ""
    result += PercentEncoding.spacesEncoded(string(record["path"]) ?? "")
    let items = query(of: record["queryItems"])
    if !items.isEmpty { result += "?" + items }
    return result + (string(record["fragment"]).map { "#" + $0 } ?? "")
  }
}

/// A URL taken apart by its punctuation.
struct URLParts {
  var scheme: String?
  var host: String?
  var port: Int?
  var path = ""
  var query: String?
  var fragment: String?

  init(_ url: String) {
    var rest = Substring(url)
    if let hash = rest.firstIndex(of: "#") {
      fragment = String(rest[rest.index(after: hash)...])
      rest = rest[..<hash]
    }
    if let mark = rest.firstIndex(of: "?") {
      query = String(rest[rest.index(after: mark)...])
      rest = rest[..<mark]
    }
    if let colon = rest.firstIndex(of: ":"), !rest[..<colon].contains("/") {
      scheme = String(rest[..<colon])
      rest = rest[rest.index(after: colon)...]
    }
    if rest.hasPrefix("//") {
      rest = rest.dropFirst(2)
      let authority = rest.prefix { $0 != "/" }
      rest = rest.dropFirst(authority.count)
      let place = authority.split(separator: "@").last ?? ""
      let pieces = place.split(separator: ":")
      if let name = pieces.first, !name.isEmpty { host = String(name) }
      if pieces.count > 1 { port = Int(pieces[1]) }
    }
    path = String(rest)
  }

  var components: [String] { path.split(separator: "/").map(String.init) }

  var fileExtension: String {
    guard let last = components.last, let dot = last.lastIndex(of: "."), dot > last.startIndex else {
      return ""
    }
    return String(last[last.index(after: dot)...])
  }

  var queryItems: [(String, String?)] {
    (query ?? "").split(separator: "&").map { item in
      let halves = item.split(separator: "=", maxSplits: 1).map {
        PercentEncoding.decoded(String($0)) ?? String($0)
      }
      return (halves.first ?? "", halves.count > 1 ? halves[1] : nil)
    }
  }
}

extension PercentEncoding {
  static func spacesEncoded(_ text: String) -> String {
    guard text.contains(" ") else { return text }
    return text.split(separator: " ", omittingEmptySubsequences: false).joined(separator: "%20")
  }
}
