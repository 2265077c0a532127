// SpeziOnboarding (github.com/StanfordSpezi/SpeziOnboarding): the declarations of OnboardingView, as its documentation has them.

/// A heading, what there is to know, and what is done next under it.
struct OnboardingView<Header: View, Content: View, Footer: View>: View {
  private let isScrolling: Bool
  private let header: Header
  private let content: Content
  private let footer: Footer

  init(
    wrapInScrollView: Bool = true, @ViewBuilder header: () -> Header = { EmptyView() },
    @ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer
  ) {
    isScrolling = wrapInScrollView
    self.header = header()
    self.content = content()
    self.footer = footer()
  }

  var body: some View {
    if isScrolling { ScrollView { parts } } else { parts }
  }

  private var parts: some View {
    VStack(alignment: .center) {
      VStack {
        header
        content
      }
      Spacer(minLength: 40)
      footer.padding(.bottom, 34)
    }
    .padding(.horizontal)
    .frame(maxWidth: .infinity)
  }

  func disablePadding(_ edges: Edge.Set) -> some View { self }
}

extension OnboardingView
where Header == OnboardingTitleView, Content == OnboardingInformationView, Footer == OnboardingActionsView {
  init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil,
    areas: [OnboardingInformationView.Area], actionText: LocalizedStringResource,
    action: @escaping () async throws -> Void
  ) {
    self.init {
      OnboardingTitleView(title: title, subtitle: subtitle)
    } content: {
      OnboardingInformationView(areas: areas)
    } footer: {
      OnboardingActionsView(actionText, action: action)
    }
  }
}
