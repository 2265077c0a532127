import EarshotVocabulary
import Testing

@Suite("Foundation and the SDK's values") struct FoundationTests {
  @Test(
    "URLs",
    arguments: [
      (#"URL(string: "https://example.org/a/b.txt?q=1#f")!.lastPathComponent"#, "b.txt"),
      (#"URL(string: "https://example.org/a/b.txt?q=1")!.pathExtension"#, "txt"),
      (#"URL(string: "https://example.org/a")!.host"#, #"Optional("example.org")"#),
      (#"URL(string: "https://example.org/a")!.scheme!"#, "https"), (#"URL(string: "")"#, "nil"),
      (#"URL(string: "https://example.org")?.absoluteString ?? """#, "https://example.org"),
      (#"URL(string: "https://example.org")!.appendingPathComponent("x")"#, "https://example.org/x"),
      (#"URL(string: "https://example.org/a/b")!.deletingLastPathComponent()"#, "https://example.org/a/"),
      (#"URL(string: "https://e.org?q=a%20b")!.query!"#, "q=a%20b"),
      (#"URL(fileURLWithPath: "notes").lastPathComponent"#, "notes"),
      (#"URL(fileURLWithPath: "notes", relativeTo: URL(fileURLWithPath: "/tmp/")).path"#, "/tmp/notes"),
      (
        #"var c = URLComponents(string: "https://e.org/p")!; c.queryItems = [URLQueryItem(name: "a", value: "1")]; return c.url!"#,
        "https://e.org/p?a=1"
      ),
    ])
  func urls(source: String, expected: String) {
    #expect(result(source) == expected)
  }

  @Test(
    "Lists, names and measurements",
    arguments: [
      (#"["a", "b", "c"].formatted()"#, "a, b, and c"),
      (#"["a", "b"].formatted(.list(type: .or))"#, "a or b"),
      (#"PersonNameComponents(givenName: "Ann", familyName: "Lee").formatted()"#, "Ann Lee"),
      (
        #"PersonNameComponents(givenName: "Ann", familyName: "Lee").formatted(.name(style: .abbreviated))"#,
        "AL"
      ),
      (
        "Measurement(value: 5, unit: UnitLength.kilometers).formatted(.measurement(width: .abbreviated, usage: .asProvided))",
        "5 km"
      ),
      (
        "Measurement(value: 5, unit: UnitLength.kilometers).formatted(.measurement(width: .wide, usage: .asProvided))",
        "5 kilometers"
      ),
      ("Measurement(value: 5, unit: UnitLength.kilometers).formatted()", "3.1 mi"),
      ("Measurement(value: 1, unit: UnitLength.kilometers).converted(to: .meters).value", "1000.0"),
      ("Measurement(value: 20, unit: UnitTemperature.celsius).formatted()", "68°F"),
      (
        "Measurement(value: 20, unit: UnitTemperature.celsius).converted(to: .fahrenheit).value.rounded()",
        "68.0"
      ),
    ])
  func formats(source: String, expected: String) {
    #expect(result(source) == expected)
  }

  @Test(
    "Geometry",
    arguments: [
      ("CGSize(width: 10, height: 20).width", "10.0"),
      ("CGRect(x: 1, y: 2, width: 10, height: 20).midX", "6.0"),
      ("CGRect(x: 0, y: 0, width: 10, height: 10).insetBy(dx: 1, dy: 2).size", "(8.0, 6.0)"),
      ("CGSize.zero", "(0.0, 0.0)"),
      ("CGPoint(x: 1, y: 2)", "(1.0, 2.0)"), ("Angle(degrees: 180).radians > 3.14", "true"),
      ("Angle.degrees(90).degrees", "90.0"),
      ("EdgeInsets().top", "0.0"), ("EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4).leading", "2.0"),
      ("CGFloat(truncating: NSNumber(value: 2.5))", "2.5"),
      ("CGFloat(exactly: NSNumber(value: 7))!", "7.0"),
      ("var r = CGRect.zero; r.size.width = 5; return r.width", "5.0"),
      ("CGRect(x: 0, y: 0, width: 4, height: 4).contains(CGPoint(x: 2, y: 2))", "true"),
      ("UIScreen.main.bounds.width", "402.0"), ("let p: CGPoint = .zero; return p.x", "0.0"),
    ])
  func geometry(source: String, expected: String) {
    #expect(result(source) == expected)
  }

  @Test(
    "The system's shared objects",
    arguments: [
      ("UIAccessibility.isVoiceOverRunning", "true"), ("UIAccessibility.isReduceMotionEnabled", "false"),
      ("UIDevice.current.userInterfaceIdiom == .phone", "true"),
      ("Locale.current.identifier", "en_US"), ("TimeZone.current.identifier", "GMT"),
      (#"ProcessInfo.processInfo.environment["X"]"#, "nil"),
      ("ProcessInfo.processInfo.operatingSystemVersion.patchVersion", "0"),
      (
        "ProcessInfo.processInfo.isOperatingSystemAtLeast("
          + "OperatingSystemVersion(majorVersion: 99, minorVersion: 0, patchVersion: 0))", "false"
      ),
      ("ProcessInfo.processInfo.physicalMemory", "8589934592"),
      ("ProcessInfo.processInfo.activeProcessorCount", "6"), ("ProcessInfo.processInfo.hostName", "iPhone"),
      ("NSLocale.current.languageCode!", "en"),
      (#"UserDefaults.standard.set(3, forKey: "n"); return UserDefaults.standard.integer(forKey: "n")"#, "3"),
      (#"UserDefaults.standard.bool(forKey: "b")"#, "false"),
      (#"FileManager.default.fileExists(atPath: "/etc/passwd")"#, "false"),
      ("Locale.current.region?.identifier", #"Optional("US")"#), ("UUID() == UUID()", "false"),
      (#"UUID(uuidString: "x")"#, "nil"),
      (#"Locale(identifier: "de_DE").localizedString(forLanguageCode: "en")!"#, "Englisch"),
      ("Bundle.main.bundleIdentifier != nil", "true"),
      (#"Bundle.main.object(forInfoDictionaryKey: "CFBundleName") as? String ?? "-""#, "App"),
    ])
  func shared(source: String, expected: String) {
    #expect(result(source) == expected)
  }

  @Test("What is printed comes out line by line")
  func printing() {
    let evaluation = Evaluation(
      #"print("a", 1, separator: "-"); print("b", terminator: ""); print("c"); return 0"#)
    #expect(evaluation.output == ["a-1", "bc"])
  }

  @Test("Posted announcements are events, with their priority")
  func announcements() {
    let plain = Evaluation(#"UIAccessibility.post(notification: .announcement, argument: "Saved"); return 0"#)
    #expect(plain.events == [.announcement("Saved", priority: .default)])
    let modern = Evaluation(
      """
      var text = AttributedString("Sent")
      text.accessibilitySpeechAnnouncementPriority = .high
      AccessibilityNotification.Announcement(text).post()
      AccessibilityNotification.Announcement("Plain").post()
      UIAccessibility.post(notification: .screenChanged, argument: nil)
      return 0
      """)
    #expect(
      modern.events == [
        .announcement("Sent", priority: .high), .announcement("Plain", priority: .default), .screenChanged,
      ])
  }

  @Test("Tasks run in their order when the code that starts them has ended, up to where they wait")
  func tasks() {
    let evaluation = Evaluation(
      """
      await MainActor.run {
        Task { print("b"); try await Task.sleep(for: .seconds(60)); print("never") }
        DispatchQueue.main.async { print("c") }
        DispatchQueue.main.asyncAfter(deadline: .now() + 60) { print("never") }
        withAnimation(.easeInOut) { print("a") }
      }
      return 0
      """)
    #expect(evaluation.output == ["a", "b", "c"])
    #expect(evaluation.notices.isEmpty)
  }

  @Test("Checks end the program with their message")
  func checks() {
    #expect(result(#"fatalError("no way"); return 0"#) == "trap: the app would end here: Fatal error: no way")
    #expect(
      result(#"precondition(1 > 2, "order"); return 0"#)
        == "trap: the app would end here: Fatal error: order")
    #expect(result("assert(2 > 1); return 0") == "0")
  }

  @Test(
    "A length that an integer can't hold ends the program, and not what reads it",
    arguments: ["Int(CGFloat.infinity)", "Int8(CGFloat(300))", "UInt(CGFloat(-1))", "Int(Double.nan)"])
  func lengths(expression: String) {
    #expect(result("return \(expression)").hasPrefix("trap: the app would end here: Fatal error: "))
    #expect(result("return Int16(CGFloat(-2.9))") == "-2")
  }

  @Test("Attributed texts keep what speech needs")
  func attributed() {
    #expect(result(#"AttributedString("a") + AttributedString("b")"#) == "ab {\n}")
    #expect(
      result(#"String(try! AttributedString(markdown: "**bold** text").characters)"#) == "bold text")
    #expect(result(#"AttributedString("abc").characters.count"#) == "3")
  }

  @Test("Navigation paths grow and shrink")
  func paths() {
    #expect(
      result("var p = NavigationPath(); p.append(1); p.append(2); p.removeLast(); return p.count") == "1")
    #expect(Evaluation("var p = NavigationPath(); p.removeLast(); return p").isTrap)
  }

  @Test("Errors have words")
  func errors() {
    let declarations = "enum Failure: Error { case first, second }"
    #expect(
      result(#"NSError(domain: "d", code: 3).localizedDescription"#)
        == "The operation couldn’t be completed. (d error 3.)")
    #expect(
      result("Failure.second.localizedDescription", declarations: declarations)
        == "The operation couldn’t be completed. (App.Failure error 1.)")
  }

  @Test("What changes a binding writes through it")
  func bindings() {
    #expect(
      result(
        "var on = false; let b = Binding(get: { on }, set: { on = $0 }); b.wrappedValue.toggle(); return on")
        == "true")
  }

  @Test("Results give or throw")
  func results() {
    #expect(result("let r: Result<Int, Error> = .success(3); return try r.get()") == "3")
    #expect(result("let r = Result { 4 }; return try r.get()") == "4")
  }

  @Test("What is not known stays unknown, and does not trap")
  func unknowns() {
    #expect(result("missing.count") == "«missing».count" || result("missing.count").hasPrefix("«"))
    #expect(result(#""a".hasPrefix(missing)"#).hasPrefix("«"))
    #expect(result("max(1, missing)").hasPrefix("«"))
  }

  @Test("A budget holds for what the library does at one go")
  func budgets() {
    #expect(
      Evaluation(
        "let a = Array(0..<500_000); var n = 0; while true { if a.contains(-1) { n += 1 } }; return n",
        bounds: .tight
      ).isBudget)
    #expect(
      Evaluation(
        "var n = 0; (0..<900_000).forEach { _ in (0..<900_000).forEach { _ in n += 1 } }; return n",
        bounds: .tight
      ).isBudget)
  }

  @Test(
    "A language has its own marks around what is quoted, and chance never fails",
    arguments: [
      (#"return Locale(identifier: "de").quotationBeginDelimiter ?? "none""#, "„"),
      (#"return Locale(identifier: "fr_FR").quotationEndDelimiter ?? "none""#, "»"),
      (
        #"var bytes = [UInt8](repeating: 0, count: 4); return SecRandomCopyBytes(kSecRandomDefault, bytes.count, &bytes) == errSecSuccess"#,
        "true"
      ),
    ])
  func marks(source: String, expected: String) { #expect(value(source) == expected) }

  @Test(
    "Rectangles of a size, functions of C for a Float, folders, managed settings, scalars",
    arguments: [
      ("CGRect(origin: .zero, size: CGSize(width: 4, height: 2)).midX", "2.0"), ("roundf(2.6)", "3.0"),
      ("powf(2, 3)", "8.0"),
      ("NSSearchPathForDirectoriesInDomains(.documentDirectory, .userDomainMask, true).count", "1"),
      ("UserDefaults.standard.objectIsForced(forKey: \"tide\")", "false"),
      (#"String(String.UnicodeScalarView(["a", "b"]))"#, "ab"),
    ])
  func small(source: String, expected: String) { #expect(value(source) == expected) }
}
