// swift-format-ignore-file

// MARK: data from text and back
// swiftc: 7 tide é nil 7 bytes [195, 169]
func probe() -> String {
  let data = Data("tide é".utf8)
  let back = String(data: data, encoding: .utf8) ?? "nil"
  let ascii = String(data: data, encoding: .ascii) ?? "nil"
  return "\(data.count) \(back) \(ascii) \(data) \(Array(data.suffix(2)))"
}

// MARK: bytes as hexadecimal text
// swiftc: 00 0a ff 80 | 48 69 21 | []
extension Data {
  var hex: String { map { String(format: "%02x", $0) }.joined(separator: " ") }
}
func probe() -> String {
  "\(Data([0, 10, 255, 128]).hex) | \(Data("Hi!".utf8).hex) | [\(Data().hex)]"
}

// MARK: hexadecimal text into bytes
// swiftc: [0, 255, 16] [72, 105] nil nil []
func bytes(_ hex: String) -> Data? {
  guard hex.count.isMultiple(of: 2) else { return nil }
  var data = Data(), rest = hex[...]
  while let pair = rest.isEmpty ? nil : rest.prefix(2) {
    guard let byte = UInt8(pair, radix: 16) else { return nil }
    data.append(byte)
    rest = rest.dropFirst(2)
  }
  return data
}
func probe() -> String {
  ["00ff10", "4869", "abc", "zz", ""].map { bytes($0).map { "\(Array($0))" } ?? "nil" }.joined(separator: " ")
}

// MARK: base 64 with its padding
// swiftc: [] [YQ==] [YWI=] [YWJj] [dGVhPz5+]
func probe() -> String {
  ["", "a", "ab", "abc", "tea?>~"].map { "[\(Data($0.utf8).base64EncodedString())]" }.joined(separator: " ")
}

// MARK: base 64 read strictly or with unknown characters
// swiftc: tea/tea nil/tea nil/tea te/te nil/nil nil/nil /
func probe() -> String {
  ["dGVh", "dG Vh", "dGVh\n", "dGU=", "dGU", "*", ""].map { text in
    let strict = Data(base64Encoded: text).map { String(decoding: $0, as: UTF8.self) } ?? "nil"
    let loose = Data(base64Encoded: text, options: .ignoreUnknownCharacters).map { String(decoding: $0, as: UTF8.self) }
    return "\(strict)/\(loose ?? "nil")"
  }.joined(separator: " ")
}

// MARK: base 64 in lines
// swiftc: QUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFB¶QUFBQUFBQUFBQUFB [64, 16] 4
func probe() -> String {
  let data = Data(repeating: 65, count: 60)
  let text = data.base64EncodedString(options: [.lineLength64Characters, .endLineWithLineFeed])
  return "\(text) \(text.split(separator: "\n").map(\.count)) \(Data("tea".utf8).base64EncodedData().count)"
}

// MARK: a slice of data keeps its indices
// swiftc: 1 4 30 0 40 true
func probe() -> String {
  let data = Data([10, 20, 30, 40, 50])
  let slice = data[1..<4]
  let copy = Data(slice)
  return "\(slice.startIndex) \(slice.endIndex) \(slice[2]) \(copy.startIndex) \(copy[2]) \(slice == copy)"
}

// MARK: sub data and parts of data
// swiftc: [3, 4, 5] 0 [1, 2] [5, 6] 1
func probe() -> String {
  let data = Data([1, 2, 3, 4, 5, 6])
  let sub = data.subdata(in: 2..<5)
  return "\(Array(sub)) \(sub.startIndex) \(Array(data.prefix(2))) \(Array(data.dropFirst(4))) \(data.first ?? 0)"
}

// MARK: appending bytes of several kinds
// swiftc: [1, 2, 3, 4, 65, 9] 6 [1, 2]
func probe() -> String {
  var message = Data([1])
  message.append(2)
  message.append(contentsOf: [3, 4])
  message.append(Data("A".utf8))
  message += [9]
  return "\(Array(message)) \(message.count) \(Array(Data([1]) + Data([2])))"
}

// MARK: replacing, inserting and removing bytes
// swiftc: [1, 9, 9, 9, 4, 5] [7, 0, 9, 4]
func probe() -> String {
  var data = Data([1, 2, 3, 4, 5])
  data.replaceSubrange(1..<3, with: [9, 9, 9])
  let grown = Array(data)
  data.removeSubrange(0..<2)
  data.insert(7, at: 0)
  data[1] = 0
  data.removeLast()
  return "\(grown) \(Array(data))"
}

// MARK: the range of bytes inside data
// swiftc: 0..<3 10..<13 nil 10..<13
func probe() -> String {
  let data = Data("tea, more tea".utf8), tea = Data("tea".utf8)
  let first = data.range(of: tea), last = data.range(of: tea, options: .backwards)
  let anchored = data.range(of: Data("more".utf8), options: .anchored), within = data.range(of: tea, in: 1..<data.count)
  return [first, last, anchored, within].map { $0.map { "\($0)" } ?? "nil" }.joined(separator: " ")
}

// MARK: data starts with and contains
// swiftc: true true 2 [[137, 80], [71, 13]] false
func probe() -> String {
  let png = Data([0x89, 0x50, 0x4E, 0x47, 13])
  return "\(png.starts(with: [0x89, 0x50])) \(png.contains(13)) \(png.firstIndex(of: 0x4E) ?? -1) "
    + "\(png.split(separator: 0x4E).map { Array($0) }) \(png.elementsEqual(png.reversed()))"
}

