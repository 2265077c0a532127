/// Turns libyaml's lines and columns (in characters) into byte offsets.
///
/// Events come in the order of the text, so one cursor walks over it once.
struct YAMLPlaces {
  private let source: UnsafeBufferPointer<UInt8>
  private var offset: Int
  private var line = 0
  private var column = 0

  init(_ source: UnsafeBufferPointer<UInt8>, from first: Int) {
    self.source = source
    self.offset = first
  }

  mutating func offset(line wantedLine: Int, column wantedColumn: Int) -> Int {
    while offset < source.count, line < wantedLine || (line == wantedLine && column < wantedColumn) {
      step()
    }
    return offset
  }

  private mutating func step() {
    let length = breakLength
    if length > 0 {
      offset += length
      line += 1
      column = 0
    } else {
      offset += 1
      while offset < source.count, source[offset] & 0xc0 == 0x80 { offset += 1 }
      column += 1
    }
  }

  /// The bytes of the line break here; 0 where there is none. YAML 1.1 knows five.
  private var breakLength: Int {
    switch source[offset] {
    case 0x0a: 1
    case 0x0d: offset + 1 < source.count && source[offset + 1] == 0x0a ? 2 : 1
    case 0xc2: offset + 1 < source.count && source[offset + 1] == 0x85 ? 2 : 0
    case 0xe2:
      offset + 2 < source.count && source[offset + 1] == 0x80
        && (source[offset + 2] == 0xa8 || source[offset + 2] == 0xa9) ? 3 : 0
    default: 0
    }
  }
}
