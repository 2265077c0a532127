import Testing

@testable import EarshotSpeech

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

@Suite struct PendingFileTests {
  #if os(Linux)
    /// Whatever ends the program: what has no name is gone with it.
    @Test func `a file that is not whole has no name`() throws {
      let folder = TemporaryFolder()
      var file = try PendingFile(at: folder.file("out.wav"))
      try file.write([UInt8](repeating: 1, count: 3 << 20))
      #expect(folder.names == [])
      try file.finish()
      #expect(folder.names == ["out.wav"])
    }
  #endif

  @Test func `a file is replaced in one step`() throws {
    let folder = TemporaryFolder()
    folder.write("old", to: "out.wav")
    var file = try PendingFile(at: folder.file("out.wav"))
    try file.write(Array("new".utf8))
    #expect(folder.names == ["out.wav"])
    try file.finish()
    #expect(folder.names == ["out.wav"])
  }

  @Test func `a link to another folder is not written through`() throws {
    let (folder, other) = (TemporaryFolder(), TemporaryFolder())
    other.write("precious", to: "file")
    try #require(symlink(other.file("file"), folder.file("out.wav")) == 0)
    #expect(throws: SpeechError.self) { _ = try PendingFile(at: folder.file("out.wav")) }
  }
}
