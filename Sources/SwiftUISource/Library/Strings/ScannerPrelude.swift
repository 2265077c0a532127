/// Foundation's `Scanner`, written as an app would write it and evaluated with the app.
enum ScannerPrelude {
  static let source = SourceFile(standingInFor: "Foundation", text)

  static func isNeeded(by files: [SourceFile]) -> Bool { files.contains { $0.mentions(name) } }

  private static let name = Array("Scanner(".utf8)

  private static let text = """
    class Scanner: NSObject {
      enum NumberRepresentation { case decimal, hexadecimal }
      let string: String
      var charactersToBeSkipped: CharacterSet? = .whitespacesAndNewlines
      var caseSensitive = false
      var locale: Any?
      var _characters: [Character]
      var _place = 0
      init(string: String) {
        self.string = string
        self._characters = Array(string)
      }
      static func localizedScanner(with string: String) -> Any { Scanner(string: string) }

      var currentIndex: String.Index {
        get { string.index(string.startIndex, offsetBy: _place) }
        set { _place = string.distance(from: string.startIndex, to: newValue) }
      }
      var scanLocation: Int {
        get { String(_characters[..<_place]).utf16.count }
        set { _place = String(decoding: Array(string.utf16)[..<newValue], as: UTF16.self).count }
      }
      var isAtEnd: Bool { _afterSkipped() >= _characters.count }

      func scanCharacter() -> Character? {
        guard _place < _characters.count else { return nil }
        _place += 1
        return _characters[_place - 1]
      }
      func scanString(_ wanted: String) -> String? {
        let start = _afterSkipped()
        guard _holds(Array(wanted), at: start) else { return nil }
        return _take(start, start + wanted.count)
      }
      func scanCharacters(from set: CharacterSet) -> String? {
        let start = _afterSkipped()
        return _take(start, _end(start) { _isIn(set, $0) })
      }
      func scanUpToCharacters(from set: CharacterSet) -> String? {
        let start = _afterSkipped()
        return _take(start, _end(start) { !_isIn(set, $0) })
      }
      func scanUpToString(_ wanted: String) -> String? {
        let start = _afterSkipped()
        let characters = Array(wanted)
        var end = start
        while end < _characters.count && !_holds(characters, at: end) { end += 1 }
        return _take(start, end)
      }

      func scanInt(representation: NumberRepresentation = .decimal) -> Int? { _scanWhole(representation) }
      func scanInt32(representation: NumberRepresentation = .decimal) -> Int32? { _scanWhole(representation) }
      func scanInt64(representation: NumberRepresentation = .decimal) -> Int64? { _scanWhole(representation) }
      func scanUInt64(representation: NumberRepresentation = .decimal) -> UInt64? {
        _scanWhole(representation)
      }
      func scanDouble(representation: NumberRepresentation = .decimal) -> Double? { _scanDecimal() }
      func scanFloat(representation: NumberRepresentation = .decimal) -> Float? {
        _scanDecimal().map { Float($0) }
      }
      func scanDecimal() -> Decimal? { _scanDecimal().map { Decimal($0) } }

      func scanHexInt64(_ result: inout UInt64) -> Bool {
        guard let number = _scanWhole(.hexadecimal) else { return false }
        result = number
        return true
      }
      func scanHexInt32(_ result: inout UInt32) -> Bool {
        guard let number = _scanWhole(.hexadecimal) else { return false }
        result = number
        return true
      }
      func scanInt(_ result: inout Int) -> Bool {
        guard let number = _scanWhole(.decimal) else { return false }
        result = number
        return true
      }
      func scanInt64(_ result: inout Int64) -> Bool {
        guard let number = _scanWhole(.decimal) else { return false }
        result = number
        return true
      }
      func scanDouble(_ result: inout Double) -> Bool {
        guard let number = _scanDecimal() else { return false }
        result = number
        return true
      }
      func scanFloat(_ result: inout Float) -> Bool {
        guard let number = _scanDecimal() else { return false }
        result = Float(number)
        return true
      }
      func scanString(_ wanted: String, into result: inout NSString?) -> Bool {
        guard let text = scanString(wanted) else { return false }
        result = text as NSString
        return true
      }
      func scanUpTo(_ wanted: String, into result: inout NSString?) -> Bool {
        guard let text = scanUpToString(wanted) else { return false }
        result = text as NSString
        return true
      }
      func scanCharacters(from set: CharacterSet, into result: inout NSString?) -> Bool {
        guard let text = scanCharacters(from: set) else { return false }
        result = text as NSString
        return true
      }
      func scanUpToCharacters(from set: CharacterSet, into result: inout NSString?) -> Bool {
        guard let text = scanUpToCharacters(from: set) else { return false }
        result = text as NSString
        return true
      }

      func _isIn(_ set: CharacterSet, _ character: Character) -> Bool {
        character.unicodeScalars.allSatisfy { set.contains($0) }
      }
      func _end(_ start: Int, _ belongs: (Character) -> Bool) -> Int {
        var end = start
        while end < _characters.count && belongs(_characters[end]) { end += 1 }
        return end
      }
      func _afterSkipped() -> Int {
        guard let skipped = charactersToBeSkipped else { return _place }
        return _end(_place) { _isIn(skipped, $0) }
      }
      func _take(_ start: Int, _ end: Int) -> String? {
        guard end > start else { return nil }
        _place = end
        return String(_characters[start..<end])
      }
      func _holds(_ wanted: [Character], at start: Int) -> Bool {
        guard !wanted.isEmpty, start + wanted.count <= _characters.count else { return false }
        let part = String(_characters[start..<(start + wanted.count)])
        return caseSensitive ? part == String(wanted) : part.lowercased() == String(wanted).lowercased()
      }
      func _scanWhole(_ representation: NumberRepresentation) -> Int? {
        let start = _afterSkipped()
        let isHexadecimal = representation == .hexadecimal
        var digits = start
        if digits < _characters.count && "+-".contains(_characters[digits]) { digits += 1 }
        let sign = String(_characters[start..<digits])
        if isHexadecimal && _holds(["0", "x"], at: digits) { digits += 2 }
        let end = _end(digits) { isHexadecimal ? $0.isHexDigit : ("0"..."9").contains($0) }
        guard end > digits else { return nil }
        _place = end
        let number = String(_characters[digits..<end])
        return Int(sign + number, radix: isHexadecimal ? 16 : 10) ?? (sign == "-" ? Int.min : Int.max)
      }
      func _scanDecimal() -> Double? {
        let start = _afterSkipped()
        var end = start
        if end < _characters.count && "+-".contains(_characters[end]) { end += 1 }
        let digits = end
        end = _end(end) { ("0"..."9").contains($0) }
        var count = end - digits
        if end < _characters.count && _characters[end] == "." {
          let fraction = _end(end + 1) { ("0"..."9").contains($0) }
          count += fraction - end - 1
          end = fraction
        }
        guard count > 0 else { return nil }
        if end < _characters.count && "eE".contains(_characters[end]) {
          var exponent = end + 1
          if exponent < _characters.count && "+-".contains(_characters[exponent]) { exponent += 1 }
          let last = _end(exponent) { ("0"..."9").contains($0) }
          if last > exponent { end = last }
        }
        guard let number = Double(String(_characters[start..<end])) else { return nil }
        _place = end
        return number
      }
    }
    """
}
