import EarshotProjects
import Testing

@Suite("Templates of macros")
struct MacroTemplateTests {
  private func written(_ code: String, _ template: String) -> String {
    var templates = MacroTemplates()
    templates.add(template, of: "Signed")
    let file = templates.expanded(SourceFile(path: "Flags.swift", bytes: Array(code.utf8)))
    return String(decoding: file.bytes.dropFirst(code.utf8.count), as: UTF8.self)
      .split(separator: "\n").joined(separator: "\n")
  }

  @Test("A type is told with its path, its cases, its types and what the macro is given")
  func context() {
    let code = """
      struct Quay {
        @Signed(.up, at: .mast, .stern) public enum Flag {
          @Old case up
          case down(_ by: Int, name: String = "a")
          enum State { case torn }
          var count = 0
        }
      }
      extension Harbor.Pier { @Signed final class Light {} }
      """
    let template = """
      // {{ type.name }} {{ type.kind }} {% if type.members.count %}counts {% endif %}\
      {% for each in arguments._ %}{{ each }} {% endfor %}{% for each in arguments.at %}{{ each }} {% endfor %}\
      {% for case in type.cases %}{{ case.name }}{% if case.attributes.Old %} old{% endif %}\
      {% for value in case.values %} {{ value.label }}:{{ value.type }}={{ value.default }}{% endfor %} {% endfor %}\
      {{ type.types.State.name }}
      """
    #expect(
      written(code, template) == """
        // Quay.Flag enum counts .up .mast .stern up old down _:Int= name:String="a" Quay.Flag.State
        // Harbor.Pier.Light class 
        """)
  }

  @Test("Types in functions can't be extended, and what is no macro's use is left alone")
  func places() {
    #expect(written("func moor() { @Signed enum Flag { case up } }", "{{ type.name }}") == "")
    #expect(written("// @Signed\nlet text = \"@Signed enum A {}\"", "{{ type.name }}") == "")
    #expect(written("@Signed enum Flag {}", "{% for %}") == "")
  }

  @Test(
    "Code that is half written, and what a template makes that is no Swift, add nothing to the file's errors")
  func errors() {
    #expect(written("@Signed enum Flag { case up\nfunc moor(", "extension {{ type.name }} {}") == "")
    #expect(written("@Signed enum Flag { case up }", "extension {{ type.name }} {") == "")
    #expect(written("@Signed enum Flag { case up }", "extension {{ type.name }} {}") == "extension Flag {}")
  }

  @Test("A file of nothing but macros is not a hundred times as long in the end")
  func bound() {
    let code = String(repeating: "@Signed enum Flag { case a, b, c, d, e, f, g, h }\n", count: 500)
    let line = String(repeating: "x", count: 1_000)
    let length = written(code, "{% for case in type.cases %}// \(line)\n{% endfor %}").utf8.count
    #expect(length > 50_000)
    #expect(length < 64_000 + 3 * code.utf8.count)
  }
}
