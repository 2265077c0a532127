/// `Data`: bytes, held as the text that they are where they are one, so that files stay small, and one by
/// one where they are not or where the app changes them.
enum DataBytes {
  /// Data of these bytes.
  static func value(_ bytes: [UInt8]) -> Value {
    let text = String(decoding: bytes, as: UTF8.self)
    if text.utf8.elementsEqual(bytes) { return value(text: text) }
    return .record("Data", ["bytes": .array(bytes.map { .int(Int($0)) })])
  }

  static func value(text: String) -> Value { .record("Data", ["string": .string(text)]) }

  /// Data of numbers that are its bytes.
  static func value(of numbers: [Value]) -> Value { .record("Data", ["bytes": .array(numbers)]) }

  /// nil where one of them is not known.
  static func bytes(of record: RecordValue) -> [UInt8]? {
    if case .string(let text)? = record["string"] { return Array(text.utf8) }
    return bytes(record["bytes"]?.arrayValue ?? [])
  }

  /// The bytes that numbers are; nil where one is none.
  static func bytes(_ numbers: [Value]) -> [UInt8]? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(numbers.count)
    for number in numbers {
      guard let byte = number.exactInt.flatMap({ UInt8(exactly: $0) }) else { return nil }
      bytes.append(byte)
    }
    return bytes
  }

  static func areEqual(_ a: RecordValue, _ b: RecordValue) -> Bool {
    guard let first = bytes(of: a), let second = bytes(of: b) else { return false }
    return first == second
  }

  static func numbers(of record: RecordValue) -> [Value] {
    if case .string(let text)? = record["string"] { return text.utf8.map { .int(Int($0)) } }
    return record["bytes"]?.arrayValue ?? []
  }

  static func count(of record: RecordValue) -> Int {
    if case .string(let text)? = record["string"] { return text.utf8.count }
    return record["bytes"]?.arrayValue?.count ?? 0
  }

  /// The text that the bytes are in UTF-8; nil where they are none.
  static func text(of record: RecordValue) -> String? {
    if case .string(let text)? = record["string"] { return text }
    guard let bytes = bytes(of: record) else { return nil }
    let text = String(decoding: bytes, as: UTF8.self)
    return text.utf8.elementsEqual(bytes) ? text : nil
  }

  static func byte(at index: Int, of record: RecordValue) -> Value? {
    guard case .string(let text)? = record["string"] else {
      let values = record["bytes"]?.arrayValue ?? []
      return values.indices.contains(index) ? values[index] : nil
    }
    let bytes = text.utf8
    guard index >= 0, index < bytes.count else { return nil }
    return .int(Int(bytes[bytes.index(bytes.startIndex, offsetBy: index)]))
  }
}

extension Machine {
  /// `Data(…)`; nil where it is made of something that is not known.
  func makeData(_ call: LibraryCall) throws(Interrupt) -> Value? {
    if let text = string(call["base64Encoded"]) {
      return Base64.decoded(text).map(DataBytes.value) ?? Value.none
    }
    if let place = call["contentsOf"] { return DataBytes.value(text: try contents(of: place, call)) }
    if call.has("capacity") || call.isEmpty { return DataBytes.value(text: "") }
    if let count = (call["count"] ?? (call.has("length") ? call["length"] : nil))?.exactInt {
      guard count >= 0 else { throw trap("data can't have \(count) bytes", call.expression) }
      try check(count: count, call.expression)
      if let byte = call["repeating"] {
        return DataBytes.bytes([byte]) == nil
          ? nil : DataBytes.value(of: Array(repeating: byte, count: count))
      }
      guard let bytes = call["bytes"] else {
        return DataBytes.value(of: Array(repeating: .int(0), count: count))
      }
      if bytes.isUnknown { return nil }
      // `Data(bytes: &number, count: 4)`: the number as it lies in memory.
      if case .int(let number) = bytes {
        return DataBytes.value(of: Machine.bytes(of: number, width: min(count, 8) * 8))
      }
      return DataBytes.value(of: Array(try elements(of: bytes, call.expression).prefix(count)))
    }
    guard let first = call.first, !first.isUnknown else { return nil }
    switch first {
    case .none: return nil
    case .record(let record) where record.type == "Data": return first
    case .string(let text): return DataBytes.value(text: text)
    default:
      let values = try elements(of: first, call.expression)
      return DataBytes.bytes(values) == nil ? nil : DataBytes.value(of: values)
    }
  }

