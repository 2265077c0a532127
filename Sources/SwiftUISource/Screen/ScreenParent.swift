import EarshotSwiftUIScreens
import EarshotViewTree
import EarshotVocabulary

extension ScreenParent {
  /// The code of the parent, in which `content` is the screen.
  private var source: String {
    switch self {
    case .navigation: "NavigationStack { content }"
    case .tab: "TabView { content }"
    case .sheet:
      "@Previewable @State var isInSheet = true\nColor.clear.sheet(isPresented: $isInSheet) { content }"
    case .form: "Form { content }"
    case .list: "List { content }"
    }
  }

  /// The parent's code, ready to run.
  var code: [Statement] {
    let file = SourceFile(standingInFor: "--in \(rawValue)", "#Preview {\n\(source)\n}")
    return ParsedFile(file, isInput: false).declarations.previews.first?.body.value ?? []
  }
}

extension SwiftUIScreen {
  /// The views of the screen inside the parent that the user names.
  func inParent(
    _ views: [ViewValue], _ code: [Statement], _ machine: Machine, _ expander: Expander,
    _ around: Surroundings
  ) -> [ViewValue] {
    guard let file = code.first?.file else { return views }
    let scope = Scope(parent: nil, file: file)
    scope.declare("content", .view(ViewValue(.group(views))), isLet: true)
    let value = expander.guarded(around) { () throws(Interrupt) in
      try machine.runBody(code, in: scope, isBuilder: true)
    }
    return value.map { machine.views(of: $0) } ?? views
  }
}
