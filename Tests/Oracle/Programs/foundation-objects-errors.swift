// swift-format-ignore-file

// MARK: a cocoa error has a code and a domain
// swiftc: tide.app 42 the tide is out
func probe() -> String {
  let error = NSError(domain: "tide.app", code: 42, userInfo: [NSLocalizedDescriptionKey: "the tide is out"])
  return "\(error.domain) \(error.code) \(error.localizedDescription)"
}

// MARK: a Swift enum as a foundation error
// swiftc: 2 0 true
enum KettleError: Int, Error {
  case empty = 1, hot
}
func probe() -> String {
  let error = KettleError.hot as NSError
  return "\(error.code) \(error.userInfo.count) \(KettleError(rawValue: error.code) == .hot)"
}

// MARK: a localized error gives its own words
// swiftc: the kitchen is closed, no cake today try tea
enum OrderError: LocalizedError {
  case closed, missing(String)
  var errorDescription: String? {
    switch self {
    case .closed: "the kitchen is closed"
    case .missing(let dish): "no \(dish) today"
    }
  }
  var recoverySuggestion: String? { "try tea" }
  var failureReason: String? { self.errorDescription.map { $0 + "!" } }
}
func probe() -> String {
  let errors: [Error] = [OrderError.closed, OrderError.missing("cake")]
  return errors.map(\.localizedDescription).joined(separator: ", ") + " \((errors[1] as NSError).localizedRecoverySuggestion ?? "nil")"
}

// MARK: a custom foundation error names its domain
// swiftc: port 7 3
struct PortError: CustomNSError {
  static var errorDomain: String { "port" }
  var errorCode: Int { 7 }
  var errorUserInfo: [String: Any] { ["pier": 3] }
}
func probe() -> String {
  let error = PortError() as NSError
  return "\(error.domain) \(error.code) \(error.userInfo["pier"] as? Int ?? -1)"
}

// MARK: foundation errors are equal by domain, code and info
// swiftc: true false false 2
func probe() -> String {
  let a = NSError(domain: "tea", code: 1), b = NSError(domain: "tea", code: 1)
  let c = NSError(domain: "tea", code: 1, userInfo: ["cup": 2])
  return "\(a == b) \(a == c) \(a.isEqual(c)) \(c.userInfo["cup"] as? Int ?? -1)"
}

// MARK: errors under other errors
// swiftc: disk 1 5 true
func probe() -> String {
  let inner = NSError(domain: "disk", code: 5)
  let outer = NSError(domain: "save", code: 1, userInfo: [NSUnderlyingErrorKey: inner])
  let found = outer.userInfo[NSUnderlyingErrorKey] as? NSError
  return "\(found?.domain ?? "nil") \(outer.code) \(found?.code ?? -1) \(inner.userInfo.isEmpty)"
}

// MARK: codes of cocoa errors
// swiftc: 4 true NSCocoaErrorDomain 2048
func probe() -> String {
  let error = CocoaError(.fileNoSuchFile)
  let swift: Error = error
  return "\(error.code.rawValue) \(error.code == .fileNoSuchFile) \((swift as NSError).domain) \(CocoaError.formatting.rawValue)"
}

// MARK: errors of an address are caught by their code
// swiftc: late -1000 -1009
func load(_ code: URLError.Code) throws -> String { throw URLError(code) }
func probe() -> String {
  [URLError.Code.timedOut, .badURL, .notConnectedToInternet].map { code in
    do {
      return try load(code)
    } catch let error as URLError where error.code == .timedOut {
      return "late"
    } catch {
      return "\((error as NSError).code)"
    }
  }.joined(separator: " ")
}

// MARK: a notification calls its observers
// swiftc: ["tideTurned 2.5"]
extension Notification.Name {
  static let tideTurned = Notification.Name("tideTurned")
}
func probe() -> String {
  let center = NotificationCenter()
  var heard: [String] = []
  let token = center.addObserver(forName: .tideTurned, object: nil, queue: nil) { note in
    heard.append("\(note.name.rawValue) \(note.userInfo?["metres"] as? Double ?? -1)")
  }
  center.post(name: .tideTurned, object: nil, userInfo: ["metres": 2.5])
  center.removeObserver(token)
  center.post(name: .tideTurned, object: nil)
  return "\(heard)"
}

