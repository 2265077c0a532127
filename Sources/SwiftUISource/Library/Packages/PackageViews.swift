/// Views of public packages that many apps take, as far as their speech goes: code that is evaluated with
/// the app where it imports them, in the words of their public interface. What changes only looks there
/// takes its arguments and gives the view back; what is not here stays a gap with its name.
enum PackageViews {
  /// The code that files need, by the modules that they import.
  static func standIns(for modules: Set<String>) -> [SourceFile] {
    byModule.filter { modules.contains($0.module) }
      .map { SourceFile(standingInFor: $0.module, $0.text) }
  }

  /// The modules that are stood in for.
  static let modules = Set(byModule.map(\.module))

  private static let byModule: [(module: String, text: String)] = [
    ("MediaPlayer", MediaPlayerPrelude.text), ("FirebaseRemoteConfig", RemoteConfigPrelude.text),
    ("Overture", overture), ("LaunchAtLogin", launchAtLogin),
    ("SwiftUINavigation", navigation), ("ComposableArchitecture", navigation), ("Tagged", tagged),
    ("ConcurrencyExtras", LockIsolatedPrelude.text), ("Dependencies", LockIsolatedPrelude.text),
    ("ComposableArchitecture", LockIsolatedPrelude.text),
    ("ButtonKit", buttonKit), ("CollectionHStack", collectionHStack), ("CollectionVGrid", collectionVGrid),
    ("Engine", viewWithState("StateAdapter")),
    ("MarkdownUI", markdownUI), ("SwipeActions", swipeActions),
    ("SDWebImageSwiftUI", webImage), ("SwiftUINavigation", viewWithState("WithState")),
    ("SwiftDate", swiftDate),
    ("NavigationBackport", NavigationBackportPrelude.text), ("SpeziViews", SpeziViewsPrelude.text),
    ("SpeziValidation", SpeziViewsPrelude.validation), ("SpeziOnboarding", SpeziOnboardingPrelude.text),
    ("Settings", settings),
  ]

  /// github.com/pointfreeco/swift-navigation: what keeps a model's value and a view's the same shows nothing.
  private static let navigation = """
    struct IfLet: View {
      var value: Any
      var then: (Any) -> Any
      var otherwise: () -> Any
      init(_ value: Any, @ViewBuilder then: @escaping (Any) -> Any,
        @ViewBuilder else otherwise: @escaping () -> Any = { EmptyView() }) {
        self.value = value
        self.then = then
        self.otherwise = otherwise
      }
      var body: some View {
        if let unwrapped = Binding(value) { then(unwrapped) } else { otherwise() }
      }
    }

    extension View {
      func bind(_ modelValue: Any, to viewValue: Any) -> some View { self }
    }
    """

  /// github.com/pointfreeco/swift-tagged: a value with a type of its own around it.
  private static let tagged = """
    struct Tagged: Hashable, CustomStringConvertible {
      var rawValue: Any
      init(rawValue: Any) { self.rawValue = rawValue }
      init(_ rawValue: Any) { self.rawValue = rawValue }
      init() { self.rawValue = UUID() }
      init(stringLiteral value: String) { self.rawValue = value }
      init(integerLiteral value: Int) { self.rawValue = value }
      var description: String { "\\(rawValue)" }
      static func < (a: Tagged, b: Tagged) -> Bool { a.rawValue < b.rawValue }
    }
    """

  /// github.com/pointfreeco/swift-overture: a copy of a value, changed.
  private static let overture = """
    func with<A, B>(_ value: A, _ function: (A) -> B) -> B { function(value) }
    func update<A>(_ value: A, _ changes: ((inout A) -> Void)...) -> A {
      var copy = value
      for change in changes { change(&copy) }
      return copy
    }
    """

  /// github.com/sindresorhus/LaunchAtLogin-Modern: a switch that is off until the app is added.
  private static let launchAtLogin = """
    enum LaunchAtLogin {
      static var isEnabled = false
      struct Toggle: View {
        @State var isOn = false
        var label: () -> Any
        init(@ViewBuilder label: @escaping () -> Any) { self.label = label }
        init(_ title: String) { self.label = { Text(title) } }
        init() { self.label = { Text("Launch at login") } }
        var body: some View { SwiftUI.Toggle(isOn: $isOn) { label() } }
      }
    }
    """

