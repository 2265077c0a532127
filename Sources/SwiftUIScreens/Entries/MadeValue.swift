import EarshotSwiftCode

/// What an expression makes before its members are asked: `Login.Form` of `Login.Form(title: "…").padding()`.
struct MadeValue {
  /// The names of the type, from the outermost.
  private(set) var path: [String] = []
  /// What it is made with.
  private(set) var arguments: [Argument] = []
  /// What is called on it, the first first: `.padding()`.
  private(set) var calls: [(name: String, arguments: [Argument])] = []
  /// Whether it is made by a call, and all that is asked of it is calls of members.
  let isOnlyCalled: Bool
  /// Whether the type itself is called, not only a member of it: `Color.clear` isn't.
  let isCalled: Bool

  /// nil where no type's name stands first.
  init?(of expression: Expression) {
    guard var members = MadeValue.members(of: expression)?[...], let first = members.first,
      MadeValue.isTypeName(first.name)
    else { return nil }
    var isMade = false
    while !isMade, let next = members.first, MadeValue.isTypeName(next.name) {
      path.append(next.name)
      members.removeFirst()
      isMade = next.arguments != nil
      arguments = next.arguments ?? []
    }
    isCalled = isMade
    isOnlyCalled = isMade && members.allSatisfy { $0.arguments != nil }
    calls = members.compactMap { member in member.arguments.map { (member.name, $0) } }
  }

  /// The names of a chain from its first, each with what it is called with.
  private static func members(of expression: Expression) -> [(name: String, arguments: [Argument]?)]? {
    var members: [(String, [Argument]?)] = []
    var given: [Argument]?
    var inner = expression
    while true {
      switch inner.kind {
      case .call(let function, let arguments):
        given = arguments
        inner = function
      case .member(let base, let name):
        members.append((name.base, given))
        given = nil
        inner = base
      case .name(let name):
        members.append((name.base, given))
        return members.reversed()
      default: return nil
      }
    }
  }

  private static func isTypeName(_ name: String) -> Bool { name.first?.isUppercase ?? false }
}