// MARK: observers listen to one name and one object
// swiftc: 2 1
final class Harbour {}
func probe() -> String {
  let center = NotificationCenter(), cork = Harbour(), kiel = Harbour()
  let name = Notification.Name("ship")
  var count = (all: 0, cork: 0)
  let one = center.addObserver(forName: name, object: nil, queue: nil) { _ in count.all += 1 }
  let two = center.addObserver(forName: name, object: cork, queue: nil) { _ in count.cork += 1 }
  center.post(name: name, object: cork)
  center.post(name: name, object: kiel)
  center.post(name: Notification.Name("other"), object: cork)
  [one, two].forEach { center.removeObserver($0) }
  return "\(count.all) \(count.cork)"
}

// MARK: defaults keep values by their key
// swiftc: 3 green [1, 2] true 3.0
func probe() -> String {
  let defaults = UserDefaults(suiteName: "oracle.kettles")!
  defer { defaults.removePersistentDomain(forName: "oracle.kettles") }
  defaults.set(3, forKey: "cups")
  defaults.set("green", forKey: "tea")
  defaults.set([1, 2], forKey: "days")
  defaults.set(true, forKey: "hot")
  return "\(defaults.integer(forKey: "cups")) \(defaults.string(forKey: "tea") ?? "nil") "
    + "\(defaults.array(forKey: "days") as? [Int] ?? []) \(defaults.bool(forKey: "hot")) \(defaults.double(forKey: "cups"))"
}

// MARK: defaults that are missing or registered
// swiftc: 0 nil 4 9 4
func probe() -> String {
  let defaults = UserDefaults(suiteName: "oracle.registered")!
  defer { defaults.removePersistentDomain(forName: "oracle.registered") }
  let missing = "\(defaults.integer(forKey: "cups")) \(defaults.string(forKey: "tea") ?? "nil")"
  defaults.register(defaults: ["cups": 4])
  let registered = defaults.integer(forKey: "cups")
  defaults.set(9, forKey: "cups")
  let own = defaults.integer(forKey: "cups")
  defaults.removeObject(forKey: "cups")
  return "\(missing) \(registered) \(own) \(defaults.integer(forKey: "cups"))"
}

// MARK: defaults of dates and data
// swiftc: 100.0 [1, 2] true
func probe() -> String {
  let defaults = UserDefaults(suiteName: "oracle.moments")!
  defer { defaults.removePersistentDomain(forName: "oracle.moments") }
  defaults.set(Date(timeIntervalSince1970: 100), forKey: "opened")
  defaults.set(Data([1, 2]), forKey: "raw")
  let opened = defaults.object(forKey: "opened") as? Date
  return "\(opened?.timeIntervalSince1970 ?? -1) \(Array(defaults.data(forKey: "raw") ?? Data())) \(defaults.object(forKey: "x") == nil)"
}

// MARK: JSON objects read into dictionaries
// swiftc: tea 2.5 true true 3 5
func probe() -> String {
  let text = #"{"name":"tea","price":2.5,"tags":["hot",null],"open":true,"count":3}"#
  let object = try! JSONSerialization.jsonObject(with: Data(text.utf8)) as! [String: Any]
  let tags = object["tags"] as! [Any]
  return "\(object["name"] as? String ?? "nil") \(object["price"] as? Double ?? 0) \(tags[1] is NSNull) "
    + "\(object["open"] as? Bool ?? false) \(object["count"] as? Int ?? 0) \(object.count)"
}