  /// github.com/Dean151/ButtonKit: a button whose action may wait; until it is pressed, its label as it stands.
  private static let buttonKit = """
    struct AsyncButton: View {
      var role: ButtonRole?
      var action: () async throws -> Void
      var label: () -> Any
      init(role: ButtonRole? = nil, id: Any? = nil, action: @escaping () async throws -> Void,
        @ViewBuilder label: @escaping () -> Any) {
        self.role = role
        self.action = action
        self.label = label
      }
      init(_ titleKey: LocalizedStringKey, role: ButtonRole? = nil, id: Any? = nil,
        action: @escaping () async throws -> Void) {
        self.role = role
        self.action = action
        self.label = { Text(titleKey) }
      }
      init(_ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil, id: Any? = nil,
        action: @escaping () async throws -> Void) {
        self.role = role
        self.action = action
        self.label = { Label(titleKey, systemImage: systemImage) }
      }
      var body: some View {
        Button(role: role) { Task { try await action() } } label: { label() }
      }
    }

    extension View {
      func asyncButtonStyle(_ style: Any) -> some View { self }
      func throwableButtonStyle(_ style: Any) -> some View { self }
      func disabledWhenLoading(_ disabled: Bool = true) -> some View { self }
      func allowsHitTestingWhenLoading(_ enabled: Bool) -> some View { self }
    }
    """

  /// github.com/LePips/CollectionHStack: a row that scrolls, one view for each element.
  private static let collectionHStack = """
    enum CollectionHStackLayout {
      case grid(columns: CGFloat, rows: Int, columnTrailingInset: CGFloat)
      case minimumWidth(columnWidth: CGFloat, rows: Int)
      case selfSizingSameSize(rows: Int)
      case selfSizingVariadicWidth(rows: Int)

      var rows: Int {
        switch self {
        case .grid(_, let rows, _): rows
        case .minimumWidth(_, let rows): rows
        case .selfSizingSameSize(let rows): rows
        case .selfSizingVariadicWidth(let rows): rows
        }
      }
    }

    enum CollectionHStackScrollBehavior { case columnPaging, continuous, continuousLeadingEdge, fullPaging }
    enum CollectionHStackEdgeOffset { case columns(Int), offset(CGFloat) }
    class CollectionHStackProxy {
      init() {}
      func scrollTo(id: Any, animated: Bool = true) {}
      func layout() {}
    }

    struct CollectionHStack: View {
      var elements: [Any]
      var rows: Int
      var content: (Any) -> Any

      init(uniqueElements: Any, id: Any? = nil, columns: CGFloat = 1, rows: Int = 1,
        columnTrailingInset: CGFloat = 0, @ViewBuilder content: @escaping (Any) -> Any) {
        self.elements = Array(uniqueElements)
        self.rows = rows
        self.content = content
      }
      init(uniqueElements: Any, id: Any? = nil, minWidth: CGFloat, rows: Int = 1,
        @ViewBuilder content: @escaping (Any) -> Any) {
        self.elements = Array(uniqueElements)
        self.rows = rows
        self.content = content
      }
      init(uniqueElements: Any, id: Any? = nil, rows: Int = 1, variadicWidths: Bool,
        @ViewBuilder content: @escaping (Any) -> Any) {
        self.elements = Array(uniqueElements)
        self.rows = rows
        self.content = content
      }
      init(uniqueElements: Any, id: Any? = nil, layout: CollectionHStackLayout,
        @ViewBuilder content: @escaping (Any) -> Any) {
        self.elements = Array(uniqueElements)
        self.rows = layout.rows
        self.content = content
      }
      init(count: Int, columns: CGFloat = 1, rows: Int = 1, columnTrailingInset: CGFloat = 0,
        @ViewBuilder content: @escaping (Int) -> Any) {
        self.elements = Array(0..<count)
        self.rows = rows
        self.content = content
      }
      init(count: Int, minWidth: CGFloat, rows: Int = 1, @ViewBuilder content: @escaping (Int) -> Any) {
        self.elements = Array(0..<count)
        self.rows = rows
        self.content = content
      }
      init(count: Int, rows: Int = 1, variadicWidths: Bool, @ViewBuilder content: @escaping (Int) -> Any) {
        self.elements = Array(0..<count)
        self.rows = rows
        self.content = content
      }
      init(count: Int, layout: CollectionHStackLayout, @ViewBuilder content: @escaping (Int) -> Any) {
        self.elements = Array(0..<count)
        self.rows = layout.rows
        self.content = content
      }

      var body: some View {
        ScrollView(.horizontal) {
          LazyHGrid(rows: Array(repeating: GridItem(.flexible()), count: max(1, rows))) {
            ForEach(elements.indices, id: \\.self) { content(elements[$0]) }
          }
        }
      }

      func allowBouncing(_ value: Bool) -> Self { self }
      func asCarousel() -> Self { self }
      func clipsToBounds(_ value: Bool) -> Self { self }
      func dataPrefix(_ prefix: Int?) -> Self {
        var copy = self
        if let prefix { copy.elements = Array(elements.prefix(prefix)) }
        return copy
      }
      func insets(_ insets: EdgeInsets) -> Self { self }
      func insets(horizontal: CGFloat = 0, vertical: CGFloat = 0) -> Self { self }
      func itemSpacing(_ spacing: CGFloat) -> Self { self }
      func onReachedLeadingEdge(offset: CollectionHStackEdgeOffset = .offset(0), perform action: @escaping () -> Void)
        -> Self { self }
      func onReachedTrailingEdge(offset: CollectionHStackEdgeOffset = .offset(0), perform action: @escaping () -> Void)
        -> Self { self }
      func onPrefetchingElements(_ action: @escaping ([Any]) -> Void) -> Self { self }
      func onCancelPrefetchingElements(_ action: @escaping ([Any]) -> Void) -> Self { self }
      func proxy(_ proxy: CollectionHStackProxy) -> Self { self }
      func scrollBehavior(_ scrollBehavior: CollectionHStackScrollBehavior) -> Self { self }
    }
    """

