// SpeziOnboarding (github.com/StanfordSpezi/SpeziOnboarding): the declarations of OnboardingTitleView, as its documentation has them.

struct OnboardingTitleView: View {
  private let title: Text
  private let subtitle: Text?

  init(title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil) {
    self.title = Text(title)
    self.subtitle = subtitle.map { Text($0) }
  }
  @_disfavoredOverload init<Title: StringProtocol>(title: Title) {
    self.title = Text(title)
    subtitle = nil
  }
  @_disfavoredOverload init<Title: StringProtocol, Subtitle: StringProtocol>(
    title: Title, subtitle: Subtitle?
  ) {
    self.title = Text(title)
    self.subtitle = subtitle.map { Text($0) }
  }

  var body: some View {
    VStack {
      title.bold().font(.largeTitle).padding(.bottom).accessibilityAddTraits(.isHeader)
      if let subtitle { subtitle }
    }
    .padding(.vertical)
    .frame(maxWidth: .infinity)
  }
}
