import EarshotSwiftRuntime
import EarshotSwiftSemantics

/// How much room values of a type take, where it is known without a doubt, and what of memory can be said without
/// any.
extension Natives {
  mutating func addMemory() {
    func measure(_ name: String, _ body: @escaping (MemorySize) -> Int) {
      self["MemoryLayout.\(name)"] = { _, call in
        .integer(body(try MemorySize(of: call.type("T"), call.machine)))
      }
      self["MemoryLayout.\(name)(ofValue:)"] = self["MemoryLayout.\(name)"]
    }
    measure("size") { $0.size }
    measure("stride") { $0.stride }
    measure("alignment") { $0.alignment }
    // What it is given is taken for what it is asked for, unlooked at.
    self["unsafeDowncast(_:to:)"] = { arguments, _ in arguments[0].content }
    for type in ["inout T", "inout T?"] {
      self["isKnownUniquelyReferenced(_: \(type))"] = { arguments, _ in
        guard case .object(var object) = arguments[0] else { return .boolean(false) }
        arguments[0] = .unset
        defer { arguments[0] = .object(object) }
        // Who else holds it may be the one that runs the code.
        guard isKnownUniquelyReferenced(&object) else {
          throw Interruption.unknown("whether an object is held just once")
        }
        return .boolean(true)
      }
    }
    self["_bytes(of:)"] = { arguments, call in
      let type = try call.type("T")
      let size = try MemorySize(of: type, call.machine).size
      guard case .integer(let bits) = arguments[0], NumberKind.of(type)?.isInteger ?? false, size <= 8 else {
        throw Interruption.unknown("the bytes of a value of \(type)")
      }
      return .list(ContiguousArray((0..<size).map { .integer(bits >> ($0 * 8) & 0xFF) }))
    }
  }
}

/// The size of values of a type on a machine with words of 64 bits.
struct MemorySize {
  private(set) var size = 0
  private(set) var alignment = 1
  /// Whether there are bits that no value has: a nil needs no room then.
  private var hasSpare = false

  var stride: Int { max(1, (size + alignment - 1) / alignment * alignment) }

  private init(_ size: Int, spare: Bool = false) {
    self.size = size
    alignment = max(1, min(size, 8))
    hasSpare = spare
  }

  init(of type: Type, _ machine: Machine) throws {
    switch type.kind {
    case .nominal(let nominal, let arguments):
      if type.isClass {
        self.init(8, spare: true)
      } else {
        self = try MemorySize.size(of: nominal, arguments, type, machine)
      }
    case .tuple(let elements): self = try MemorySize.sum(elements.map(\.type), machine)
    case .function: self = MemorySize(words: 2)
    case .metatype: self.init(0)
    default: throw Interruption.unknown("the size of \(type)")
    }
  }

  private init(words: Int) {
    self.init(8, spare: true)
    size = words * 8
  }

  private static let known: [String: MemorySize] = [
    "Bool": MemorySize(1, spare: true), "Int8": MemorySize(1), "UInt8": MemorySize(1), "Int16": MemorySize(2),
    "UInt16": MemorySize(2), "Float16": MemorySize(2), "Int32": MemorySize(4), "UInt32": MemorySize(4),
    "Float": MemorySize(4), "Int64": MemorySize(8), "UInt64": MemorySize(8), "Int": MemorySize(8),
    "UInt": MemorySize(8), "Double": MemorySize(8), "CGFloat": MemorySize(8), "Date": MemorySize(8),
    "String": MemorySize(words: 2), "Character": MemorySize(words: 2), "Array": MemorySize(words: 1),
    "ContiguousArray": MemorySize(words: 1), "Dictionary": MemorySize(words: 1), "Set": MemorySize(words: 1),
    "ObjectIdentifier": MemorySize(words: 1), "UnsafeMutablePointer": MemorySize(words: 1),
    "UnsafePointer": MemorySize(words: 1),
  ]

  private static func size(of nominal: NominalType, _ arguments: [Type], _ type: Type, _ machine: Machine)
    throws -> MemorySize
  {
    if nominal.name == "Optional", let wrapped = arguments.first {
      var inner = try MemorySize(of: wrapped, machine)
      if inner.hasSpare { return inner }
      inner.size += 1
      inner.hasSpare = true
      return inner
    }
    if !nominal.module.isSource {
      guard let found = known[nominal.name], nominal.enclosingType == nil else {
        throw Interruption.unknown("the size of \(type)")
      }
      return found
    }
    switch nominal.kind {
    case .structure: return try sum(machine.partTypes(of: type), machine)
    case .enumeration:
      let count = nominal.cases.count
      let carries = (0..<count).contains { !machine.payloadTypes(of: type, $0).isEmpty }
      guard !carries, count <= 256 else { throw Interruption.unknown("the size of \(type)") }
      var size = MemorySize(count <= 1 ? 0 : 1, spare: count > 1 && count < 256)
      size.alignment = 1
      return size
    default: throw Interruption.unknown("the size of \(type)")
    }
  }

  private static func sum(_ types: [Type], _ machine: Machine) throws -> MemorySize {
    var total = MemorySize(0)
    for type in types {
      let part = try MemorySize(of: type, machine)
      total.size = (total.size + part.alignment - 1) / part.alignment * part.alignment + part.size
      total.alignment = max(total.alignment, part.alignment)
      total.hasSpare = total.hasSpare || part.hasSpare
    }
    return total
  }
}