  /// github.com/LePips/CollectionVGrid: a grid that scrolls, one view for each element.
  private static let collectionVGrid = """
    struct CollectionVGridLayout {
      var columns: Int?
      var width: CGFloat?
      static func columns(_ columns: Int, insets: EdgeInsets = EdgeInsets(), itemSpacing: CGFloat = 10,
        lineSpacing: CGFloat = 10) -> CollectionVGridLayout { CollectionVGridLayout(columns: columns, width: nil) }
      static func minWidth(_ minWidth: CGFloat, insets: EdgeInsets = EdgeInsets(), itemSpacing: CGFloat = 10,
        lineSpacing: CGFloat = 10) -> CollectionVGridLayout { CollectionVGridLayout(columns: nil, width: minWidth) }

      var items: [GridItem] {
        if let width { return [GridItem(.adaptive(minimum: width))] }
        return Array(repeating: GridItem(.flexible()), count: max(1, columns ?? 1))
      }
    }

    enum CollectionVGridEdgeOffset { case rows(Int), offset(CGFloat) }
    class CollectionVGridProxy {
      init() {}
      func layout() {}
    }
    struct CollectionVGridLocation {
      var column: Int
      var row: Int
    }

    struct CollectionVGrid: View {
      var elements: [Any]
      var layout: CollectionVGridLayout
      var viewProvider: (Any, CollectionVGridLocation) -> Any

      init(uniqueElements: Any, id: Any? = nil, layout: CollectionVGridLayout,
        @ViewBuilder viewProvider: @escaping (Any, CollectionVGridLocation) -> Any) {
        self.elements = Array(uniqueElements)
        self.layout = layout
        self.viewProvider = viewProvider
      }
      init(count: Int, layout: CollectionVGridLayout,
        @ViewBuilder viewProvider: @escaping (Int, CollectionVGridLocation) -> Any) {
        self.elements = Array(0..<count)
        self.layout = layout
        self.viewProvider = viewProvider
      }

      var body: some View {
        let columns = layout.columns ?? 1
        ScrollView {
          LazyVGrid(columns: layout.items) {
            ForEach(elements.indices, id: \\.self) { index in
              viewProvider(elements[index],
                CollectionVGridLocation(column: index % columns, row: index / columns))
            }
          }
        }
      }

      func onReachedBottomEdge(offset: CollectionVGridEdgeOffset = .offset(0), action: @escaping () -> Void)
        -> Self { self }
      func onReachedTopEdge(offset: CollectionVGridEdgeOffset = .offset(0), action: @escaping () -> Void)
        -> Self { self }
      func onPrefetchingElements(_ action: @escaping ([Any]) -> Void) -> Self { self }
      func onCancelPrefetchingElements(_ action: @escaping ([Any]) -> Void) -> Self { self }
      func proxy(_ proxy: CollectionVGridProxy) -> Self { self }
    }
    """

