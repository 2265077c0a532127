// SpeziViews (github.com/StanfordSpezi/SpeziViews): the declarations of ManagedNavigationStack, as its documentation has them.

/// A stack whose steps are views in their order.
struct ManagedNavigationStack: View {
  private let didComplete: Binding<Bool>?
  private let outer: Path?
  private let steps: [AnyView]
  @State private var inner = Path()

  init(
    didComplete: Binding<Bool>? = nil, path: Path? = nil, startAtStep: Path.StepReference? = nil,
    @_NavigationStepsBuilder _ content: () -> [AnyView]
  ) {
    self.didComplete = didComplete
    outer = path
    steps = content()
  }

  var body: some View {
    let path = outer ?? inner
    let _ = path._configure(steps, didComplete)
    NavigationStack(path: Binding(get: { path._steps }, set: { path._steps = $0 })) {
      Group { if let first = path._views.first { first } }
        .navigationDestination(for: Int.self) { index in path._views[index] }
    }
    .environment(path)
  }
}

extension ManagedNavigationStack {
  /// Where a stack is, and what takes it to its next step.
  @Observable final class Path {
    enum StepReference {
      case viewType(any View.Type)
      case identifier(any Hashable)
    }

    var _steps: [Int] = []
    @ObservationIgnored var _views: [AnyView] = []
    @ObservationIgnored var _isComplete: Binding<Bool>?

    init() {}

    func _configure(_ views: [AnyView], _ isComplete: Binding<Bool>?) {
      _views = views
      _isComplete = isComplete
    }

    @discardableResult func nextStep() -> Bool {
      let next = (_steps.last ?? 0) + 1
      guard next < _views.count else {
        _isComplete?.wrappedValue = true
        return false
      }
      _steps.append(next)
      return true
    }
    func append(customView: some View) {
      _views.append(AnyView(customView))
      _steps.append(_views.count - 1)
    }
    func append(@ViewBuilder _ view: () -> some View) { append(customView: view()) }
    func removeLast() { _steps.removeLast() }
  }
}
