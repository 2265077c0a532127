import Testing

@testable import earshot

@Suite("Keys as terminals send them")
struct KeyTests {
  private func keys(_ text: String, isComplete: Bool = true) -> [Key] {
    keys(Array(text.utf8), isComplete: isComplete)
  }

  private func keys(_ bytes: [UInt8], isComplete: Bool = true) -> [Key] {
    var decoder = KeyDecoder()
    decoder.add(bytes)
    var keys: [Key] = []
    while let key = decoder.next(isComplete: isComplete) { keys.append(key) }
    return keys
  }

  @Test("Arrows in both of their spellings")
  func arrows() {
    #expect(keys("\u{1b}[A\u{1b}[B\u{1b}[C\u{1b}[D") == [.up, .down, .right, .left])
    #expect(keys("\u{1b}OA\u{1b}OB\u{1b}OC\u{1b}OD") == [.up, .down, .right, .left])
  }

  @Test("A lone escape is the Escape key once nothing follows")
  func escape() {
    #expect(keys("\u{1b}") == [.escape])
    #expect(keys("\u{1b}", isComplete: false) == [])
    #expect(keys("\u{1b}q") == [.escape, .character("q")])
  }

  @Test("A sequence that comes in pieces is one key")
  func pieces() {
    var decoder = KeyDecoder()
    decoder.add([0x1b])
    #expect(decoder.next(isComplete: false) == nil)
    decoder.add([0x5b])
    #expect(decoder.next(isComplete: false) == nil)
    decoder.add([0x43])
    #expect(decoder.next(isComplete: false) == .right)
  }

  @Test("Letters beyond ASCII are one key each")
  func letters() {
    #expect(keys("äß漢") == [.character("ä"), .character("ß"), .character("漢")])
  }

  @Test(
    "A byte that begins no character is one key, and the keys after it stay",
    arguments: [0x80, 0xc0, 0xe4, 0xf0, 0xf5, 0xff] as [UInt8])
  func noCharacter(byte: UInt8) {
    #expect(keys([byte] + Array("qr".utf8), isComplete: false) == [.other, .character("q"), .character("r")])
    #expect(keys([byte, 0x1b, 0x5b, 0x43], isComplete: false) == [.other, .right])
  }

  @Test("A character that comes in pieces is one key")
  func characterInPieces() {
    var decoder = KeyDecoder()
    for byte in Array("漢".utf8).dropLast() {
      decoder.add([byte])
      #expect(decoder.next(isComplete: false) == nil)
    }
    decoder.add(Array("漢".utf8).suffix(1))
    #expect(decoder.next(isComplete: false) == .character("漢"))
  }

  @Test("Whatever bytes come, they are taken and the decoder ends")
  func hostile() {
    for lead in UInt8.min...UInt8.max {
      for more in [[], [0x80], [0xff, 0xff], [0x5b, 0x3b], [0x4f]] as [[UInt8]] {
        #expect(!keys([lead] + more).isEmpty)
      }
    }
    #expect(keys([0x1b, 0x5b] + [UInt8](repeating: 0x30, count: 1000)).count > 0)
  }

  @Test(
    "Keys mean the gestures of the contract's section 3",
    arguments: [
      (Key.left, "swipe left"), (.right, "swipe right"), (.up, "swipe up"), (.down, "swipe down"),
      (.enter, "double-tap"), (.character(" "), "double-tap"), (.character("r"), "rotor next"),
      (.character("R"), "rotor previous"), (.character("a"), "actions"),
      (.character("m"), "magic-tap"), (.escape, "escape"), (.character("g"), "first"),
      (.character("G"), "last"), (.character("A"), "read-all"), (.character("u"), "undo"),
    ])
  func gestures(key: Key, gesture: String) {
    #expect(KeyMap.meaning(of: key) == .gesture(gesture))
  }

  @Test("Help, quit, speech and the item chooser have their keys")
  func others() {
    #expect(KeyMap.meaning(of: .character("?")) == .help)
    #expect(KeyMap.meaning(of: .character("q")) == .quit)
    #expect(KeyMap.meaning(of: .character("s")) == .speech)
    #expect(KeyMap.meaning(of: .character("/")) == .prompt("item-chooser", before: "Find"))
    #expect(KeyMap.meaning(of: .character("z")) == .none)
  }
}
