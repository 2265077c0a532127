import EarshotSwiftTree
import Foundation

/// `earshot-pack-sdk MODULES FILE.swift`: writes what the files in the folder declare into one file of Swift, in
/// the packed form that the program reads.
@main
struct PackSDK {
  static func main() {
    let arguments = CommandLine.arguments
    guard arguments.count == 3 else {
      FileHandle.standardError.write(Data("usage: earshot-pack-sdk MODULES FILE.swift\n".utf8))
      exit(64)
    }
    do { try pack(URL(fileURLWithPath: arguments[1]), into: URL(fileURLWithPath: arguments[2])) } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      exit(1)
    }
  }

  private static func pack(_ folder: URL, into file: URL) throws {
    var modules: [ModulePacking] = []
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() {
      let place = folder.appending(path: name)
      guard (try? place.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true else { continue }
      modules.append(try module(name, in: place))
    }
    let text = literal(ModulePacking.pack(modules))
    let code = Data("package let packedDeclarations: StaticString = \"".utf8) + text + Data("\"\n".utf8)
    try code.write(to: file, options: .atomic)
  }

  private static func module(_ name: String, in folder: URL) throws -> ModulePacking {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }.map { String($0.dropLast(6)) }.sorted()
    var bytes: [String: [UInt8]] = [:]
    for file in names { bytes[file] = Array(try Data(contentsOf: folder.appending(path: "\(file).swift"))) }
    let texts = bytes
    let files = try texts.map { file, bytes in
      let source = SourceText(
        path: folder.appending(path: "\(file).swift").path, bytes: bytes, module: name, origin: .declarations)
      return ModulePacking.File(
        name: file, code: try DeclarationParser.read(source, pieces: UnreadPieces()))
    }
    let index = ModuleIndex(names: names) { texts[$0].map { String(decoding: $0, as: UTF8.self) } }
    return ModulePacking(name: name, files: files, index: index)
  }

  /// The bytes as they stand in a string literal.
  private static func literal(_ bytes: [UInt8]) -> Data {
    var text = Data(capacity: bytes.count * 3)
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        text.append(UInt8(ascii: "\\"))
        text.append(byte)
      case 0..<32, 127: text += Data("\\u{\(String(byte, radix: 16))}".utf8)
      default: text.append(byte)
      }
    }
    return text
  }
}