// MARK: JSON objects written with sorted keys
// swiftc: {"a":null,"b":[1,2.5,"x"],"c":{"on":true,"path":"a\/b"}} {"on":true,"path":"a/b"}
func probe() -> String {
  let object: [String: Any] = ["b": [1, 2.5, "x"], "a": NSNull(), "c": ["path": "a/b", "on": true]]
  let data = try! JSONSerialization.data(withJSONObject: object, options: [.sortedKeys])
  let loose = try! JSONSerialization.data(withJSONObject: object["c"]!, options: [.sortedKeys, .withoutEscapingSlashes])
  return String(decoding: data, as: UTF8.self) + " " + String(decoding: loose, as: UTF8.self)
}

// MARK: fragments need an option
// swiftc: true 12 true false
func probe() -> String {
  let plain = try? JSONSerialization.jsonObject(with: Data("12".utf8))
  let allowed = try? JSONSerialization.jsonObject(with: Data("12".utf8), options: .fragmentsAllowed)
  return "\(plain == nil) \(allowed as? Int ?? -1) \(JSONSerialization.isValidJSONObject(["a": 1])) "
    + "\(JSONSerialization.isValidJSONObject(["a": Date(timeIntervalSince1970: 0)]))"
}

// MARK: broken JSON is an error of the domain of Cocoa
// swiftc: 3840 3840 3840 3840 3840
func probe() -> String {
  ["{", "[1 2]", #"{"a" 1}"#, "", "nul"].map { text in
    do {
      _ = try JSONSerialization.jsonObject(with: Data(text.utf8))
      return "ok"
    } catch {
      return "\((error as NSError).code)"
    }
  }.joined(separator: " ")
}

// MARK: property lists as text
// swiftc: true true true Menu(dish: "tea & jam", hot: true, count: 2)
struct Menu: Codable, Equatable {
  var dish: String
  var hot: Bool
  var count: Int
}
func probe() -> String {
  let encoder = PropertyListEncoder()
  encoder.outputFormat = .xml
  let data = try! encoder.encode(Menu(dish: "tea & jam", hot: true, count: 2))
  let text = String(decoding: data, as: UTF8.self)
  let back = try! PropertyListDecoder().decode(Menu.self, from: data)
  return "\(text.contains("<string>tea &amp; jam</string>")) \(text.contains("<true/>")) \(text.contains("<integer>2</integer>")) \(back)"
}

// MARK: property lists in binary
// swiftc: bplist true 0.0
func probe() -> String {
  let encoder = PropertyListEncoder()
  encoder.outputFormat = .binary
  let data = try! encoder.encode(["when": Date(timeIntervalSince1970: 0)])
  var format = PropertyListSerialization.PropertyListFormat.xml
  let object = try! PropertyListSerialization.propertyList(from: data, format: &format) as! [String: Date]
  return "\(String(decoding: data.prefix(6), as: UTF8.self)) \(format == .binary) \(object["when"]!.timeIntervalSince1970)"
}

// MARK: dates in JSON by every strategy
// swiftc: {"at":730907045.5} {"at":1709214245.5} {"at":1709214245500} {"at":"2024-02-29T13:44:05Z"} {"at":"29.02.24"}
struct Visit: Codable {
  var at: Date
}
func probe() -> String {
  let visit = Visit(at: Date(timeIntervalSince1970: 1_709_214_245.5))
  let formatter = DateFormatter()
  formatter.locale = Locale(identifier: "en_US_POSIX")
  formatter.timeZone = TimeZone(secondsFromGMT: 0)
  formatter.dateFormat = "dd.MM.yy"
  let strategies: [JSONEncoder.DateEncodingStrategy] = [
    .deferredToDate, .secondsSince1970, .millisecondsSince1970, .iso8601, .formatted(formatter),
  ]
  return strategies.map { strategy in
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = strategy
    return String(decoding: try! encoder.encode(visit), as: UTF8.self)
  }.joined(separator: " ")
}

