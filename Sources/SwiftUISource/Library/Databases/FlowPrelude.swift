/// The layouts of the package SwiftUI-Flow, module `Flow`: views one after the other, line by line, which
/// is the order they are read in.
enum FlowPrelude {
  static let source = SourceFile(path: "Flow (package)", bytes: Array(code.utf8))

  private static let code = """
    import SwiftUI
    struct HFlow: Layout { }
    struct VFlow: Layout { }
    """
}