// MARK: integers in the bytes of data
// swiftc: [1, 2, 3, 4] [4, 3, 2, 1] true
func probe() -> String {
  let number: UInt32 = 0x0102_0304
  let big = withUnsafeBytes(of: number.bigEndian) { Data($0) }
  let little = withUnsafeBytes(of: number.littleEndian) { Data($0) }
  let read = big.withUnsafeBytes { UInt32(bigEndian: $0.loadUnaligned(as: UInt32.self)) }
  return "\(Array(big)) \(Array(little)) \(read == number)"
}

// MARK: copying bytes into an array
// swiftc: 3 [6, 7, 8, 0, 0, 0] 26
func probe() -> String {
  let data = Data([5, 6, 7, 8])
  var target = [UInt8](repeating: 0, count: 6)
  let copied = target.withUnsafeMutableBytes { data.copyBytes(to: $0, from: 1..<4) }
  return "\(copied) \(target) \(data.withUnsafeBytes { $0.reduce(0) { $0 + Int($1) } })"
}

// MARK: data as a value is copied on write
// swiftc: [1, 2, 3] [100, 0, 3] false true
func probe() -> String {
  let original = Data([1, 2, 3])
  var copy = original
  copy[0] = 100
  copy.resetBytes(in: 1..<2)
  return "\(Array(original)) \(Array(copy)) \(original == copy) \(Data(count: 3) == Data([0, 0, 0]))"
}

// MARK: a checksum of data
// swiftc: 0 681 542 1395
func checksum(_ data: Data) -> UInt16 {
  data.reduce(0) { ($0 << 1 | $0 >> 15) ^ UInt16($1) }
}
func probe() -> String {
  ["", "tide", "edit", "tide!"].map { "\(checksum(Data($0.utf8)))" }.joined(separator: " ")
}

// MARK: data in JSON is base 64 or an array
// swiftc: {"raw":"Af8="} {"raw":[1,255]} true
func probe() -> String {
  let encoder = JSONEncoder(), photo = ["raw": Data([1, 255])]
  encoder.outputFormatting = .withoutEscapingSlashes
  let plain = String(decoding: try! encoder.encode(photo), as: UTF8.self)
  encoder.dataEncodingStrategy = .deferredToData
  let array = String(decoding: try! encoder.encode(photo), as: UTF8.self)
  let back = try? JSONDecoder().decode([String: Data].self, from: Data(plain.utf8))
  return "\(plain) \(array) \(back == photo)"
}

// MARK: text in several encodings
// swiftc: [116, 195, 168] [0, 116, 0, 232] [116, 0, 232, 0] [116, 232] nil [0, 0, 0, 116, 0, 0, 0, 232]
func probe() -> String {
  let text = "tè"
  let encodings: [String.Encoding] = [.utf8, .utf16BigEndian, .utf16LittleEndian, .isoLatin1, .ascii, .utf32BigEndian]
  return encodings.map { text.data(using: $0).map { "\(Array($0))" } ?? "nil" }.joined(separator: " ")
}

// MARK: lossy conversion to ASCII
// swiftc: 13 true false 17 true
func probe() -> String {
  let text = "naïve café 5€"
  let lossy = text.data(using: .ascii, allowLossyConversion: true).map { String(decoding: $0, as: UTF8.self) } ?? "nil"
  return "\(lossy.count) \(text.data(using: .ascii) == nil) \(text.canBeConverted(to: .isoLatin1)) "
    + "\(text.lengthOfBytes(using: .utf8)) \("plain".canBeConverted(to: .ascii))"
}

// MARK: identifiers parse in either case
// swiftc: E621E1F8-C36C-495A-93FC-0C247A3E6E5F [true, false, false, false]
func probe() -> String {
  let id = UUID(uuidString: "e621e1f8-c36c-495a-93fc-0c247a3e6e5f")
  let texts = ["E621E1F8-C36C-495A-93FC-0C247A3E6E5F", "e621e1f8c36c495a93fc0c247a3e6e5f", "not-an-id", ""]
  return "\(id?.uuidString ?? "nil") \(texts.map { UUID(uuidString: $0) == id })"
}

// MARK: identifiers out of their bytes
// swiftc: 00010203-0405-0607-0809-0A0B0C0D0EFF 0 255 true 36
func probe() -> String {
  let id = UUID(uuid: (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 255))
  return "\(id) \(id.uuid.0) \(id.uuid.15) \(id.description == id.uuidString) \(id.uuidString.count)"
}

// MARK: identifiers compare, hash and sort
// swiftc: true true ["000", "100"] 2
func probe() -> String {
  let a = UUID(uuidString: "00000000-0000-0000-0000-000000000001")!
  let b = UUID(uuidString: "10000000-0000-0000-0000-000000000000")!
  let c = UUID(uuidString: "00000000-0000-0000-0000-000000000001")!
  return "\(a == c) \(a < b) \([b, a].sorted().map { $0.uuidString.prefix(3) }) \(Set([a, b, c]).count)"
}

// MARK: identifiers inside JSON
// swiftc: 123E4567-E89B-12D3-A456-426614174000 ["tea"] true ["123E4567-E89B-12D3-A456-426614174000"]
struct Order: Codable, Identifiable {
  var id: UUID
  var items: [String]
}
func probe() -> String {
  let text = #"{"id":"123e4567-e89b-12d3-a456-426614174000","items":["tea"]}"#
  let order = try! JSONDecoder().decode(Order.self, from: Data(text.utf8))
  let bad = try? JSONDecoder().decode(UUID.self, from: Data(#""123""#.utf8))
  return "\(order.id) \(order.items) \(bad == nil) \(String(decoding: try! JSONEncoder().encode([order.id]), as: UTF8.self))"
}
