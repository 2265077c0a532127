import EarshotSDK
import EarshotSwiftCode
import EarshotSwiftSemantics
import EarshotSwiftTree
import Foundation
import Testing

@Suite("The SDK's declarations in the program")
struct EmbeddedLibraryTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Sources/SDK/Modules")

  /// The folders of modules: those of the system, and those that stand for packages.
  static let modules = folders("").filter { $0 != "Packages" } + folders("Packages").map { "Packages/\($0)" }

  private static func folders(_ name: String) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.appending(path: name).path)
    return (names ?? []).filter { !$0.contains(".") }.sorted()
  }

  @Test("Every file is carried as it is written", arguments: modules)
  func carriesAll(_ folder: String) throws {
    let place = Self.folder.appending(path: folder)
    let name = place.lastPathComponent
    let names = try FileManager.default.contentsOfDirectory(atPath: place.path).filter {
      $0.hasSuffix(".swift")
    }
    let module = try #require(EmbeddedLibrary.declarations.module(name))
    let carried = module.allFiles
    #expect(carried.map(\.file.path).sorted() == names.map { "\(name)/\($0)" }.sorted())
    for code in carried {
      let bytes = Array(
        try Data(contentsOf: place.deletingLastPathComponent().appending(path: code.file.path)))
      let written = CodeReader.ofDeclarations.read(
        SourceText(path: code.file.path, bytes: bytes, module: name, origin: .declarations))
      #expect(
        Printed(code.list).text == Printed(written.list).text,
        "\(code.file.path) is not what was packed")
      #expect(Printed(code.imports).text == Printed(written.imports).text)
      for offset in [0, bytes.count / 2, bytes.count] {
        #expect(code.file.place(offset) == written.file.place(offset))
      }
    }
  }

  @Test("What a file declares is read when it is looked at")
  func readsLittle() throws {
    // Its own copy: others read from the shared one meanwhile.
    let module = try #require(PackedLibrary.embedded.module("Swift"))
    let code = try #require(module.files(declaring: "Range").first)
    #expect(module.declarationsRead == 0)
    let place = try #require(code.list.places(of: DeclaredName("Range"), .types).first)
    guard case .type(let range) = code.list[place] else {
      Issue.record("Range is no type")
      return
    }
    #expect(module.declarationsRead == 1)
    let places = range.members.places(of: DeclaredName("lowerBound"), .values)
    #expect(module.declarationsRead == 1)
    #expect(places.count == 1)
    for place in places { _ = range.members[place] }
    for place in places { _ = range.members[place] }
    #expect(module.declarationsRead == 2)
    #expect(range.members.places(of: DeclaredName("tides"), .values).isEmpty)
  }

  @Test("A program reads from it by the names that it mentions")
  func answersPrograms() throws {
    let module = try #require(EmbeddedLibrary.module("Swift"))
    #expect(
      module.files(declaring: "Int").map(\.file.path) == ["Swift/Int.swift", "Swift/Int+SIMD.swift"])
    #expect(module.files(declaring: "NoSuchType").isEmpty)
    #expect(module.files(declaringOperator: "+").map(\.file.path).contains("Swift/Int.swift"))
    #expect(module.commonFiles().map(\.file.path).contains("Swift/Functions.swift"))
    #expect(EmbeddedLibrary.module("NoSuchModule") == nil)
  }
}

@Suite("Reading files of declarations")
struct DeclarationParserTests {
  private func read(_ text: String) throws -> FileCode {
    let source = SourceText(
      path: "Tide.swift", bytes: Array(text.utf8), module: "Harbor", origin: .declarations)
    return try DeclarationParser.read(source, pieces: CodeReader.ofDeclarations)
  }

  @Test(
    "It makes what Swift's parser makes",
    arguments: [
      "struct Tide<each Mark, let size: Int>: ~Copyable where repeat each Mark: Hashable {}",
      "extension [Tide] { subscript(_ name: String, at place: Int = 3) -> Tide? { get set } }",
      "protocol Store<Item>: AnyObject { associatedtype Item: Sendable = Int where Item: Equatable }",
      "enum Level { case high(mark: Double, _ name: String?), low; indirect case both(Level, Level) }",
      "var (low, high): (Int, Int) { (1, 2) }",
      "let names = [\"}\", \"\\(tide(\"a)\"))\"].map { $0 }\nlet next = 2",
      "func read(_ each: @escaping @Sendable (inout Int) async throws(Fault) -> any Tidal?) rethrows -> some View",
      "@available(*, deprecated) @Wrapper(\\.tide, 3) private(set) var mark: Outer<Int>\n  .Inner!",
      "static prefix func -! <T>(tide: T) -> T.Type { fatalError() }",
      "typealias Marks<T> = (T, named: T...) -> [String: T] where T: A & B",
      "final class A { class var b: Int { get async throws } \n deinit { } \n init?(`in` a: Int) {} }",
      "infix operator <~>: Loose\nprecedencegroup Loose { higherThan: A }\nimport struct Harbor.Tide",
      "var tide: Int = 3 { didSet { } }",
    ])
  func agrees(_ text: String) throws {
    let source = SourceText(
      path: "Tide.swift", bytes: Array(text.utf8), module: "Harbor", origin: .declarations)
    #expect(Printed(try read(text).list).text == Printed(CodeReader.ofDeclarations.read(source).list).text)
  }

  @Test("What it can't read is an error that says where")
  func saysWhere() {
    let error = #expect(throws: DeclarationParser.Failure.self) { try read("struct Tide {\n  ebb()\n}") }
    #expect(
      error?.description == "Tide.swift:2:3: error: a declaration is expected here in a file of declarations")
  }
}
