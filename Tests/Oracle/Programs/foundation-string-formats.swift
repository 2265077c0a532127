// swift-format-ignore-file

// MARK: integers in a format string
// swiftc: 42    42|42   |00042 +42 -7 9
func probe() -> String {
  String(format: "%d %5d|%-5d|%05d %+d %i %u", 42, 42, 42, 42, 42, -7, UInt32(9))
}

// MARK: doubles in a format string
// swiftc: 3.141590 2.67    1.000|1.2     |-0001.50 +7.0
func probe() -> String {
  String(format: "%f %.2f %8.3f|%-8.1f|%08.2f %+.1f", 3.14159, 2.675, 1.0, 1.25, -1.5, 7.0)
}

// MARK: the shorter of two notations
// swiftc: 0.0001 1e-05 123456 1.23457e+06 100 1.5 1.234568e+04 1.2E-04 1E-10
func probe() -> String {
  [0.0001, 0.00001, 123_456.0, 1_234_567, 100, 1.5].map { String(format: "%g", $0) }.joined(separator: " ")
    + String(format: " %e %.1E %G", 12_345.678, 0.00012, 1e-10)
}

// MARK: hexadecimal and octal numbers
// swiftc: ff FF 0xff 10 010 000a 100000000
func probe() -> String {
  String(format: "%x %X %#x %o %#o %04x %lx", 255, 255, 255, 8, 8, 10, 4_294_967_296)
}

// MARK: objects and texts in a format string
// swiftc: tea and milk [[1, 2]] é
func probe() -> String {
  String(format: "%@ and %@ [%@] %@%@", "tea", "milk" as NSString, "\([1, 2])", "é", "")
}

// MARK: characters and percent signs
// swiftc: Te % 100% é
func probe() -> String {
  String(format: "%c%c %% 100%% %C", 84, 101, 233)
}

// MARK: long integers
// swiftc: 9223372036854775807 -9223372036854775808 18446744073709551615 18446744073709551615 5
func probe() -> String {
  String(format: "%ld %lld %lu %llu %zd", Int.max, Int64.min, UInt.max, UInt64.max, 5)
}

// MARK: arguments by their position
// swiftc: milk before tea, tea again
func probe() -> String {
  String(format: "%2$@ before %1$@, %1$@ again", "tea", "milk")
}

// MARK: a width given as an argument
// swiftc: [    42] [42    ] [0.667]
func probe() -> String {
  String(format: "[%*d] [%-*d] [%.*f]", 6, 42, 6, 42, 3, 2.0 / 3)
}

// MARK: infinity and no number in a format string
// swiftc: inf -inf nan INF
func probe() -> String {
  String(format: "%f %.1f %g %F", Double.infinity, -Double.infinity, Double.nan, Double.infinity)
}

// MARK: rounding in a format string is to even binary values
// swiftc: 0 2 2 -0 | 0.12 0.38 1.00 2.67
func probe() -> String {
  [0.5, 1.5, 2.5, -0.5].map { String(format: "%.0f", $0) }.joined(separator: " ") + " | "
    + [0.125, 0.375, 1.005, 2.675].map { String(format: "%.2f", $0) }.joined(separator: " ")
}

// MARK: a format string with a locale
// swiftc: 1,234.50 1,234 | 1.234,50 1.234 | 1 234,50 1 234 | 1 234,50 1 234
func probe() -> String {
  ["en_US", "de_DE", "fr_FR", "sv_SE"].map { place in
    String(format: "%.2f %d", locale: Locale(identifier: place), 1_234.5, 1_234)
  }.joined(separator: " | ")
}

// MARK: a format string with an array of arguments
// swiftc: kettle x2 at 1.5 l a-b
func probe() -> String {
  let values: [CVarArg] = ["kettle", 2, 1.5]
  return String(format: "%@ x%d at %.1f l", arguments: values) + " "
    + String(format: "%@-%@", locale: Locale(identifier: "en_US"), arguments: ["a", "b"])
}

