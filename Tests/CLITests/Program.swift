import Foundation

/// The built program, run as a user runs it.
struct Program {
  struct Result {
    var code: Int32
    var output: String
    var errors: String
  }

  /// Beside the test bundle in the build folder.
  static let path: String = {
    #if os(Linux)
      let tests = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
      return (tests as NSString).deletingLastPathComponent + "/earshot"
    #else
      let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
      return ((bundle?.bundlePath ?? "") as NSString).deletingLastPathComponent + "/earshot"
    #endif
  }()

  /// Runs the program to its end.
  static func run(
    _ arguments: [String], input: String = "", environment: [String: String] = [:],
    output: FileHandle? = nil, program: String = path
  ) throws -> Result {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let (incoming, outgoing, errors) = (Pipe(), Pipe(), Pipe())
    process.standardInput = incoming
    if let output { process.standardOutput = output } else { process.standardOutput = outgoing }
    process.standardError = errors
    try process.run()
    incoming.fileHandleForWriting.write(Data(input.utf8))
    try incoming.fileHandleForWriting.close()
    let text = output == nil ? outgoing.fileHandleForReading.readDataToEndOfFile() : Data()
    let errorText = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Result(
      code: process.terminationStatus, output: String(decoding: text, as: UTF8.self),
      errors: String(decoding: errorText, as: UTF8.self))
  }
}

/// A folder with a few inputs that is gone with its owner.
final class SampleFolder {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "earshot-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    try write("Planet.swift", SampleFolder.planet)
    try write("Moons.swift", SampleFolder.moons)
    try write("Unknown.swift", SampleFolder.unknown)
    try FileManager.default.createDirectory(
      atPath: "\(path)/Package.swift", withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ name: String, _ text: String) throws {
    let file = URL(fileURLWithPath: "\(path)/\(name)")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func file(_ name: String) -> String { "\(path)/\(name)" }

  var planet: String { file("Planet.swift") }
  var moons: String { file("Moons.swift") }
  var unknown: String { file("Unknown.swift") }

  private static let planet = """
    import SwiftUI

    struct PlanetCard: View {
      var body: some View {
        VStack {
          Text("Mars")
          Button("Visit") { print("landed") }
        }
      }
    }
    """

  private static let moons = """
    import SwiftUI

    struct Phobos: View {
      var body: some View {
        Text("Phobos")
      }
    }

    struct Deimos: View {
      var body: some View {
        Text("Deimos")
      }
    }
    """

  private static let unknown = """
    import SwiftUI

    struct Comet: View {
      var body: some View {
        VStack {
          Text("Halley")
          MysteryTail()
        }
      }
    }
    """
}
