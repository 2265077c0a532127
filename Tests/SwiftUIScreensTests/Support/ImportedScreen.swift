/// A screen of a view's content in a stack, in a file that imports modules (their names with spaces between them).
func screen(
  _ imports: String, _ body: String, _ members: String = "", _ code: String = ""
) -> Screen {
  let imported = imports.split(separator: " ").map { "import \($0)" }.joined(separator: "\n")
  return Screen(
    """
    \(imported)
    import SwiftUI
    \(code)
    struct Probe: View { \(members)
    var body: some View { VStack { \(body) } } }
    """, open: "Probe")
}
