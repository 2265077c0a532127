/// Members in types inside of types, as Swift.
struct MemberTree {
  private var members: [String] = []
  private var names: Set<String> = []
  private var inner: [String: MemberTree] = [:]

  /// - Parameter make: the declaration. A name that is there already is not declared once more.
  mutating func add(_ name: String, in path: [String], _ make: (String) -> String) {
    guard let first = path.first else {
      guard let written = Identifiers.written(name), names.insert(name).inserted else { return }
      members.append(make(written))
      return
    }
    guard let type = Identifiers.written(first) else { return }
    inner[type, default: MemberTree()].add(name, in: Array(path.dropFirst()), make)
  }

  var isEmpty: Bool { members.isEmpty && inner.isEmpty }

  private var body: String {
    let types = inner.sorted { $0.key < $1.key }.map { "enum \($0.key) {\n\($0.value.body)\n}" }
    return (members + types).joined(separator: "\n")
  }

  /// - Parameter head: `extension Color`
  func code(_ head: String) -> String { isEmpty ? "" : "\(head) {\n\(body)\n}\n" }
}
