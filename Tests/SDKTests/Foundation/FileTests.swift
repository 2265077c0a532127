import Testing

/// The errors are those that swiftc's programs say on this machine.
@Suite("An app's files") struct FileTests {
  /// Declares `attempt`, which writes down what something gives, or the code of its error.
  private static let attempts = """
    var said: [String] = []
    func attempt(_ work: () throws -> Any) {
      do { said.append("\\(try work())") } catch {
        let fault = error as NSError
        said.append(fault.domain == NSCocoaErrorDomain ? "\\(fault.code)" : fault.domain)
      }
    }
    let files = FileManager.default
    let base = files.temporaryDirectory.appendingPathComponent("base")
    func place(_ path: String) -> URL { base.appendingPathComponent(path) }
    """

  private static let filled = """
    try files.createDirectory(at: place("a/b"), withIntermediateDirectories: true)
    files.createFile(atPath: place("a/f.txt").path, contents: Data("hi".utf8))
    """

  private func said(_ code: String) -> String {
    Running.said("\(Self.filled)\n\(code)\nreturn said.joined(separator: \" \")", declaring: Self.attempts)
  }

  @Test("The folders are the app's own, and nothing is in them (Apple: File System Programming Guide)")
  func folders() {
    let said = Running.said(
      """
      let files = FileManager.default
      let folder = files.urls(for: .documentDirectory, in: .userDomainMask)[0]
      let support = files.urls(for: .applicationSupportDirectory, in: .userDomainMask)[0]
      var said = "\\(folder.path == NSHomeDirectory() + "/Documents") \\(folder == URL.documentsDirectory)"
      said += " \\(try files.contentsOfDirectory(atPath: folder.path)) \\(files.fileExists(atPath: support.path))"
      _ = try files.url(for: .applicationSupportDirectory, in: .userDomainMask, appropriateFor: nil, create: true)
      said += " \\(files.fileExists(atPath: support.path)) \\(files.ubiquityIdentityToken == nil)"
      return said + " \\(URL.temporaryDirectory.path + "/" == NSTemporaryDirectory())"
      """)
    #expect(said == "true true [] false true true true")
  }

  @Test("What is written is read")
  func writes() {
    let said = Running.said(
      """
      let url = URL.documentsDirectory.appending(path: "tide.json")
      try JSONEncoder().encode(["ebb": 3]).write(to: url, options: .atomic)
      let read = try JSONDecoder().decode([String: Int].self, from: Data(contentsOf: url))
      try "fl\u{f6}d".write(to: url, atomically: true, encoding: .utf8)
      let text = try String(contentsOf: url, encoding: .utf8)
      let size = try FileManager.default.attributesOfItem(atPath: url.path)[.size] as? Int
      let values = try url.resourceValues(forKeys: [.fileSizeKey, .isDirectoryKey])
      try FileManager.default.removeItem(at: url)
      return "\\(read) \\(text) \\(size!) \\(values.fileSize!) \\(values.isDirectory!) \\(values.name == nil) "
        + "\\(FileManager.default.fileExists(atPath: url.path))"
      """)
    #expect(said == #"["ebb": 3] flöd 5 5 false true false"#)
  }

