// Foundation: what the declarations of URL are on this machine.

import EarshotSwiftRuntime
import Foundation

extension Natives {
  mutating func addURL() {
    addURLItself()
    addURLInitializers()
    addURLEncodedParts()
    addURLPaths()
    addURLQueries()
    addURLTemplates()
    addURLResourceValues()
  }

  private mutating func addURLItself() {
    value("URL", URL.self)
    property("URL.dataRepresentation", \URL.dataRepresentation)
    property("URL.absoluteString", \URL.absoluteString)
    property("URL.relativeString", \URL.relativeString)
    property("URL.baseURL", \URL.baseURL)
    property("URL.absoluteURL", \URL.absoluteURL)
    property("URL.scheme", \URL.scheme)
    property("URL.isFileURL", \URL.isFileURL)
    property("URL.host", \URL.host)
    property("URL.port", \URL.port)
    property("URL.user", \URL.user)
    property("URL.password", \URL.password)
    property("URL.path", \URL.path)
    property("URL.relativePath", \URL.relativePath)
    property("URL.query", \URL.query)
    property("URL.fragment", \URL.fragment)
    property("URL.hasDirectoryPath", \URL.hasDirectoryPath)
    property("URL.pathComponents", \URL.pathComponents)
    property("URL.lastPathComponent", \URL.lastPathComponent)
    property("URL.pathExtension", \URL.pathExtension)
    property("URL.standardized", \URL.standardized)
    property("URL.standardizedFileURL", \URL.standardizedFileURL)
  }

  private mutating func addURLInitializers() {
    make("URL.init(string:)") { (a: String) in URL(string: a) }
    make("URL.init(string:relativeTo:)") { (a: String, b: URL?) in URL(string: a, relativeTo: b) }
    make("URL.init(string:encodingInvalidCharacters:)") { (a: String, b: Bool) in
      URL(string: a, encodingInvalidCharacters: b)
    }
    make("URL.init(fileURLWithPath:isDirectory:relativeTo:)") { (a: String, b: Bool, c: URL?) in
      URL.file(a, b ? .isDirectory : .notDirectory, c)
    }
    make("URL.init(fileURLWithPath:relativeTo:)") { (a: String, b: URL?) in URL.file(a, .inferFromPath, b) }
    make("URL.init(fileURLWithPath:isDirectory:)") { (a: String, b: Bool) in
      URL.file(a, b ? .isDirectory : .notDirectory, nil)
    }
    make("URL.init(fileURLWithPath:)") { (a: String) in URL.file(a, .inferFromPath, nil) }
    make("URL.init(dataRepresentation:relativeTo:isAbsolute:)") { (a: Data, b: URL?, c: Bool) in
      URL(dataRepresentation: a, relativeTo: b, isAbsolute: c)
    }
    make("URL.init(filePath:directoryHint:relativeTo:)") { (a: String, b: URL.DirectoryHint, c: URL?) in
      URL.file(a, b, c)
    }
    make("URL.init(template:variables:)") {
      (a: URL.Template, b: [URL.Template.VariableName: URL.Template.Value]) in URL(template: a, variables: b)
    }
    value("URL.DirectoryHint", URL.DirectoryHint.self)
  }

  /// The parts of an address as they are written, or with the characters that they stand for.
  private mutating func addURLEncodedParts() {
    method("URL.host(percentEncoded:)") { (it: URL, a: Bool) in it.host(percentEncoded: a) }
    method("URL.user(percentEncoded:)") { (it: URL, a: Bool) in it.user(percentEncoded: a) }
    method("URL.password(percentEncoded:)") { (it: URL, a: Bool) in it.password(percentEncoded: a) }
    method("URL.path(percentEncoded:)") { (it: URL, a: Bool) in it.path(percentEncoded: a) }
    method("URL.query(percentEncoded:)") { (it: URL, a: Bool) in it.query(percentEncoded: a) }
    method("URL.fragment(percentEncoded:)") { (it: URL, a: Bool) in it.fragment(percentEncoded: a) }
  }

  private mutating func addURLPaths() {
    method("URL.appendingPathComponent(_:isDirectory:)") { (it: URL, a: String, b: Bool) in
      it.appendingPathComponent(a, isDirectory: b)
    }
    method("URL.appendingPathComponent(_:)") { (it: URL, a: String) in it.appendingPathComponent(a) }
    method("URL.appendingPathExtension(_:)") { (it: URL, a: String) in it.appendingPathExtension(a) }
    method("URL.deletingLastPathComponent()") { (it: URL) in it.deletingLastPathComponent() }
    method("URL.deletingPathExtension()") { (it: URL) in it.deletingPathExtension() }
    change("URL.appendPathComponent(_:isDirectory:)") { (it: inout URL, a: String, b: Bool) in
      it.appendPathComponent(a, isDirectory: b)
    }
    change("URL.appendPathComponent(_:)") { (it: inout URL, a: String) in it.appendPathComponent(a) }
    change("URL.appendPathExtension(_:)") { (it: inout URL, a: String) in it.appendPathExtension(a) }
    change("URL.deleteLastPathComponent()") { (it: inout URL) in it.deleteLastPathComponent() }
    change("URL.deletePathExtension()") { (it: inout URL) in it.deletePathExtension() }
    change("URL.standardize()") { (it: inout URL) in it.standardize() }
  }

  private mutating func addURLQueries() {
    method("URL.appending(queryItems:)") { (it: URL, a: [URLQueryItem]) in it.appending(queryItems: a) }
    change("URL.append(queryItems:)") { (it: inout URL, a: [URLQueryItem]) in it.append(queryItems: a) }
  }

  private mutating func addURLTemplates() {
    value("URL.Template", URL.Template.self)
    make("URL.Template.init(_:)") { (a: String) in URL.Template(a) }
    value("URL.Template.Value", URL.Template.Value.self)
    make("URL.Template.Value.init(stringLiteral:)") { (a: String) in URL.Template.Value(stringLiteral: a) }
    make("URL.Template.Value.text(_:)") { (a: String) in URL.Template.Value.text(a) }
    value("URL.Template.VariableName", URL.Template.VariableName.self)
    make("URL.Template.VariableName.init(_:)") { (a: String) in URL.Template.VariableName(a) }
  }

  private mutating func addURLResourceValues() {
    change("URL.removeAllCachedResourceValues()") { (it: inout URL) in it.removeAllCachedResourceValues() }
    change("URL.removeCachedResourceValue(forKey:)") { (it: inout URL, a: URLResourceKey) in
      it.removeCachedResourceValue(forKey: a)
    }
  }
}

extension URL: HostBoxed {}
extension URL {
  /// A file's address, by its words alone: whether there is such a file or folder on this machine says nothing of the
  /// device that an app runs on, and its current folder is the root.
  fileprivate static func file(_ path: String, _ hint: DirectoryHint, _ base: URL?) -> URL {
    var hint = hint
    if case .checkFileSystem = hint { hint = .inferFromPath }
    return URL(
      filePath: path, directoryHint: hint, relativeTo: base ?? URL(filePath: "/", directoryHint: .isDirectory)
    )
  }
}
extension URL.DirectoryHint: HostCases {
  static var hostCases: [URL.DirectoryHint] {
    [.isDirectory, .notDirectory, .checkFileSystem, .inferFromPath]
  }
}
extension URL.Template: HostBoxed {}
extension URL.Template.Value: HostBoxed {}
extension URL.Template.VariableName: HostBoxed {}
