/// github.com/StanfordSpezi/SpeziViews: a stack whose steps are views in their order, rows, buttons that wait, and
/// a state that shows an alert for errors only.
enum SpeziViewsPrelude {
  static let text = """
    enum ViewState: Equatable {
      case idle
      case processing
      case error(Error)
    }

    struct AsyncButton: View {
      var role: ButtonRole?
      var action: () async throws -> Void
      var label: () -> Any
      init(role: ButtonRole? = nil, action: @escaping () async throws -> Void,
        @ViewBuilder label: @escaping () -> Any) {
        self.role = role
        self.action = action
        self.label = label
      }
      init(role: ButtonRole? = nil, state: Any, action: @escaping () async throws -> Void,
        @ViewBuilder label: @escaping () -> Any) {
        self.role = role
        self.action = action
        self.label = label
      }
      init(_ title: LocalizedStringResource, role: ButtonRole? = nil,
        action: @escaping () async throws -> Void) {
        self.role = role
        self.action = action
        self.label = { Text(title) }
      }
      init(_ title: LocalizedStringResource, role: ButtonRole? = nil, state: Any,
        action: @escaping () async throws -> Void) {
        self.role = role
        self.action = action
        self.label = { Text(title) }
      }
      var body: some View {
        Button(role: role) { Task { try await action() } } label: { label() }
      }
    }

    struct ManagedNavigationStack: View {
      @Observable final class Path {
        enum StepSelector {
          case viewType(Any)
          case identifier(Any)
        }
        var path: [Int] = []
        @ObservationIgnored var steps: [Any] = []
        @ObservationIgnored var isComplete: Binding<Bool>?
        init() {}
        func configure(_ steps: [Any], _ isComplete: Binding<Bool>?) {
          self.steps = steps
          self.isComplete = isComplete
        }
        @discardableResult func nextStep() -> Bool {
          let next = (path.last ?? 0) + 1
          guard next < steps.count else {
            isComplete?.wrappedValue = true
            return false
          }
          path.append(next)
          return true
        }
        func navigateToNextStep(matching selector: StepSelector, includeIntermediateSteps: Bool) { nextStep() }
        func append(customView: Any) {
          steps.append(customView)
          path.append(steps.count - 1)
        }
        func append(@ViewBuilder _ view: () -> Any) { append(customView: view()) }
        func removeLast() { path.removeLast() }
      }
      @resultBuilder enum StepsBuilder {
        static func buildExpression(_ view: Any) -> [Any] { [view] }
        static func buildBlock(_ parts: [Any]...) -> [Any] { parts.flatMap { $0 } }
        static func buildOptional(_ part: [Any]?) -> [Any] { part ?? [] }
        static func buildEither(first: [Any]) -> [Any] { first }
        static func buildEither(second: [Any]) -> [Any] { second }
        static func buildLimitedAvailability(_ part: [Any]) -> [Any] { part }
      }
      var didComplete: Binding<Bool>?
      var outer: Path?
      var steps: () -> [Any]
      @State private var inner = Path()
      init(didComplete: Binding<Bool>? = nil, path: Path? = nil, startAtStep: Path.StepSelector? = nil,
        @StepsBuilder _ content: @escaping () -> [Any]) {
        self.didComplete = didComplete
        self.outer = path
        self.steps = content
      }
      var body: some View {
        let path = outer ?? inner
        let _ = path.configure(steps(), didComplete)
        NavigationStack(path: Binding(get: { path.path }, set: { path.path = $0 })) {
          Group { if let first = path.steps.first { first } }
            .navigationDestination(for: Int.self) { index in path.steps[index] }
        }
        .environment(path)
      }
    }

    struct ListRow: View {
      var label: () -> Any
      var content: () -> Any
      init(_ label: LocalizedStringResource, @ViewBuilder content: @escaping () -> Any) {
        self.label = { Text(label) }
        self.content = content
      }
      @_disfavoredOverload
      init(_ label: String, @ViewBuilder content: @escaping () -> Any) {
        self.label = { Text(label) }
        self.content = content
      }
      init(verbatim label: String, @ViewBuilder content: @escaping () -> Any) {
        self.label = { Text(verbatim: label) }
        self.content = content
      }
      init(@ViewBuilder _ label: @escaping () -> Any, @ViewBuilder content: @escaping () -> Any) {
        self.label = label
        self.content = content
      }
      init(_ label: LocalizedStringResource, value: String) {
        self.label = { Text(label) }
        self.content = { Text(value) }
      }
      @_disfavoredOverload
      init(_ label: String, value: String) {
        self.label = { Text(label) }
        self.content = { Text(value) }
      }
      init(_ label: LocalizedStringResource, value: Any, format: Any) {
        self.label = { Text(label) }
        self.content = { Text(value, format: format) }
      }
      var body: some View {
        LabeledContent { content() } label: { label() }.accessibilityElement(children: .combine)
      }
    }

    struct DescriptionGridRow: View {
      var description: () -> Any
      var content: () -> Any
      init(@ViewBuilder description: @escaping () -> Any, @ViewBuilder content: @escaping () -> Any) {
        self.description = description
        self.content = content
      }
      var body: some View {
        GridRow {
          description().gridColumnAlignment(.leading)
          content().frame(maxWidth: .infinity)
        }
      }
    }

    struct InfoButton: View {
      var label: Text
      var action: () -> Void
      init(_ label: Text, action: @escaping () -> Void) {
        self.label = label
        self.action = action
      }
      init(_ label: LocalizedStringResource, action: @escaping () -> Void) {
        self.label = Text(label)
        self.action = action
      }
      var body: some View {
        Button(action: action) { Label { label } icon: { Image(systemName: "info.circle") } }
          .labelStyle(.iconOnly)
          .buttonStyle(.borderless)
          .accessibilityAction(named: label, action)
      }
    }

    extension View {
      func navigationStepIdentifier(_ identifier: Any) -> some View { self }
      func focusOnTap() -> some View { self }
      func viewStateAlert(state: Any) -> some View { self }
      func viewStateAlert(state: Any, id: Any) -> some View { self }
      func processingOverlay(isProcessing: Bool) -> some View { self }
      func map(state: Any, to viewState: Any) -> some View { self }
    }
    """

  /// What checks a field says so only once something is wrong with it (SpeziValidation).
  static let validation = """
    struct VerifiableTextField: View {
      enum TextFieldType {
        case text
        case secure
      }
      var label: () -> Any
      var footer: () -> Any
      var type: TextFieldType
      @Binding var text: String
      init(_ label: LocalizedStringResource, text: Binding<String>, type: TextFieldType = .text,
        @ViewBuilder footer: @escaping () -> Any = { EmptyView() }) {
        self._text = text
        self.type = type
        self.label = { Text(label) }
        self.footer = footer
      }
      init(text: Binding<String>, type: TextFieldType = .text, @ViewBuilder label: @escaping () -> Any,
        @ViewBuilder footer: @escaping () -> Any = { EmptyView() }) {
        self._text = text
        self.type = type
        self.label = label
        self.footer = footer
      }
      var body: some View {
        VStack {
          switch type {
          case .text: TextField(text: $text) { label() }
          case .secure: SecureField(text: $text) { label() }
          }
          footer()
        }
      }
    }

    extension View {
      func validate(input: String, rules: Any...) -> some View { self }
      func validate(_ isValid: Bool, message: LocalizedStringResource) -> some View { self }
      func receiveValidation(in state: Any) -> some View { self }
    }
    """
}
