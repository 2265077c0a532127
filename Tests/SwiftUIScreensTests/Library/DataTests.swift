import Testing

/// What Foundation documents of Data.
@Suite("Data") struct DataTests {
  private func text(_ body: String, _ declarations: String = "") -> String {
    Evaluation(body, declarations: declarations).text
  }

  @Test(
    "Data holds bytes: it is made of them, read and cut by them, and they are counted",
    arguments: [
      ("return Data(repeating: 7, count: 3).map { $0 }", "[7, 7, 7]"),
      ("return Data(count: 2).count", "2"), ("return Data().isEmpty", "true"),
      ("return Data([1, 2, 3])[1]", "2"), ("return Array(Data([1, 2, 3])[1...])", "[2, 3]"),
      ("return Array(Data([1, 2, 3]).prefix(2))", "[1, 2]"), ("return Data([4, 5]).last", "Optional(5)"),
      (#"return Data("ab".utf8).map { $0 }"#, "[97, 98]"), (#"return "é".data(using: .utf8)!.count"#, "2"),
      (#"return Data("ab".utf8) == Data([97, 98])"#, "true"), ("return Data([1]) == Data([2])", "false"),
      (#"return "ab".data(using: .utf8)! + Data([99]) == Data("abc".utf8)"#, "true"),
      ("return Data([1, 2]).reduce(0) { $0 + Int($1) }", "3"),
      ("return Data(bytes: [1, 2, 3], count: 2).count", "2"),
      ("return Data([9, 8, 7]).subdata(in: 1..<3).map { $0 }", "[8, 7]"),
      ("return Data([1, 2]).withUnsafeBytes { Array($0) }", "[1, 2]"),
    ])
  func bytes(body: String, expected: String) { #expect(text(body) == expected) }

  @Test("Bytes are changed in their place, and added one by one or several at once")
  func changes() {
    let body = """
      var data = Data(repeating: 0, count: 2)
      data[1] = 5
      data.append(255)
      data.append(Data([1, 2]))
      data.append(contentsOf: [3])
      data.removeFirst()
      return data.map { $0 }
      """
    #expect(text(body) == "[5, 255, 1, 2, 3]")
    #expect(text("var data = Data([1]); data[4] = 1; return data.count").hasPrefix("trap: "))
  }

  @Test("Bytes that are no text give none, and Base 64 keeps them")
  func texts() {
    #expect(text("return String(data: Data([0xff, 0xfe]), encoding: .utf8)") == "nil")
    #expect(text("return String(decoding: Data([72, 105]), as: UTF8.self)") == "Hi")
    #expect(text("return Data([0, 255, 16]).base64EncodedString()") == "AP8Q")
    #expect(text(#"return Data(base64Encoded: "AP8Q")!.map { $0 }"#) == "[0, 255, 16]")
  }

  @Test("Bytes that are not known give no text, and a change by what is not known is told as passed over")
  func unknownBytes() {
    #expect(text("return Data(repeating: Sensor.byte(), count: 2).base64EncodedString()").hasPrefix("«"))
    let changed = "var data = Data([1, 2]); data[1] = Sensor.byte(); return data.base64EncodedString()"
    #expect(Evaluation(changed).notices.contains { $0.message.contains("Sensor") })
  }

  @Test(
    "Data and attributed strings of many parts are put together",
    arguments: [
      ("return (0..<10_000).map { Data([UInt8($0 % 256)]) }.reduce(Data(), +).count", "10000"),
      (
        """
        let text = NSMutableAttributedString(string: String(repeating: "a", count: 20_000))
        for place in 0..<20_000 { text.addAttribute(.link, value: "\\(place)", range: NSRange(location: place, length: 1)) }
        return text.length
        """, "20000"
      ),
    ])
  func growing(body: String, expected: String) { #expect(text(body) == expected) }

  @Test("A shift to the left keeps the bits that the type that is written has room for")
  func widths() {
    let declarations = """
      func top(_ bytes: [UInt8]) -> UInt8 { bytes[0] << 4 }
      func mixed(_ bytes: [UInt8]) -> Int { var part = bytes[0] << 3; part >>= 3; return Int(part) }
      func grown() -> UInt32 { var word: UInt32 = 0xffff_ffff; word <<= 8; return word }
      """
    #expect(text("return top([0xff])", declarations) == "240")
    #expect(text("return mixed([0xff])", declarations) == "31")
    #expect(text("return grown()", declarations) == "4294967040")
    #expect(text("return 255 << 4") == "4080")
  }

  /// FIPS 180-4 and RFC 1321 have these of "abc".
  @Test(
    "Digests by CryptoKit and by CommonCrypto",
    arguments: [
      ("SHA256", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
      ("Insecure.SHA1", "a9993e364706816aba3e25717850c26c9cd0d89d"),
      ("Insecure.MD5", "900150983cd24fb0d6963f7d28e17f72"),
    ])
  func digests(name: String, expected: String) {
    let code = #"\#(name).hash(data: Data("abc".utf8)).map { String(format: "%02x", $0) }.joined()"#
    #expect(text("return \(code)", "import CryptoKit") == expected)
    let short = name.replacing("Insecure.", with: "")
    let declarations = """
      import CommonCrypto
      extension Data {
        var digest: String {
          var hash = [UInt8](repeating: 0, count: Int(CC_\(short)_DIGEST_LENGTH))
          withUnsafeBytes { _ = CC_\(short)($0.baseAddress, CC_LONG(count), &hash) }
          return hash.map { String(format: "%02x", $0) }.joined()
        }
      }
      """
    #expect(text("return Data(\"abc\".utf8).digest", declarations) == expected)
    let arrays = """
      var hash = [UInt8](repeating: 0, count: Int(CC_\(short)_DIGEST_LENGTH))
      CC_\(short)([UInt8]("abc".utf8), 3, &hash)
      return hash.map { String(format: "%02x", $0) }.joined()
      """
    #expect(text(arrays, "import CommonCrypto") == expected)
  }

  @Test("A digest of CryptoKit says what it is")
  func describedDigest() {
    let code = #"return "\(Insecure.MD5.hash(data: Data("abc".utf8)))""#
    #expect(text(code, "import CryptoKit") == "MD5 digest: 900150983cd24fb0d6963f7d28e17f72")
  }

  @Test("Foundation shows the keychain, too: its headers import Security's")
  func keychainOfFoundation() {
    let screen = Screen(
      """
      import Foundation
      import SwiftUI
      struct Probe: View {
        var body: some View {
          Text(SecItemCopyMatching([kSecClass: kSecClassGenericPassword] as CFDictionary, nil) == errSecItemNotFound
            ? "none" : "some")
        }
      }
      """, open: "Probe")
    #expect(screen.texts == ["none"])
    #expect(screen.tree.gaps.isEmpty)
  }

  @Test("The keychain is empty when an app begins, and keeps what is put into it")
  func keychain() {
    let declarations = """
      import Security
      func query(_ key: String, _ more: [String: Any] = [:]) -> CFDictionary {
        var query: [String: Any] = [
          kSecClass as String: kSecClassGenericPassword as String, kSecAttrAccount as String: key,
        ]
        for (name, value) in more { query[name] = value }
        return query as CFDictionary
      }
      func load(_ key: String) -> String {
        var held: AnyObject?
        let asked = query(key, [kSecReturnData as String: kCFBooleanTrue!, kSecMatchLimit as String: kSecMatchLimitOne])
        let status = SecItemCopyMatching(asked, &held)
        guard status == noErr, let data = held as? Data else { return "\\(status)" }
        return String(decoding: data, as: UTF8.self)
      }
      """
    let code = """
      var said = [load("berth")]
      said.append("\\(SecItemAdd(query("berth", [kSecValueData as String: Data("4".utf8)]), nil))")
      said.append("\\(SecItemAdd(query("berth", [kSecValueData as String: Data("5".utf8)]), nil))")
      said += [load("berth"), load("pier")]
      SecItemUpdate(query("berth"), [kSecValueData as String: Data("6".utf8)] as CFDictionary)
      said.append(load("berth"))
      SecItemDelete(query("berth"))
      said.append(load("berth"))
      return said.joined(separator: " ")
      """
    #expect(text(code, declarations) == "-25300 0 -25299 4 -25300 6 -25300")
  }
}
