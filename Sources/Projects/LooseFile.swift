/// A file that no project compiles.
package enum LooseFile {
  /// The name of the module that it is read as one of: `Harbor` of `Sources/Harbor/Tide.swift`, as packages lay out
  /// their targets; that of a file alone has its name, as `swiftc Tide.swift` has it.
  package static func module(of path: String, isAlone: Bool) -> String {
    let parts = path.split(separator: "/")
    if let sources = parts.lastIndex(of: "Sources"), sources + 2 < parts.count {
      return String(parts[sources + 1])
    }
    guard isAlone, let name = parts.last?.split(separator: ".").first,
      name.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }),
      let first = name.first, !first.isNumber
    else { return "App" }
    return String(name)
  }
}
