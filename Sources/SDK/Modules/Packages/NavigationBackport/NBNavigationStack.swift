// NavigationBackport: the declarations of NBNavigationStack, as its documentation has them.

/// The stack of iOS 16, which this is where the system has it.
struct NBNavigationStack<Root: View, Data: Hashable>: View {
  @State private var own: [Data] = []
  private let given: Binding<[Data]>?
  private let root: Root

  init(path: Binding<[Data]>?, @ViewBuilder root: () -> Root) {
    given = path
    self.root = root()
  }

  var body: some View {
    let path = given ?? $own
    NavigationStack(path: path) { root }
      .environment(\._push) { screen in
        if let screen = screen as? Data ?? screen.base as? Data { path.wrappedValue.append(screen) }
      }
      .environmentObject(Navigator(path))
  }
}

extension NBNavigationStack where Data == AnyHashable {
  init(@ViewBuilder root: () -> Root) { self.init(path: nil, root: root) }
  init(path: Binding<NBNavigationPath>, @ViewBuilder root: () -> Root) {
    let elements = Binding(
      get: { path.wrappedValue.elements }, set: { path.wrappedValue.elements = $0 })
    self.init(path: elements, root: root)
  }
}
