import EarshotSwiftTree
import Foundation

/// Writes what the SDK declares into files of Swift, in the packed form that the program reads.
///
/// - `earshot-pack-sdk MODULE FILE.swift`: the files in the folder of one module.
/// - `earshot-pack-sdk --list FILE.swift NAMES…`: all modules by their names.
@main
struct PackSDK {
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard arguments.count >= 2 else {
      report("usage: earshot-pack-sdk MODULE FILE.swift, earshot-pack-sdk --list FILE.swift NAMES…")
      exit(64)
    }
    do {
      let file = URL(fileURLWithPath: arguments[1])
      let code =
        arguments[0] == "--list"
        ? list(arguments.dropFirst(2)) : try module(URL(fileURLWithPath: arguments[0]))
      try code.write(to: file, options: .atomic)
    } catch {
      report("\(error)")
      exit(1)
    }
  }

  private static func report(_ text: String) { FileHandle.standardError.write(Data("\(text)\n".utf8)) }

  private static func list(_ names: some Sequence<String>) -> Data {
    let modules = names.map { "  (\"\($0)\", packed\($0)),\n" }.joined()
    return Data("package let packedModules: [(name: String, bytes: StaticString)] = [\n\(modules)]\n".utf8)
  }

  private static func module(_ folder: URL) throws -> Data {
    let name = folder.lastPathComponent
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }.map { String($0.dropLast(6)) }.sorted()
    var texts: [String: String] = [:]
    let files = try names.map { file in
      let place = folder.appending(path: "\(file).swift")
      let bytes = Array(try Data(contentsOf: place))
      texts[file] = String(decoding: bytes, as: UTF8.self)
      let source = SourceText(path: place.path, bytes: bytes, module: name, origin: .declarations)
      return ModulePacking.File(
        name: file, code: try DeclarationParser.read(source, pieces: UnreadPieces()))
    }
    let packing = ModulePacking(files: files, index: ModuleIndex(names: names) { texts[$0] })
    return Data("let packed\(name): StaticString = \"".utf8) + literal(packing.packed()) + Data("\"\n".utf8)
  }

  /// The bytes as they stand in a string literal.
  private static func literal(_ bytes: [UInt8]) -> Data {
    let escapes = (0..<128).map { byte -> [UInt8] in
      switch UInt8(byte) {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): [UInt8(ascii: "\\"), UInt8(byte)]
      case 0..<32, 127: Array("\\u{\(String(byte, radix: 16))}".utf8)
      default: [UInt8(byte)]
      }
    }
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count * 3)
    for byte in bytes {
      if byte < 128 { text += escapes[Int(byte)] } else { text.append(byte) }
    }
    return Data(text)
  }
}
