// SwiftSoup (github.com/scinfu/SwiftSoup): how a text of HTML is read as pieces, after HTML's own rules for it.

class _Tokenizer {
  let input: [UInt8]
  let isXML: Bool
  var position = 0
  /// The element whose text comes next, up to its end, and whether names of characters are in it.
  var rawName: String?
  var rawHasNames = false
  /// What comes before all that follows.
  var pending: _Token?

  init(_ text: String, isXML: Bool) {
    input = Array(text.utf8)
    self.isXML = isXML
  }
  func slice(_ start: Int, _ end: Int) -> String {
    start < end ? String(decoding: input[start..<end], as: UTF8.self) : ""
  }
  func byte(_ index: Int) -> UInt8 { index < input.count ? input[index] : 0 }
  func isSpace(_ byte: UInt8) -> Bool {
    byte <= 32 && (byte == 32 || byte == 10 || byte == 9 || byte == 13 || byte == 12)
  }
  func isLetter(_ byte: UInt8) -> Bool { byte >= 97 && byte <= 122 || byte >= 65 && byte <= 90 }
  func text(_ start: Int, _ end: Int) -> _Token {
    _Token(kind: .text, name: Entities._unescape(slice(start, end), inAttribute: false))
  }

  func next() -> _Token {
    if let name = rawName {
      rawName = nil
      if let token = rawText(name) { return token }
    }
    if let token = pending {
      pending = nil
      return token
    }
    while position < input.count {
      let start = position
      skipText()
      if position > start { return text(start, position) }
      if let token = markup() { return token }
    }
    return _Token(kind: .finish)
  }
  func skipText() {
    let input = input, count = input.count
    var at = position
    while at < count {
      at = input[at...].firstIndex(of: 60) ?? count
      if at == count || isMarkup(byte(at + 1), at) { break }
      at += 1
    }
    position = at
  }
  func isMarkup(_ next: UInt8, _ at: Int) -> Bool {
    isLetter(next) || next == 33 || next == 63 || next == 47 && at + 2 < input.count
  }
  func rawText(_ name: String) -> _Token? {
    let start = position, close = Array("</\(name)".utf8), count = input.count
    var end = start
    while end < count {
      end = input[end...].firstIndex(of: 60) ?? count
      if end == count || isClose(close, end) { break }
      end += 1
    }
    if end == count, rawHasNames {
      // It has no end: what may be a tag ends it.
      end = start
      while end < count, input[end] != 60 || !isLetter(byte(end + 1)) { end += 1 }
      if end < count { pending = _Token(kind: .end, name: name) }
    }
    position = end
    guard end > start else { return nil }
    return rawHasNames ? text(start, end) : _Token(kind: .text, name: slice(start, end))
  }
  func isClose(_ close: [UInt8], _ at: Int) -> Bool {
    guard matches(close, at) else { return false }
    let next = byte(at + close.count)
    return isSpace(next) || next == 47 || next == 62
  }
  func matches(_ bytes: [UInt8], _ at: Int) -> Bool {
    guard at + bytes.count <= input.count else { return false }
    return slice(at, at + bytes.count).lowercased().utf8.elementsEqual(bytes)
  }
  func find(_ bytes: [UInt8], from start: Int) -> Int {
    var at = start
    while at < input.count {
      at = input[at...].firstIndex(of: bytes[0]) ?? input.count
      if matches(bytes, at) { return at }
      at += 1
    }
    return input.count
  }

  func markup() -> _Token? {
    let next = byte(position + 1)
    if next == 33 { return declaration() }
    if next == 63 { return bogus(position + 1) }
    guard next == 47 else {
      position += 1
      return tag(.start)
    }
    let letter = byte(position + 2)
    if letter == 62 {
      position += 3
      return nil
    }
    guard isLetter(letter) else { return bogus(position + 2) }
    position += 2
    return tag(.end)
  }
  func bogus(_ start: Int) -> _Token {
    let end = find([62], from: start)
    position = min(end + 1, input.count)
    return _Token(kind: .comment, name: slice(start, end), isBogus: true)
  }
  func declaration() -> _Token {
    let start = position + 2
    if matches([45, 45], start) { return comment(start + 2) }
    if matches(Array("doctype".utf8), start) {
      let end = find([62], from: start)
      position = min(end + 1, input.count)
      return doctype(slice(start + 7, end))
    }
    guard matches(Array("[cdata[".utf8), start) else { return bogus(start) }
    let end = find([93, 93, 62], from: start)
    position = min(end + 3, input.count)
    return _Token(kind: .text, name: slice(start + 7, end))
  }
  func comment(_ start: Int) -> _Token {
    for (count, mark) in [">", "->"].enumerated() where matches(Array(mark.utf8), start) {
      position = start + count + 1
      return _Token(kind: .comment)
    }
    let end = find([45, 45, 62], from: start), other = find([45, 45, 33, 62], from: start)
    position = min(input.count, end < other ? end + 3 : other + 4)
    return _Token(kind: .comment, name: slice(start, min(end, other)))
  }
  func doctype(_ text: String) -> _Token {
    let words = text.components(separatedBy: _spaces).filter { !$0.isEmpty }
    let mark = words.count > 1 ? words[1].uppercased() : ""
    let parts = text.components(separatedBy: text.contains("\"") ? "\"" : "'")
    let quoted = parts.indices.filter { $0 % 2 == 1 }.map { parts[$0] }
    let first = quoted.first ?? "", second = quoted.count > 1 ? quoted[1] : ""
    let ids = mark.hasPrefix("PUBLIC") ? [first, second] : ["", first]
    return _Token(kind: .doctype, name: (words.first ?? "").lowercased(), ids: ids)
  }

  func tag(_ kind: _Token.Kind) -> _Token? {
    let input = input, count = input.count
    var at = position
    while at < count, input[at] > 62 || input[at] != 62 && input[at] != 47 && !isSpace(input[at]) { at += 1 }
    let name = slice(position, at)
    var token = _Token(kind: kind, name: isXML ? name : name.lowercased())
    while true {
      while at < count, isSpace(input[at]) { at += 1 }
      guard at < count else {
        position = count
        return nil
      }
      if input[at] == 62 { break }
      if input[at] == 47 {
        at += 1
        token.isSelfClosing = byte(at) == 62
        continue
      }
      let start = at
      at += 1
      while at < count, input[at] > 62 || input[at] < 61 && input[at] != 47 && !isSpace(input[at]) { at += 1 }
      let key = slice(start, at)
      while at < count, isSpace(input[at]) { at += 1 }
      var value: String?
      if byte(at) == 61 {
        at += 1
        while at < count, isSpace(input[at]) { at += 1 }
        let quote = byte(at), isQuoted = quote == 34 || quote == 39
        if isQuoted { at += 1 }
        let start = at
        if isQuoted {
          at = at < count ? input[at...].firstIndex(of: quote) ?? count : count
        } else {
          while at < count, input[at] > 62 || input[at] != 62 && !isSpace(input[at]) { at += 1 }
        }
        value = Entities._unescape(slice(start, at), inAttribute: true)
        if isQuoted { at += 1 }
      }
      add(isXML ? key : key.lowercased(), value, to: token.attributes)
    }
    position = at + 1
    return token
  }
  func add(_ key: String, _ value: String?, to attributes: Attributes) {
    if attributes.hasKey(key: key) { return }
    let attribute = Attribute(_key: key, value ?? "")
    attribute._isBare = value == nil
    attributes._list.append(attribute)
  }
}
