import EarshotSwiftRuntime
import EarshotSwiftSemantics
import Foundation

/// `Data` as a collection of bytes.
extension Natives {
  mutating func addDataBytes() {
    for label in ["_", "bytes"] {
      self["Data.init(\(label): S)"] = { arguments, call in
        // A slice begins at zero then.
        .host(Data([UInt8](try call.bytes(arguments[1], "S"))))
      }
    }
    self["Data.append(contentsOf: S)"] = { arguments, call in
      let added = try call.bytes(arguments[1], "S")
      var data = try Data.host(arguments[0])
      arguments[0] = .unset
      data.append(added)
      arguments[0] = try data.runtime(call.machine)
      return .void
    }
    self["Data.append(_: UInt8)"] = { arguments, call in
      var data = try Data.host(arguments[0])
      arguments[0] = .unset
      data.append(try UInt8.host(arguments[1]))
      arguments[0] = try data.runtime(call.machine)
      return .void
    }
    self["Data.replaceSubrange(_: Range<Data.Index>, with: ByteCollection)"] = { arguments, call in
      let new = try call.bytes(arguments[2], "ByteCollection")
      var data = try Data.host(arguments[0])
      arguments[0] = .unset
      data.replaceSubrange(try Range<Int>.host(arguments[1]), with: new)
      arguments[0] = try data.runtime(call.machine)
      return .void
    }
    self["Data.subscript(_: R)"] = { arguments, call in
      let data = try Data.host(arguments[0])
      let limits = try arguments[1].limits(call.type("R"))
      return .host(data.part(limits))
    }
    addDataParts()
    self["UUID.init(uuid:)"] = { arguments, _ in
      let bytes = try arguments[1].fields.map { try UInt8.host($0) }
      guard bytes.count == 16 else { throw Interruption.unknown("the bytes of a UUID") }
      let made = bytes.withUnsafeBytes { $0.loadUnaligned(as: uuid_t.self) }
      return .host(UUID(uuid: made))
    }
    self["UUID.uuid"] = { arguments, _ in
      let bytes = withUnsafeBytes(of: try UUID.host(arguments[0]).uuid) { [UInt8]($0) }
      return .fields(ContiguousArray(bytes.map { .integer(Int($0)) }))
    }
    iteration("Data") { value, _, _, body in
      for byte in try Data.host(value) where try !body(.integer(Int(byte))) { return }
    }
    self["Data.makeIterator()"] = { arguments, _ in .host(ByteSearch(try Data.host(arguments[0]))) }
    self["Data.Iterator.next()"] = { arguments, call in
      try arguments[0].hosted(ByteSearch.self).next().runtime(call.machine)
    }
  }
}

extension Natives {
  /// Parts of data, where there are such.
  private mutating func addDataParts() {
    func index(_ data: Data, _ index: Int) throws -> Int {
      guard data.indices.contains(index) else { throw Interruption.trap("Fatal error: Index out of range") }
      return index
    }
    func range(_ data: Data, _ value: RuntimeValue) throws -> Range<Int> {
      let range = try Range<Int>.host(value)
      guard range.lowerBound >= data.startIndex, range.upperBound <= data.endIndex else {
        throw Interruption.trap("Fatal error: Range out of bounds")
      }
      return range
    }
    quick("Data.subscript(_: Data.Index)") { bytes, place in
      let data = try Data.host(bytes)
      return .integer(Int(data[try index(data, place.int)]))
    }
    self["Data.subscript(_: Data.Index)="] = { arguments, call in
      var data = try Data.host(arguments[0])
      arguments[0] = .unset
      data[try index(data, arguments[2].int)] = try UInt8.host(arguments[1])
      arguments[0] = try data.runtime(call.machine)
      return .void
    }
    self["Data.subscript(_: Range<Data.Index>)"] = { arguments, _ in
      let data = try Data.host(arguments[0])
      return .host(data[try range(data, arguments[1])])
    }
    self["Data.subdata(in:)"] = { arguments, _ in
      let data = try Data.host(arguments[0])
      return .host(data.subdata(in: try range(data, arguments[1])))
    }
    self["Data.subscript(_: Range<Data.Index>)="] = { arguments, call in
      var data = try Data.host(arguments[0])
      arguments[0] = .unset
      data[try range(data, arguments[2])] = try Data.host(arguments[1])
      arguments[0] = try data.runtime(call.machine)
      return .void
    }
    self["Data.resetBytes(in:)"] = { arguments, call in
      var data = try Data.host(arguments[0])
      data.resetBytes(in: try range(data, arguments[1]))
      arguments[0] = try data.runtime(call.machine)
      return .void
    }
  }
}

final class ByteSearch {
  private var iterator: Data.Iterator
  init(_ data: Data) { iterator = data.makeIterator() }
  func next() -> UInt8? { iterator.next() }
}

extension Data {
  fileprivate func part(_ limits: some RangeExpression<Int>) -> Data { self[limits.relative(to: self)] }
}

extension NativeCall {
  /// The bytes of a sequence that is of the type of a parameter.
  func bytes(_ value: RuntimeValue, _ parameter: String) throws -> Data {
    if case .host(let host) = value, let data = host.value as? Data { return data }
    var data = Data()
    try machine.iterate(value, type(parameter)) {
      data.append(try UInt8.host($0))
      return true
    }
    return data
  }
}
