// swift-format-ignore-file

// MARK: nested structs with optionals leave out nil
// swiftc: [{"address":{"city":"Oslo","floor":2},"id":1},{"id":2,"note":"hot"}]
struct Order: Codable { var id: Int; var note: String?; var address: Address? }
struct Address: Codable { var city: String; var floor: Int? }
func encode<T: Encodable>(_ value: T) throws -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = .sortedKeys
  return String(decoding: try encoder.encode(value), as: UTF8.self)
}
func probe() -> String {
  let full = Order(id: 1, note: nil, address: Address(city: "Oslo", floor: 2))
  return try! encode([full, Order(id: 2, note: "hot", address: nil)])
}

// MARK: numbers keep their kind in the text
// swiftc: {"big":18446744073709551615,"flag":true,"real":0.1,"single":0.1,"small":200,"whole":3} Sample(small: 200, real: 0.1, single: 0.1, whole: 3.0, flag: true, big: 18446744073709551615)
struct Sample: Codable { var small: UInt8; var real: Double; var single: Float; var whole: Double; var flag: Bool; var big: UInt64 }
func probe() -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = .sortedKeys
  let sample = Sample(small: 200, real: 0.1, single: 0.1, whole: 3, flag: true, big: .max)
  let text = String(decoding: try! encoder.encode(sample), as: UTF8.self)
  return "\(text) \(try! JSONDecoder().decode(Sample.self, from: Data(text.utf8)))"
}

