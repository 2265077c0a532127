// swift-format-ignore-file

// MARK: round trip with coding keys and dates
// swiftc: {"due_at":"1970-01-01T00:00:00Z","id":1,"name":"Buy","tags":["a"]} true
struct Task2: Codable, Equatable { var id: Int; var title: String; var due: Date?; var tags: Set<String> = []; enum CodingKeys: String, CodingKey { case id, title = "name", due = "due_at", tags } }
func probe() -> String { let e = JSONEncoder(); e.dateEncodingStrategy = .iso8601; e.outputFormatting = [.sortedKeys]; let t = Task2(id: 1, title: "Buy", due: Date(timeIntervalSince1970: 0), tags: ["a"]); let d = try! e.encode(t); let dec = JSONDecoder(); dec.dateDecodingStrategy = .iso8601; return String(decoding: d, as: UTF8.self) + " \(try! dec.decode(Task2.self, from: d) == t)" }

// MARK: enums with raw values and synthesized payload coding
// swiftc: {"extras":{"milk":0.5},"job":{"run":{"fast":true,"id":3}},"size":"large"} run(id: 3, fast: true)
enum Size: String, Codable { case small, large }
enum Job: Codable { case idle, run(id: Int, fast: Bool) }
struct Order: Codable { var size: Size; var job: Job; var extras: [String: Double] }
func probe() -> String { let e = JSONEncoder(); e.outputFormatting = .sortedKeys; let o = Order(size: .large, job: .run(id: 3, fast: true), extras: ["milk": 0.5]); let s = String(decoding: try! e.encode(o), as: UTF8.self); let back = try! JSONDecoder().decode(Order.self, from: Data(s.utf8)); return "\(s) \(back.job)" }

// MARK: pretty printed JSON
// swiftc: {¶  "a" : "x/y",¶  "b" : [¶    1,¶    2¶  ]¶}
struct Pair: Codable { var b = [1, 2]; var a = "x/y" }
func probe() -> String { let e = JSONEncoder(); e.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]; return String(decoding: try! e.encode(Pair()), as: UTF8.self).replacingOccurrences(of: "\n", with: "¶") }

// MARK: lossy array with unkeyed container
// swiftc: [1, 4]
struct Lossy<T: Decodable>: Decodable { var items: [T] = []; private struct Skip: Decodable {}
  init(from d: Decoder) throws { var c = try d.unkeyedContainer(); while !c.isAtEnd { if let v = try? c.decode(T.self) { items.append(v) } else { _ = try? c.decode(Skip.self) } } } }
func probe() -> String { let l = try! JSONDecoder().decode(Lossy<Int>.self, from: Data(#"[1,"x",{"a":1},4]"#.utf8)); return "\(l.items)" }

// MARK: polymorphic list by single value container
// swiftc: [125, 300] [{"id":"a","price":125},{"id":"b","price":300}]
struct ID: RawRepresentable, Codable, Hashable { var rawValue: String }
struct Money: Codable { var cents: Int; init(from d: Decoder) throws { let c = try d.singleValueContainer(); if let s = try? c.decode(String.self) { cents = Int((Double(s) ?? 0) * 100) } else { cents = try c.decode(Int.self) } } ; func encode(to e: Encoder) throws { var c = e.singleValueContainer(); try c.encode(cents) } }
struct Item: Codable { var id: ID; var price: Money }
func probe() -> String { let items = try! JSONDecoder().decode([Item].self, from: Data(#"[{"id":"a","price":"1.25"},{"id":"b","price":300}]"#.utf8)); let e = JSONEncoder(); e.outputFormatting = .sortedKeys; return "\(items.map(\.price.cents)) " + String(decoding: try! e.encode(items), as: UTF8.self) }

// MARK: property wrapper with default in Codable
// swiftc: a false, b true
@propertyWrapper struct DefaultFalse: Codable { var wrappedValue = false; init(wrappedValue: Bool = false) { self.wrappedValue = wrappedValue }; init(from d: Decoder) throws { wrappedValue = try d.singleValueContainer().decode(Bool.self) } ; func encode(to e: Encoder) throws { var c = e.singleValueContainer(); try c.encode(wrappedValue) } }
extension KeyedDecodingContainer { func decode(_ t: DefaultFalse.Type, forKey k: Key) throws -> DefaultFalse { try decodeIfPresent(t, forKey: k) ?? DefaultFalse() } }
struct Flags: Codable { @DefaultFalse var pinned: Bool; var name: String }
func probe() -> String { let f = try! JSONDecoder().decode([Flags].self, from: Data(#"[{"name":"a"},{"name":"b","pinned":true}]"#.utf8)); return f.map { "\($0.name) \($0.pinned)" }.joined(separator: ", ") }

// MARK: property list and data round trip
// swiftc: [1, 2] 3 aGk= hi
func probe() -> String { let data = try! PropertyListEncoder().encode(["a": [1, 2]]); let back = try! PropertyListDecoder().decode([String: [Int]].self, from: data); return "\(back["a"]!) \(Data("hé".utf8).count) \(Data([104, 105]).base64EncodedString()) \(String(data: Data(base64Encoded: "aGk=")!, encoding: .utf8)!)" }