  func dataProperty(_ name: String, _ record: RecordValue, _ expression: Expression) throws(Interrupt)
    -> Value?
  {
    switch name {
    case "count", "endIndex", "length": return .int(DataBytes.count(of: record))
    case "isEmpty": return .bool(DataBytes.count(of: record) == 0)
    case "startIndex": return .int(0)
    case "first": return DataBytes.byte(at: 0, of: record) ?? Value.none
    case "last": return DataBytes.byte(at: DataBytes.count(of: record) - 1, of: record) ?? Value.none
    case "bytes": return .array(DataBytes.numbers(of: record))
    case "description", "debugDescription", "hashValue": return nil
    default: return try sequenceProperty(name, DataBytes.numbers(of: record), expression)
    }
  }

  /// A byte of data, or a part of it.
  func dataElement(_ record: RecordValue, _ key: Value, _ expression: Expression) throws(Interrupt) -> Value?
  {
    if case .int(let index) = key {
      guard let byte = DataBytes.byte(at: index, of: record) else {
        throw trap("index \(index) is out of range for \(DataBytes.count(of: record)) bytes", expression)
      }
      return byte
    }
    guard let part = try arraySlice(DataBytes.numbers(of: record), key, expression)?.arrayValue else {
      return nil
    }
    return DataBytes.value(of: part)
  }

  /// `data[2] = 7`.
  func change(byteOf value: inout Value, at key: Value, _ target: Expression, _ change: Change)
    throws(Interrupt)
  {
    guard case .record(let record) = value, case .int(let index) = key else { return }
    var bytes = DataBytes.numbers(of: record)
    guard bytes.indices.contains(index) else {
      throw trap("index \(index) is out of range for \(bytes.count) bytes", target)
    }
    try charge(bytes.count / Value.copiedPerStep, target)
    try change(&bytes[index])
    value = DataBytes.value(of: bytes)
  }

  func dataMethod(of value: inout Value, _ record: RecordValue, _ call: LibraryCall) throws(Interrupt)
    -> Value?
  {
    switch call.name {
    case "base64EncodedString": return DataBytes.bytes(of: record).map { .string(Base64.encoded($0)) }
    case "base64EncodedData":
      return DataBytes.bytes(of: record).map { DataBytes.value(text: Base64.encoded($0)) }
    case "write": return .void
    case "subdata", "advanced":
      guard
        let key = call["in"] ?? call["by"].map({ .range(RangeValue(lower: $0, upper: nil, isClosed: false)) })
      else { return nil }
      return try dataElement(record, key, call.expression)
    case "withUnsafeBytes", "withUnsafeMutableBytes", "withContiguousStorageIfAvailable":
      // What a pointer points to stands for the pointer.
      guard let function = call.function else { return nil }
      return try invoke(function, [.array(DataBytes.numbers(of: record))], call.expression)
    default: break
    }
    var bytes = Value.array(DataBytes.numbers(of: record))
    try charge(bytes.storedCount / Value.copiedPerStep, call.expression)
    if Library.mutatingMethods.contains(call.name) {
      guard let result = try arrayMutation(of: &bytes, appended(call)) else { return nil }
      value = DataBytes.value(of: bytes.arrayValue ?? [])
      return result
    }
    guard let result = try sequenceMethod(bytes.arrayValue ?? [], call) else { return nil }
    guard Machine.dataParts.contains(call.name), case .array(let part) = result else { return result }
    return DataBytes.value(of: part)
  }

  /// `data.append(more)`: a byte, or the bytes of what it is given.
  private func appended(_ call: LibraryCall) -> LibraryCall {
    guard call.name == "append", let only = call.arguments.first, only.label == nil,
      only.value.exactInt == nil
    else { return call }
    let argument = EvaluatedArgument(label: "contentsOf", value: only.value, expression: only.expression)
    return LibraryCall("append", [argument], call.expression)
  }

  private static let dataParts: Set<String> = ["prefix", "suffix", "dropFirst", "dropLast", "drop", "filter"]
}
