/// github.com/johnpatrickmorgan/NavigationBackport: the stack of iOS 16 under names of its own; where the system
/// has that, it is the system's.
enum NavigationBackportPrelude {
  static let text = """
    typealias NBNavigationPath = NavigationPath
    typealias NBNavigationLink = NavigationLink

    struct NBNavigationStack: View {
      var path: Any?
      var root: () -> Any
      init(path: Any, policy: Any? = nil, @ViewBuilder root: @escaping () -> Any) {
        self.path = path
        self.root = root
      }
      init(policy: Any? = nil, @ViewBuilder root: @escaping () -> Any) {
        self.path = nil
        self.root = root
      }
      var body: some View {
        if let path { NavigationStack(path: path) { root() } } else { NavigationStack { root() } }
      }
    }

    extension View {
      func nbNavigationDestination<D>(for type: D.Type, @ViewBuilder destination: @escaping (D) -> Any)
        -> some View
      {
        navigationDestination(for: type, destination: destination)
      }
      func nbNavigationDestination(isPresented: Any, @ViewBuilder destination: @escaping () -> Any)
        -> some View
      {
        navigationDestination(isPresented: isPresented, destination: destination)
      }
      func nbNavigationDestination<D>(item: Any, @ViewBuilder destination: @escaping (D) -> Any)
        -> some View
      {
        navigationDestination(item: item, destination: destination)
      }
      func nbUseNavigationStack(_ policy: Any) -> some View { self }
    }
    """
}
