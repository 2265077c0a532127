// LaunchAtLogin: the declarations of LaunchAtLogin, as its documentation has them.

/// Off until somebody turns it on.
enum LaunchAtLogin {
  private final class Kept: ObservableObject {
    @Published var isEnabled = false

    init() {}
  }

  private static let kept = Kept()
  static var isEnabled: Bool {
    get { kept.isEnabled }
    set { kept.isEnabled = newValue }
  }

  struct Toggle<Label: View>: View {
    @ObservedObject private var kept = LaunchAtLogin.kept
    private let label: Label

    init(@ViewBuilder label: () -> Label) { self.label = label() }

    var body: some View { SwiftUI.Toggle(isOn: $kept.isEnabled) { label } }
  }
}

extension LaunchAtLogin.Toggle where Label == Text {
  init(_ titleKey: LocalizedStringKey) { self.init { Text(titleKey) } }
  @_disfavoredOverload init(_ title: some StringProtocol) { self.init { Text(title) } }
  init() { self.init { Text("Launch at login") } }
}