  @Test("Making folders")
  func makes() {
    #expect(
      said(
        """
        attempt { try files.createDirectory(at: place("a"), withIntermediateDirectories: false) }
        attempt { try files.createDirectory(at: place("x/y"), withIntermediateDirectories: false) }
        attempt { try files.createDirectory(at: place("a"), withIntermediateDirectories: true) }
        attempt { try files.createDirectory(at: place("a/f.txt"), withIntermediateDirectories: true) }
        attempt { try files.createDirectory(at: place("a/f.txt/x"), withIntermediateDirectories: true) }
        """) == "516 4 () 516 512")
  }

  @Test("Listing folders")
  func lists() {
    #expect(
      said(
        """
        attempt { try files.contentsOfDirectory(atPath: place("a").path).sorted() }
        attempt { try files.contentsOfDirectory(atPath: place("none").path) }
        attempt { try files.contentsOfDirectory(atPath: place("a/f.txt").path) }
        attempt { try files.subpathsOfDirectory(atPath: base.path).sorted() }
        var names: [String] = []
        for case let url as URL in files.enumerator(at: base, includingPropertiesForKeys: nil)! {
          names.append(url.lastPathComponent)
        }
        said.append("\\(names.sorted())")
        """) == #"["b", "f.txt"] 260 256 ["a", "a/b", "a/f.txt"] ["a", "b", "f.txt"]"#)
  }

  @Test("Moving, copying, removing")
  func moves() {
    #expect(
      said(
        """
        attempt { try files.removeItem(at: place("none")) }
        attempt { try files.copyItem(at: place("none"), to: place("q")) }
        attempt { try files.copyItem(at: place("a/f.txt"), to: place("a/b")) }
        attempt { try files.copyItem(at: place("a/f.txt"), to: place("u/v")) }
        attempt { try files.moveItem(at: place("none"), to: place("q")) }
        attempt { try files.moveItem(at: place("a/f.txt"), to: place("a/b")) }
        attempt { try files.moveItem(at: place("a/f.txt"), to: place("u/v")) }
        try files.copyItem(at: place("a"), to: place("c"))
        try files.moveItem(at: place("c"), to: place("d"))
        attempt { try files.subpathsOfDirectory(atPath: base.path).sorted() }
        """) == #"4 260 516 4 4 516 4 ["a", "a/b", "a/f.txt", "d", "d/b", "d/f.txt"]"#)
  }

  @Test("Reading what isn't there, or isn't a text")
  func reads() {
    #expect(
      said(
        """
        attempt { try Data(contentsOf: place("none")) }
        attempt { try Data(contentsOf: place("a")) }
        attempt { try String(contentsOf: place("none"), encoding: .utf8) }
        try Data([0xff, 0x41, 0xfe]).write(to: place("bad"))
        attempt { try String(contentsOfFile: place("bad").path, encoding: .utf8) }
        attempt { try files.attributesOfItem(atPath: place("none").path) }
        attempt { try place("none").checkResourceIsReachable() }
        attempt { try FileHandle(forReadingFrom: place("none")) }
        """) == "260 256 260 259 260 260 260")
  }

  @Test("Writing where nothing can be")
  func writesNowhere() {
    #expect(
      said(
        """
        attempt { try Data().write(to: place("none/x")) }
        attempt { try Data().write(to: place("a")) }
        attempt { try Data().write(to: place("a/f.txt"), options: .withoutOverwriting) }
        attempt { try Data().write(to: URL(string: "https://a.com")!) }
        attempt { try "a".write(to: place("none/x"), atomically: true, encoding: .utf8) }
        attempt { try "\u{e4}".write(to: place("x"), atomically: true, encoding: .ascii) }
        """) == "4 512 516 518 4 517")
  }

  @Test("Nothing outside of the app's folders can be changed (Apple: App Sandbox)")
  func sandbox() {
    #expect(said(#"attempt { try Data().write(to: URL(fileURLWithPath: "/var/tide")) }"#) == "513")
  }

  @Test("What is known of files")
  func knows() {
    #expect(
      said(
        """
        var isFolder = ObjCBool(false)
        attempt { files.fileExists(atPath: place("a").path, isDirectory: &isFolder) }
        attempt { isFolder.boolValue }
        for path in ["a/", "a/f.txt/", ""] {
          attempt { files.fileExists(atPath: path.isEmpty ? "" : base.path + "/" + path) }
        }
        attempt { files.contents(atPath: place("a").path) == nil }
        attempt { files.isExecutableFile(atPath: place("a").path) }
        attempt { files.isExecutableFile(atPath: place("a/f.txt").path) }
        attempt { files.contentsEqual(atPath: place("a").path, andPath: place("a/b").path) }
        attempt { files.displayName(atPath: place("a/f.txt").path) }
        """) == "true true true false false true true false false f.txt")
  }

  @Test("A handle reads and writes where it stands")
  func handles() {
    let said = Running.said(
      """
      let url = URL.temporaryDirectory.appending(path: "h")
      try Data("ab".utf8).write(to: url)
      let handle = try FileHandle(forUpdating: url)
      var said = "\\(handle.offsetInFile) \\(try handle.seekToEnd())"
      handle.write(Data("cd".utf8))
      try handle.seek(toOffset: 1)
      said += " \\(String(data: try handle.readToEnd()!, encoding: .utf8)!) \\(try handle.readToEnd() == nil)"
      try handle.truncate(atOffset: 2)
      return said + " \\(try handle.offset()) \\(try Data(contentsOf: url).count)"
      """)
    #expect(said == "0 2 bcd true 2 2")
  }
}