// MARK: a number that does not fit is corrupted data without a path
// swiftc: corrupted [] []
struct Pixel: Decodable { var rows: [Row]; struct Row: Decodable { var red: UInt8 } }
func probe() -> String {
  do {
    _ = try JSONDecoder().decode(Pixel.self, from: Data(#"{"rows":[{"red":1},{"red":300}]}"#.utf8))
    return "fits"
  } catch DecodingError.dataCorrupted(let context) {
    return "corrupted \(context.codingPath.map(\.stringValue)) \(context.codingPath.map { $0.intValue ?? -1 })"
  } catch { return "other" }
}

// MARK: a missing key tells its name and path
// swiftc: minutes at stops/Index 1
struct Trip: Decodable { var stops: [Stop]; struct Stop: Decodable { var name: String; var minutes: Int } }
func probe() -> String {
  do {
    _ = try JSONDecoder().decode(Trip.self, from: Data(#"{"stops":[{"name":"A","minutes":1},{"name":"B"}]}"#.utf8))
    return "decoded"
  } catch DecodingError.keyNotFound(let key, let context) {
    return "\(key.stringValue) at \(context.codingPath.map(\.stringValue).joined(separator: "/"))"
  } catch { return "\(error)" }
}

// MARK: a type mismatch tells the expected type
// swiftc: wanted Int for size; no Int for ["size"]; Cup(size: 3, name: nil); wanted String for name; wanted Dictionary<String, Any> for root; Cup(size: 2, name: nil); corrupted
struct Cup: Decodable { var size: Int; var name: String? }
func reason(_ json: String) -> String {
  do { return "\(try JSONDecoder().decode(Cup.self, from: Data(json.utf8)))" }
  catch DecodingError.typeMismatch(let type, let context) { return "wanted \(type) for \(context.codingPath.last?.stringValue ?? "root")" }
  catch DecodingError.valueNotFound(let type, let context) { return "no \(type) for \(context.codingPath.map(\.stringValue))" }
  catch DecodingError.dataCorrupted { return "corrupted" }
  catch { return "other" }
}
func probe() -> String {
  let texts = [#"{"size":"3"}"#, #"{"size":null}"#, #"{"size":3,"name":null}"#, #"{"size":3,"name":4}"#, "[1]", #"{"size":2.0}"#, "{"]
  return texts.map(reason).joined(separator: "; ")
}

// MARK: custom keys rename fields
// swiftc: Ticket(seat: "4B", isPaid: true, scratch: 5) {"paid":true,"seat_no":"4B"}
struct Ticket: Codable {
  var seat: String
  var isPaid: Bool
  var scratch = 5
  enum CodingKeys: String, CodingKey { case seat = "seat_no", isPaid = "paid" }
}
func probe() -> String {
  let data = Data(#"{"paid":true,"seat_no":"4B","scratch":9}"#.utf8)
  let ticket = try! JSONDecoder().decode(Ticket.self, from: data)
  let encoder = JSONEncoder()
  encoder.outputFormatting = .sortedKeys
  return "\(ticket) \(String(decoding: try! encoder.encode(ticket), as: UTF8.self))"
}

// MARK: an enum of text codes as its raw value
// swiftc: {"map":{"a":"XL"},"sizes":["XL","small"]} nil
enum Size: String, Codable { case small, large = "XL" }
struct Shirt: Codable { var sizes: [Size]; var map: [String: Size] }
func probe() -> String {
  let shirt = Shirt(sizes: [.large, .small], map: ["a": .large])
  let encoder = JSONEncoder()
  encoder.outputFormatting = .sortedKeys
  let bad = try? JSONDecoder().decode([Size].self, from: Data(#"["small","M"]"#.utf8))
  return "\(String(decoding: try! encoder.encode(shirt), as: UTF8.self)) \(bad as Any)"
}

// MARK: an unknown raw value is data corrupted
// swiftc: ["ada"] Cannot initialize Grade from invalid Int value 7
enum Grade: Int, Decodable { case pass = 1, fail = 2 }
func probe() -> String {
  do { return "\(try JSONDecoder().decode([String: Grade].self, from: Data(#"{"ada":7}"#.utf8)))" }
  catch DecodingError.dataCorrupted(let context) { return "\(context.codingPath.map(\.stringValue)) \(context.debugDescription)" }
  catch { return "other \(error)" }
}

// MARK: enums with payloads use case names as keys
// swiftc: [{"opened":{}},{"moved":{"_0":2,"to":"b"}},{"priced":{"_0":1.5}}] true
enum Event: Codable, Equatable {
  case opened
  case moved(Int, to: String)
  case priced(Double)
}
func probe() -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = .sortedKeys
  let events: [Event] = [.opened, .moved(2, to: "b"), .priced(1.5)]
  let data = try! encoder.encode(events)
  return "\(String(decoding: data, as: UTF8.self)) \(try! JSONDecoder().decode([Event].self, from: data) == events)"
}

// MARK: snake case keys both ways
// swiftc: Station(stationName: "Pier", lastSeenAt: 4, urlPath: "x") {"last_seen_at":4,"station_name":"Pier","url_path":"x"}
struct Station: Codable { var stationName: String; var lastSeenAt: Int; var urlPath: String }
func probe() -> String {
  let decoder = JSONDecoder()
  decoder.keyDecodingStrategy = .convertFromSnakeCase
  let station = try! decoder.decode(Station.self, from: Data(#"{"station_name":"Pier","last_seen_at":4,"url_path":"x"}"#.utf8))
  let encoder = JSONEncoder()
  encoder.keyEncodingStrategy = .convertToSnakeCase
  encoder.outputFormatting = .sortedKeys
  return "\(station) \(String(decoding: try! encoder.encode(station), as: UTF8.self))"
}

// MARK: key strategies leave dictionary keys alone
// swiftc: {"item_counts":{"greenTea":2}} Stock(itemCounts: ["green_tea": 1])
struct Stock: Codable { var itemCounts: [String: Int] }
func probe() -> String {
  let encoder = JSONEncoder()
  encoder.keyEncodingStrategy = .convertToSnakeCase
  encoder.outputFormatting = .sortedKeys
  let text = String(decoding: try! encoder.encode(Stock(itemCounts: ["greenTea": 2])), as: UTF8.self)
  let decoder = JSONDecoder()
  decoder.keyDecodingStrategy = .convertFromSnakeCase
  return "\(text) \(try! decoder.decode(Stock.self, from: Data(#"{"item_counts":{"green_tea":1}}"#.utf8)))"
}

// MARK: dates by seconds milliseconds and ISO text
// swiftc: {"at":1000.5} {"at":1000500} {"at":"1970-01-01T00:16:40Z"} {"at":-978306199.5}
struct Log: Codable { var at: Date }
func probe() -> String {
  let log = Log(at: Date(timeIntervalSince1970: 1_000.5))
  let styles: [JSONEncoder.DateEncodingStrategy] = [.secondsSince1970, .millisecondsSince1970, .iso8601, .deferredToDate]
  return styles.map { style in
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = style
    return String(decoding: try! encoder.encode(log), as: UTF8.self)
  }.joined(separator: " ")
}

// MARK: an own date strategy reads a container
// swiftc: [0.0, 259200.0] ["day 0","day 3"]
func probe() -> String {
  let decoder = JSONDecoder()
  decoder.dateDecodingStrategy = .custom { decoder in
    let days = try decoder.singleValueContainer().decode(Int.self)
    return Date(timeIntervalSince1970: Double(days) * 86_400)
  }
  let encoder = JSONEncoder()
  encoder.dateEncodingStrategy = .custom { date, encoder in
    var container = encoder.singleValueContainer()
    try container.encode("day \(Int(date.timeIntervalSince1970 / 86_400))")
  }
  let dates = try! decoder.decode([Date].self, from: Data("[0, 3]".utf8))
  return "\(dates.map(\.timeIntervalSince1970)) \(String(decoding: try! encoder.encode(dates), as: UTF8.self))"
}

// MARK: a subclass decodes itself and then its superclass
// swiftc: Color 3 {"name":"Color"}
class Vessel: Codable { var name = "Fram" }
final class Ferry: Vessel {
  var cars: UInt8
  enum CodingKeys: CodingKey { case cars }
  required init(from decoder: Decoder) throws {
    cars = try decoder.container(keyedBy: CodingKeys.self).decode(UInt8.self, forKey: .cars)
    try super.init(from: decoder)
  }
}
func probe() -> String {
  let ferry = try! JSONDecoder().decode(Ferry.self, from: Data(#"{"name":"Color","cars":9}"#.utf8))
  return "\(ferry.name) \(ferry.cars &+ 250) \(String(decoding: try! JSONEncoder().encode(ferry), as: UTF8.self))"
}

// MARK: a subclass encodes its superclass into the same object
// swiftc: 42 true true
class Vessel: Encodable { var name = "Fram" }
final class Ferry: Vessel {
  var cars = 4
  enum CodingKeys: CodingKey { case cars }
  override func encode(to encoder: Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(cars, forKey: .cars)
    try super.encode(to: encoder)
  }
}
func probe() -> String {
  let text = String(decoding: try! JSONEncoder().encode([Ferry(), Vessel()]), as: UTF8.self)
  return "\(text.count) \(text.contains(#""name":"Fram""#)) \(text.contains(#""cars":4"#))"
}

// MARK: a subclass with a default field and no coding of its own leaves it out
// swiftc: Color 5 {"name":"Color"}
class Vessel: Codable { var name = "Fram" }
final class Ferry: Vessel { var cars = 4 }
func probe() -> String {
  let ferry = try! JSONDecoder().decode(Ferry.self, from: Data(#"{"name":"Color","cars":9}"#.utf8))
  ferry.cars += 1
  return "\(ferry.name) \(ferry.cars) \(String(decoding: try! JSONEncoder().encode(ferry), as: UTF8.self))"
}

// MARK: a single value reads a number a text or null
// swiftc: [4.0, 5.5, -273.15, 0.0]
struct Celsius: Decodable {
  var degrees: Double
  init(from decoder: Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() { degrees = -273.15; return }
    degrees = try (try? container.decode(Double.self)) ?? (Double(container.decode(String.self)) ?? 0)
  }
}
func probe() -> String { "\(try! JSONDecoder().decode([Celsius].self, from: Data(#"[4, "5.5", null, "x"]"#.utf8)).map(\.degrees))" }

// MARK: a single value writes a plain number
// swiftc: [4,0.1]
struct Celsius: Encodable {
  var degrees: Float
  func encode(to encoder: Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(degrees)
  }
}
func probe() -> String {
  let list = [Celsius(degrees: 4), Celsius(degrees: 0.1)]
  return String(decoding: try! JSONEncoder().encode(list), as: UTF8.self)
}

// MARK: an unkeyed container reads mixed values in order
// swiftc: tide 1.5 1.5, wind+2 0.1 0.10000000149011612
struct Reading: Decodable {
  var name: String, value: Float
  init(from decoder: Decoder) throws {
    var row = try decoder.unkeyedContainer()
    name = try row.decode(String.self)
    value = try row.decode(Float.self)
    if !row.isAtEnd { name += "+\(row.count! - row.currentIndex)" }
  }
}
func probe() -> String {
  let rows = try! JSONDecoder().decode([Reading].self, from: Data(#"[["tide",1.5],["wind",0.1,true,null]]"#.utf8))
  return rows.map { "\($0.name) \($0.value) \(Double($0.value))" }.joined(separator: ", ")
}

// MARK: an unkeyed container writes mixed values in order
// swiftc: [["tide",null,0.1,0.10000000149011612]]
struct Reading: Encodable {
  var name: String, value: Float
  func encode(to encoder: Encoder) throws {
    var row = encoder.unkeyedContainer()
    try row.encode(name)
    try row.encodeNil()
    try row.encode(value)
    try row.encode(Double(value))
  }
}
func probe() -> String { String(decoding: try! JSONEncoder().encode([Reading(name: "tide", value: 0.1)]), as: UTF8.self) }

// MARK: dynamic keys read every field
// swiftc: bun300tea250
struct AnyKey: CodingKey {
  var stringValue: String, intValue: Int?
  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { return nil }
}
struct Prices: Decodable {
  var cents: [String: Int]
  init(from decoder: Decoder) throws {
    let fields = try decoder.container(keyedBy: AnyKey.self)
    cents = try fields.allKeys.reduce(into: [:]) { $0[$1.stringValue] = Int(try fields.decode(Double.self, forKey: $1) * 100) }
  }
}
func probe() -> String {
  try! JSONDecoder().decode(Prices.self, from: Data(#"{"tea":2.5,"bun":3}"#.utf8)).cents.map { "\($0)\($1)" }.sorted().joined()
}

// MARK: nested containers flatten a deep object
// swiftc: Spot(name: "Pier", lat: 60.0)
struct Spot: Decodable {
  var name: String
  var lat: Double
  enum Keys: CodingKey { case name, place, coordinates }
  init(from decoder: Decoder) throws {
    let root = try decoder.container(keyedBy: Keys.self)
    name = try root.decode(String.self, forKey: .name)
    let place = try root.nestedContainer(keyedBy: Keys.self, forKey: .place)
    var list = try place.nestedUnkeyedContainer(forKey: .coordinates)
    _ = try list.decode(Double.self)
    lat = try list.decode(Double.self)
  }
}
func probe() -> String { "\(try! JSONDecoder().decode(Spot.self, from: Data(#"{"name":"Pier","place":{"coordinates":[5.3,60]}}"#.utf8)))" }

// MARK: nested containers encode a deep object
// swiftc: [{"point":[1,2.5,null]},{"point":[-1,2.5,null]}]
struct Pin: Encodable {
  var x = 1, y = 2.5
  enum Keys: CodingKey { case point }
  func encode(to encoder: Encoder) throws {
    var root = encoder.container(keyedBy: Keys.self)
    var point = root.nestedUnkeyedContainer(forKey: .point)
    try point.encode(x)
    try point.encode(y)
    try point.encodeNil()
  }
}
func probe() -> String { String(decoding: try! JSONEncoder().encode([Pin(), Pin(x: -1)]), as: UTF8.self) }

// MARK: user info reaches every level
// swiftc: [2.5, 3.75]
let rateKey = CodingUserInfoKey(rawValue: "rate")!
struct Money: Decodable {
  var amount: Double
  init(from decoder: Decoder) throws {
    let rate = decoder.userInfo[rateKey] as? Double ?? 1
    amount = try decoder.singleValueContainer().decode(Double.self) * rate
  }
}
func probe() -> String {
  let decoder = JSONDecoder()
  decoder.userInfo = [rateKey: 1.25]
  return "\(try! decoder.decode([String: [Money]].self, from: Data(#"{"tea":[2,3]}"#.utf8))["tea"]!.map(\.amount))"
}

// MARK: decode if present tells missing null and value apart
// swiftc: false-false--1 true-true--1 true-false-4
struct Form: Decodable {
  var state: String
  enum Keys: CodingKey { case age }
  init(from decoder: Decoder) throws {
    let form = try decoder.container(keyedBy: Keys.self)
    let value = try form.decodeIfPresent(Int.self, forKey: .age)
    state = "\(form.contains(.age))-\(form.contains(.age) ? (try form.decodeNil(forKey: .age)) : false)-\(value ?? -1)"
  }
}
func probe() -> String {
  let forms = try! JSONDecoder().decode([Form].self, from: Data(#"[{},{"age":null},{"age":4}]"#.utf8))
  return forms.map(\.state).joined(separator: " ")
}

// MARK: dictionaries with other keys become lists
// swiftc: {"3":"c"} ["red",1] {"k":[1,2.5]} [7: "x"]
enum Color: String, Codable, Hashable { case red }
func probe() -> String {
  let byNumber = try! JSONEncoder().encode([3: "c"])
  let byEnum = try! JSONEncoder().encode([Color.red: 1])
  let byText = try! JSONEncoder().encode(["k": [1.0, 2.5]])
  let back = try! JSONDecoder().decode([Int: String].self, from: Data(#"{"7":"x"}"#.utf8))
  return [byNumber, byEnum, byText].map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ") + " \(back)"
}

// MARK: special floats need a strategy
// swiftc: true ["+inf","-inf","?",1] [inf, -inf, nan, 1.0]
func probe() -> String {
  let encoder = JSONEncoder()
  let failed = (try? encoder.encode([Double.infinity])) == nil
  encoder.nonConformingFloatEncodingStrategy = .convertToString(positiveInfinity: "+inf", negativeInfinity: "-inf", nan: "?")
  let text = String(decoding: try! encoder.encode([Double.infinity, -.infinity, .nan, 1]), as: UTF8.self)
  let decoder = JSONDecoder()
  decoder.nonConformingFloatDecodingStrategy = .convertFromString(positiveInfinity: "+inf", negativeInfinity: "-inf", nan: "?")
  return "\(failed) \(text) \(try! decoder.decode([Float].self, from: Data(text.utf8)))"
}

// MARK: text is escaped in the output
// swiftc: ["a\/b","q\"","tab\t","é🍵","\u0001","back\\"] "a/b" true
func probe() -> String {
  let encoder = JSONEncoder()
  let tricky = ["a/b", "q\"", "tab\t", "é🍵", "\u{1}", "back\\"]
  let plain = String(decoding: try! encoder.encode(tricky), as: UTF8.self)
  encoder.outputFormatting = .withoutEscapingSlashes
  let slashes = String(decoding: try! encoder.encode(tricky[0]), as: UTF8.self)
  return "\(plain) \(slashes) \(try! JSONDecoder().decode([String].self, from: Data(plain.utf8)) == tricky)"
}

// MARK: a generic page of anything decodable
// swiftc: Page<Tea>(items: [probe.Tea(name: "oolong")], next: Optional(2)) Page<Double>(items: [1.0, 2.5], next: nil) true
struct Page<Item: Decodable>: Decodable { var items: [Item]; var next: Int? }
struct Tea: Decodable { var name: String }
func load<T: Decodable>(_ json: String) -> T? { try? JSONDecoder().decode(T.self, from: Data(json.utf8)) }
func probe() -> String {
  let teas: Page<Tea>? = load(#"{"items":[{"name":"oolong"}],"next":2}"#)
  let numbers: Page<Double>? = load(#"{"items":[1,2.5]}"#)
  let wrong: Page<String>? = load(#"{"items":[1]}"#)
  return "\(teas!) \(numbers!) \(wrong == nil)"
}
