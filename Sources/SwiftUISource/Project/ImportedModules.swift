/// The modules that files import, found in their text before they are parsed.
public struct ImportedModules {
  public private(set) var names: Set<String> = []

  /// Imports stand at the top: what follows the first lines of code is not searched.
  private static let searchedBytes = 16_384

  public init(of files: [SourceFile]) {
    var found: Set<[UInt8]> = []
    for file in files {
      file.bytes.withUnsafeBufferPointer { ImportedModules.look(in: $0.prefix(Self.searchedBytes), &found) }
    }
    names = Set(found.map { String(decoding: $0, as: UTF8.self) })
  }

  private static let keyword = Array("import ".utf8)

  private static func look(in bytes: Slice<UnsafeBufferPointer<UInt8>>, _ found: inout Set<[UInt8]>) {
    var position = 0
    let last = bytes.count - keyword.count
    while position < last {
      guard bytes[position] == keyword[0], keyword.indices.allSatisfy({ bytes[position + $0] == keyword[$0] })
      else {
        position += 1
        continue
      }
      position += keyword.count
      let name = bytes[position...].prefix(while: isLetter)
      if !name.isEmpty { found.insert(Array(name)) }
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (byte >= 0x30 && byte <= 0x39) || (byte >= 0x41 && byte <= 0x5A) || (byte >= 0x61 && byte <= 0x7A)
      || byte == 0x5F
  }
}