  /// github.com/gonzalezreal/swift-markdown-ui: one text for each block, without traits of their own; list
  /// items are labels with their markers.
  private static let markdownUI = """
    struct MarkdownContent {
      var source: String
      init(_ markdown: String) { self.source = markdown }
      func renderMarkdown() -> String { source }
    }

    struct _MarkdownBlock: View {
      var kind: String
      var number: Int
      var text: String
      var cells: [String]
      @ViewBuilder var body: some View {
        switch kind {
        case "bullet":
          Label {
            _MarkdownInline(text: text)
          } icon: {
            Image(systemName: number > 2 ? "square.fill" : (number == 2 ? "circle" : "circle.fill"))
          }
        case "number":
          Label { _MarkdownInline(text: text) } icon: { Text("\\(number).") }
        case "task":
          Label {
            _MarkdownInline(text: text)
          } icon: {
            Image(systemName: number == 1 ? "checkmark.square.fill" : "square")
          }
        case "row":
          HStack { ForEach(cells.indices, id: \\.self) { _MarkdownInline(text: cells[$0]) } }
        case "rule": Divider()
        case "code": ScrollView(.horizontal) { Text(verbatim: text) }
        default: _MarkdownInline(text: text)
        }
      }
    }

    struct _MarkdownInline: View {
      var text: String
      var body: some View { Text((try? AttributedString(markdown: text)) ?? AttributedString(text)) }
    }

    struct Markdown: View {
      var source: String
      init(_ markdown: String, baseURL: URL? = nil, imageBaseURL: URL? = nil) { self.source = markdown }
      init(_ content: MarkdownContent, baseURL: URL? = nil, imageBaseURL: URL? = nil) {
        self.source = content.source
      }
      var body: some View {
        let blocks = _markdownBlocks(source)
        VStack(alignment: .leading, spacing: 0) {
          ForEach(blocks.indices, id: \\.self) { index in
            _MarkdownBlock(kind: blocks[index].kind, number: blocks[index].number, text: blocks[index].text,
              cells: blocks[index].cells)
          }
        }
      }
    }

    extension View {
      func markdownTheme(_ theme: Any) -> some View { self }
      func markdownSoftBreakMode(_ mode: Any) -> some View { self }
      func markdownImageProvider(_ provider: Any) -> some View { self }
      func markdownInlineImageProvider(_ provider: Any) -> some View { self }
      func markdownCodeSyntaxHighlighter(_ highlighter: Any) -> some View { self }
      func markdownMargin(top: Any? = nil, bottom: Any? = nil) -> some View { self }
      func markdownTextStyle(textStyle: () -> Any) -> some View { self }
    }
    """

  /// github.com/aheze/SwipeActions: what is behind a swipe has no opacity until then.
  private static let swipeActions = """
    struct SwipeContext {}

    struct SwipeView: View {
      var label: () -> Any
      init(@ViewBuilder label: @escaping () -> Any) { self.label = label }
      init(@ViewBuilder label: @escaping () -> Any, @ViewBuilder leadingActions: @escaping (SwipeContext) -> Any) {
        self.label = label
      }
      init(@ViewBuilder label: @escaping () -> Any, @ViewBuilder trailingActions: @escaping (SwipeContext) -> Any) {
        self.label = label
      }
      init(@ViewBuilder label: @escaping () -> Any, @ViewBuilder leadingActions: @escaping (SwipeContext) -> Any,
        @ViewBuilder trailingActions: @escaping (SwipeContext) -> Any) {
        self.label = label
      }
      var body: some View { HStack { label() } }

      func swipeEnabled(_ value: Bool) -> SwipeView { self }
      func swipeMinimumDistance(_ value: Double) -> SwipeView { self }
      func swipeActionsStyle(_ value: Any) -> SwipeView { self }
      func swipeDragGesturePriority(_ value: Any) -> SwipeView { self }
      func swipeActionsMaskCornerRadius(_ value: Double) -> SwipeView { self }
      func swipeActionsVisibleStartPoint(_ value: Double) -> SwipeView { self }
      func swipeActionsVisibleEndPoint(_ value: Double) -> SwipeView { self }
      func swipeActionCornerRadius(_ value: Double) -> SwipeView { self }
      func swipeActionWidth(_ value: Double) -> SwipeView { self }
      func swipeSpacing(_ value: Double) -> SwipeView { self }
      func swipeReadyToExpandPadding(_ value: Double) -> SwipeView { self }
      func swipeReadyToTriggerPadding(_ value: Double) -> SwipeView { self }
      func swipeMinimumPointToTrigger(_ value: Double) -> SwipeView { self }
      func swipeEnableTriggerHaptics(_ value: Bool) -> SwipeView { self }
      func swipeStretchRubberBandingPower(_ value: Double) -> SwipeView { self }
      func swipeAllowSingleSwipeAcross(_ value: Bool) -> SwipeView { self }
    }

    struct SwipeViewGroup: View {
      var content: () -> Any
      init(@ViewBuilder content: @escaping () -> Any) { self.content = content }
      var body: some View { content() }
    }
    """
}
