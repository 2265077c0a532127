// What `dump` writes.

struct _Dumper {
  var text = ""
  var left: Int
  var seen: [Int] = []

  init(left: Int) { self.left = left }

  mutating func add(_ value: Any, _ name: String?, _ indent: Int, _ depth: Int) {
    if left <= 0 { return }
    left -= 1
    let mirror = Mirror(reflecting: value)
    let count = mirror.children.count
    text += String(repeating: " ", count: indent)
    text += count == 0 ? "- " : depth <= 0 ? "▹ " : "▿ "
    if let name { text += name + ": " }
    text += summary(value, mirror, count)
    if let identity = Mirror._identity(of: value) {
      if let place = seen.firstIndex(of: identity) {
        text += " #\(place)\n"
        return
      }
      text += " #\(seen.count)"
      seen.append(identity)
    }
    text += "\n"
    if depth <= 0 { return }
    if let above = mirror.superclassMirror { addSuper(above, indent + 2, depth - 1) }
    addChildren(mirror, count, indent, depth)
  }

  mutating func addChildren(_ mirror: Mirror, _ count: Int, _ indent: Int, _ depth: Int) {
    var position = 0
    for child in mirror.children {
      if left <= 0 {
        let rest = count - position
        text += String(repeating: " ", count: indent + 4)
        text += position > 0 ? "(\(rest) more" : "(\(rest)"
        text += rest == 1 ? " child)\n" : " children)\n"
        return
      }
      add(child.value, child.label, indent + 2, depth - 1)
      position += 1
    }
  }

  mutating func addSuper(_ mirror: Mirror, _ indent: Int, _ depth: Int) {
    if left <= 0 { return }
    left -= 1
    let count = mirror.children.count
    text += String(repeating: " ", count: indent)
    text += count == 0 ? "- super: " : depth <= 0 ? "▹ super: " : "▿ super: "
    text += String(reflecting: mirror.subjectType) + "\n"
    if depth <= 0 { return }
    if let above = mirror.superclassMirror { addSuper(above, indent + 2, depth - 1) }
    addChildren(mirror, count, indent, depth)
  }

  func summary(_ value: Any, _ mirror: Mirror, _ count: Int) -> String {
    switch mirror.displayStyle {
    case .tuple: return count == 1 ? "(1 element)" : "(\(count) elements)"
    case .collection: return count == 1 ? "1 element" : "\(count) elements"
    case .dictionary: return count == 1 ? "1 key/value pair" : "\(count) key/value pairs"
    case .set: return count == 1 ? "1 member" : "\(count) members"
    default: break
    }
    if value is CustomDebugStringConvertible || value is CustomStringConvertible || value is TextOutputStreamable {
      return String(reflecting: value)
    }
    if let name = Mirror._caseName(of: value) { return String(reflecting: mirror.subjectType) + "." + name }
    if mirror.displayStyle == nil { return String(reflecting: value) }
    return String(reflecting: mirror.subjectType)
  }
}
