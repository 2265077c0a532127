/// The layouts of the package SwiftUI-Flow, module `Flow`: views one after the other, line by line, which
/// is the order they are read in.
enum FlowPrelude {
  static let source = SourceFile(standingInFor: "Flow (package)", code)

  private static let code = """
    import SwiftUI
    struct HFlow: Layout { }
    struct VFlow: Layout { }
    """
}
