import EarshotSwiftCode
import Foundation

/// `earshot-pack-sdk MODULES FILE.swift`: writes what the files in the folder declare into one file of Swift, in
/// the packed form that the program reads.
@main
struct PackSDK {
  static func main() async throws {
    let arguments = CommandLine.arguments
    guard arguments.count == 3 else {
      FileHandle.standardError.write(Data("usage: earshot-pack-sdk MODULES FILE.swift\n".utf8))
      exit(64)
    }
    let folder = URL(fileURLWithPath: arguments[1])
    var modules: [ModulePacking] = []
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() {
      let place = folder.appending(path: name)
      guard (try? place.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true else { continue }
      modules.append(try await module(name, in: place))
    }
    let text = literal(ModulePacking.pack(modules))
    let code = Data("package let packedDeclarations: StaticString = \"".utf8) + text + Data("\"\n".utf8)
    try code.write(to: URL(fileURLWithPath: arguments[2]), options: .atomic)
  }

  private static func module(_ name: String, in folder: URL) async throws -> ModulePacking {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }.map { String($0.dropLast(6)) }.sorted()
    var bytes: [String: [UInt8]] = [:]
    for file in names { bytes[file] = Array(try Data(contentsOf: folder.appending(path: "\(file).swift"))) }
    let texts = bytes
    let files = await withTaskGroup(of: ModulePacking.File.self) { group in
      for (file, bytes) in texts {
        group.addTask {
          let source = SourceText(path: "\(file).swift", bytes: bytes, module: name, origin: .declarations)
          return ModulePacking.File(name: file, code: CodeReader.ofDeclarations.read(source))
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
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
