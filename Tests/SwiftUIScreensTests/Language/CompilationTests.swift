import EarshotVocabulary
import Testing

@Suite("Conditional compilation and availability") struct CompilationTests {
  @Test(
    "#if takes the branch of an iOS simulator in a debug build",
    arguments: [
      ("#if DEBUG\nreturn 1\n#else\nreturn 2\n#endif", "1"),
      ("#if os(macOS)\nreturn 1\n#elseif os(iOS)\nreturn 2\n#else\nreturn 3\n#endif", "2"),
      ("#if canImport(UIKit)\nreturn 1\n#else\nreturn 2\n#endif", "1"),
      ("#if canImport(AppKit)\nreturn 1\n#else\nreturn 2\n#endif", "2"),
      ("#if !os(iOS) || RELEASE\nreturn 1\n#else\nreturn 2\n#endif", "2"),
      ("#if os(iOS) && targetEnvironment(simulator)\nreturn 1\n#else\nreturn 2\n#endif", "1"),
      ("#if swift(>=5.5)\nreturn 1\n#else\nreturn 2\n#endif", "1"),
      ("#if swift(<5.0)\nreturn 1\n#else\nreturn 2\n#endif", "2"),
      ("#if compiler(>=99)\nreturn 1\n#else\nreturn 2\n#endif", "2"),
      ("#if compiler(<99)\nreturn 1\n#else\nreturn 2\n#endif", "1"),
      ("#if swift(>=6.3)\nreturn 1\n#else\nreturn 2\n#endif", "1"),
      ("#if _pointerBitWidth(_64) && _endian(little)\nreturn 1\n#else\nreturn 2\n#endif", "1"),
      ("#if false\nreturn 1\n#endif\nreturn 2", "2"),
      ("#if (os(iOS) || os(tvOS)) && DEBUG\nreturn 1\n#endif\nreturn 2", "1"),
    ])
  func branches(source: String, expected: String) { #expect(value(source) == expected) }

  @Test("#if stands among members, cases, modifiers and views")
  func places() {
    let declarations =
      "struct S {\n#if os(macOS)\nvar n = 1\n#else\nvar n = 2\n#endif\n}\nenum E: String, CaseIterable { case a\n#if DEBUG\ncase b\n#endif\n}"
    #expect(value("S().n", with: declarations) == "2")
    #expect(value("E.allCases.count", with: declarations) == "2")
    let body =
      "VStack {\n#if os(macOS)\nText(\"mac\")\n#else\nText(\"phone\")\n#endif\nText(\"end\")\n#if os(iOS)\n.bold()\n#else\n.italic()\n#endif\n.padding()\n}"
    #expect(outline(body) == "VStack\n  Text \"phone\"\n  Text \"end\" .bold() .padding()")
  }

  @Test("A name of UIKit's that stands for AppKit's elsewhere is UIKit's here")
  func otherPlatforms() {
    let screen = Screen(
      """
      import SwiftUI
      #if canImport(UIKit)
      import UIKit
      #else
      import AppKit
      typealias UIApplication = NSApplication
      #endif
      struct Probe: View { var body: some View { Text(UIApplication.shared.alternateIconName ?? "usual icon") } }
      """, open: "Probe")
    #expect(screen.texts == ["usual icon"])
    #expect(screen.notices.isEmpty)
  }

  @Test(
    "#available compares with the profile",
    arguments: [
      (Profile.ios15, "old"), (Profile.ios16, "new"), (Profile.ios26, "new"),
    ])
  func available(profile: Profile, expected: String) {
    #expect(
      outline("if #available(iOS 16.0, *) { Text(\"new\") } else { Text(\"old\") }", ios: profile)
        == "Text \"\(expected)\"")
    #expect(
      outline("if #unavailable(iOS 16) { Text(\"old\") } else { Text(\"new\") }", ios: profile)
        == "Text \"\(expected)\"")
    #expect(outline("if #available(macOS 99, *) { Text(\"here\") }", ios: profile) == "Text \"here\"")
    #expect(
      outline(
        "words",
        members:
          "var words: Text { guard #available(iOS 16, *) else { return Text(\"old\") }; return Text(\"new\") }",
        ios: profile) == "Text \"\(expected)\"")
  }

  @Test("A function that the profile lacks is not called")
  func availableFunctions() {
    let members =
      "@available(iOS 17, *) func words(_ n: Int) -> String { \"new\" }\nfunc words(_ n: Int, _ m: Int = 0) -> String { \"old\" }"
    #expect(outline("Text(words(1))", members: members, ios: .ios16) == "Text \"old\"")
    #expect(outline("Text(words(1))", members: members, ios: .ios17) == "Text \"new\"")
  }

  // The Swift book, "Conditional Compilation Block": a condition that nothing sets is false.
  @Test("What only a flag of the build adds is not there, and named where it is asked for")
  func flags() {
    let declarations = """
      struct Harbour {
        var depth = 4
        #if HARBOUR_APP && os(iOS)
        static let tide = "neap"
        static func wind() -> String { "west" }
        var berths: Int { depth * 2 }
        var boats = 9
        #endif
        #if HARBOUR_APP && os(macOS)
        static let dock = "mac"
        #endif
        #if HARBOUR_APP
        static func title() -> String { "flag" }
        #else
        static func title() -> String { "plain" }
        #endif
      }
      """
    #expect(value("\"\\(Harbour(depth: 3).depth)\" + Harbour.title()", with: declarations) == "3plain")
    for missing in ["tide", "wind", "dock"] {
      #expect(
        value("Harbour.\(missing)", with: declarations).contains("Harbour.Type has no member \(missing)"))
    }
  }
}