// MARK: clock texts by leading zeros
// swiftc: 0:00:00 0:00:59 0:01:01 1:00:00 23:59:59
func clock(_ seconds: Int) -> String {
  String(format: "%d:%02d:%02d", seconds / 3_600, seconds / 60 % 60, seconds % 60)
}
func probe() -> String {
  [0, 59, 61, 3_600, 86_399].map(clock).joined(separator: " ")
}

// MARK: a table with columns
// swiftc: tea       2.50|scones   12.00
struct Row {
  var name: String
  var price: Double
}
func probe() -> String {
  [Row(name: "tea", price: 2.5), Row(name: "scones", price: 12)].map { row in
    row.name.padding(toLength: 8, withPad: " ", startingAt: 0) + String(format: "%6.2f", row.price)
  }.joined(separator: "|")
}

// MARK: colours as six digits
// swiftc: #FF8000 #000000 #336699
func hex(_ red: Double, _ green: Double, _ blue: Double) -> String {
  String(format: "#%02X%02X%02X", Int((red * 255).rounded()), Int((green * 255).rounded()), Int((blue * 255).rounded()))
}
func probe() -> String {
  [hex(1, 0.5, 0), hex(0, 0, 0), hex(0.2, 0.4, 0.6)].joined(separator: " ")
}

// MARK: plurals by hand
// swiftc: no cups, 1 cup, 2 cups, 3 cups
func cups(_ count: Int) -> String {
  switch count {
  case 0: "no cups"
  case 1: "1 cup"
  default: String(format: "%d cups", count)
  }
}
func probe() -> String {
  (0...3).map(cups).joined(separator: ", ")
}

// MARK: small integers and booleans as arguments
// swiftc: 200 -3 1 5 -300
func probe() -> String {
  let level: UInt8 = 200, drop: Int8 = -3, open = true
  return String(format: "%d %d %d %hhd %hd", level, drop, open ? 1 : 0, Int8(5), Int16(-300))
}

// MARK: an object string keeps UTF 16 lengths
// swiftc: 4 3 é a 55357
func probe() -> String {
  let text = "a😀é" as NSString
  return "\(text.length) \(("a😀é" as String).count) \(text.substring(from: 3)) \(text.substring(with: NSRange(location: 0, length: 1))) "
    + "\(text.character(at: 1))"
}

// MARK: ranges of an object string
// swiftc: {0, 3} 8 true 0 tea and jam
func probe() -> String {
  let text = "tea and tea" as NSString
  let first = text.range(of: "tea"), last = text.range(of: "tea", options: .backwards), none = text.range(of: "milk")
  return "\(first) \(last.location) \(none.location == NSNotFound) \(none.length) \(text.replacingCharacters(in: last, with: "jam"))"
}

// MARK: paths as object strings
// swiftc: sencha.txt txt /teas/green/sencha /teas/green /teas/green/sencha.txt/x /teas/green/sencha.txt.gz 4 true
func probe() -> String {
  let path = "/teas/green/sencha.txt" as NSString
  return [path.lastPathComponent, path.pathExtension, path.deletingPathExtension, path.deletingLastPathComponent,
    path.appendingPathComponent("x"), path.appendingPathExtension("gz") ?? "nil"].joined(separator: " ")
    + " \(path.pathComponents.count) \(path.isAbsolutePath)"
}

// MARK: a mutable string changes in place
// swiftc: 33n t3a pot 3 11
func probe() -> String {
  let text = NSMutableString(string: "tea")
  text.append(" pot")
  text.insert("green ", at: 0)
  text.deleteCharacters(in: NSRange(location: 0, length: 2))
  let count = text.replaceOccurrences(of: "e", with: "3", range: NSRange(location: 0, length: text.length))
  return "\(text) \(count) \(text.length)"
}

// MARK: texts and object strings compare
// swiftc: true true true -1 true
func probe() -> String {
  let a = "tea" as NSString, b = NSString(string: "te" + "a")
  return "\(a == b) \(a.isEqual(to: "tea")) \(a as String == "tea") \(a.compare("teb").rawValue) \(a.hasPrefix("te"))"
}