// MARK: dates out of JSON by a closure
// swiftc: [60.0, 3600.0] true
func probe() -> String {
  let decoder = JSONDecoder()
  decoder.dateDecodingStrategy = .custom { decoder in
    let box = try decoder.singleValueContainer()
    if let seconds = try? box.decode(Double.self) { return Date(timeIntervalSince1970: seconds) }
    return try Date(box.decode(String.self), strategy: .iso8601)
  }
  let dates = try! decoder.decode([Date].self, from: Data(#"[60,"1970-01-01T01:00:00Z"]"#.utf8))
  let bad = try? decoder.decode([Date].self, from: Data(#"["soon"]"#.utf8))
  return "\(dates.map(\.timeIntervalSince1970)) \(bad == nil)"
}

// MARK: dictionaries and arrays as objects
// swiftc: ["milk", "tea"] 2 2 2 false 1
func probe() -> String {
  let prices = NSMutableDictionary(dictionary: ["tea": 2, "jam": 3])
  prices["milk"] = 1
  prices.removeObject(forKey: "jam")
  let names = (prices.allKeys as! [String]).sorted()
  let list = NSMutableArray(array: ["b", "a"])
  list.add("c")
  list.removeObject(at: 0)
  return "\(names) \(prices["tea"] as? Int ?? 0) \(prices.count) \(list.count) \(list.contains("b")) \(list.index(of: "c"))"
}

// MARK: ordered and counted sets as objects
// swiftc: ["b", "a", "c"] 1 2 2 0
func probe() -> String {
  let order = NSMutableOrderedSet(array: ["b", "a"])
  order.add("c")
  order.add("a")
  let counted = NSCountedSet(array: ["x", "y", "x"])
  return "\(order.array as! [String]) \(order.index(of: "a")) \(counted.count(for: "x")) \(counted.count) \(counted.count(for: "z"))"
}

// MARK: numbers as objects compare and convert
// swiftc: 1 0 true true 0.5 1 0.5 3
func probe() -> String {
  let one = NSNumber(value: 1), half = NSNumber(value: 0.5), yes = NSNumber(value: true)
  return "\(one.compare(half).rawValue) \(half.intValue) \(yes.boolValue) \(one == yes) \(half.stringValue) "
    + "\(one as? Int ?? -1) \(half as? Double ?? -1) \(NSNumber(value: 3.7).intValue)"
}

// MARK: a cache keeps objects until they are removed
// swiftc: harbour true nil
final class Photo {
  let name: String
  init(_ name: String) { self.name = name }
}
func probe() -> String {
  let cache = NSCache<NSString, Photo>()
  cache.setObject(Photo("harbour"), forKey: "a")
  cache.setObject(Photo("tide"), forKey: "b")
  let first = cache.object(forKey: "a")?.name ?? "nil"
  cache.removeObject(forKey: "a")
  let gone = cache.object(forKey: "a") == nil
  cache.removeAllObjects()
  return "\(first) \(gone) \(cache.object(forKey: "b")?.name ?? "nil")"
}

// MARK: progress counts its units and those of its children
// swiftc: 0.5 0.75 3 true false
func probe() -> String {
  let trip = Progress(totalUnitCount: 4)
  trip.completedUnitCount = 1
  let child = Progress(totalUnitCount: 10, parent: trip, pendingUnitCount: 2)
  child.completedUnitCount = 5
  let middle = trip.fractionCompleted
  child.completedUnitCount = 10
  return "\(middle) \(trip.fractionCompleted) \(trip.completedUnitCount) \(child.isFinished) \(trip.isFinished)"
}

// MARK: names of persons have components
// swiftc: Ada nil false Countess
func probe() -> String {
  var name = PersonNameComponents()
  name.givenName = "Ada"
  name.familyName = "Byron"
  var other = name
  other.nickname = "Countess"
  return "\(name.givenName ?? "nil") \(name.middleName ?? "nil") \(name == other) \(other.nickname ?? "nil")"
}

// MARK: byte counts by the old formatter with chosen units
// swiftc: 512 | 1 | 5
func probe() -> String {
  let formatter = ByteCountFormatter()
  formatter.allowedUnits = .useKB
  formatter.countStyle = .file
  formatter.includesUnit = false
  return [512_000, 1_000, 5_000].map { formatter.string(fromByteCount: Int64($0)) }.joined(separator: " | ")
}
