import Testing

/// Foundation's documentation of `Scanner`.
@Suite("Scanners") struct ScannerTests {
  private func text(_ body: String) -> [String] {
    Screen(
      """
      import SwiftUI
      func read() -> String { \(body) }
      struct Probe: View { var body: some View { Text(read()) } }
      """, open: "Probe"
    ).texts
  }

  @Test(
    "Numbers and words are read from where the last one ended, past white space",
    arguments: [
      (
        #"let s = Scanner(string: "FF8000"); var n: UInt64 = 0; return s.scanHexInt64(&n) ? "\(n)" : "none""#,
        "16744448"
      ),
      (
        #"let s = Scanner(string: "7 2.5"); var n = 0, f = 0.0; return "\(s.scanInt(&n)) \(n) \(s.scanDouble(&f)) \(f)""#,
        "true 7 true 2.5"
      ),
      (
        #"let s = Scanner(string: "0x1f rest"); return "\(s.scanInt(representation: .hexadecimal) ?? 0) \(s.isAtEnd)""#,
        "31 false"
      ),
      (
        #"var n: UInt64 = 0; return Scanner(string: "quay").scanHexInt64(&n) ? "\(n)" : "none""#,
        "none"
      ),
      (
        #"let s = Scanner(string: "12 m  3.5 kn"); let m = s.scanInt() ?? 0; _ = s.scanString("M"); return "\(m) \(s.scanDouble() ?? 0)""#,
        "12 3.5"
      ),
      (
        #"let s = Scanner(string: "berth: 7"); let name = s.scanUpToString(":") ?? ""; _ = s.scanCharacter(); return name + "|" + (s.scanCharacters(from: .decimalDigits) ?? "")"#,
        "berth|7"
      ),
      (
        #"let s = Scanner(string: "abc123"); let a = s.scanUpToCharacters(from: .decimalDigits) ?? ""; return a + "|" + String(s.string[s.currentIndex...])"#,
        "abc|123"
      ),
      (
        #"let s = Scanner(string: "-4.25e1x"); return "\(s.scanDouble() ?? 0) \(s.scanCharacter() ?? "?")""#,
        "-42.5 x"
      ),
      (#"let s = Scanner(string: "   "); return "\(s.isAtEnd) \(s.scanInt() == nil)""#, "true true"),
    ])
  func reading(source: String, expected: String) { #expect(text(source) == [expected]) }
}
