// SpeziOnboarding (github.com/StanfordSpezi/SpeziOnboarding): the declarations of OnboardingInformationView, as its documentation has them.

struct OnboardingInformationView: View {
  private let areas: [Area]

  init(areas: [Area]) { self.areas = areas }

  var body: some View {
    VStack(alignment: .leading, spacing: 30) {
      ForEach(areas.indices, id: \.self) { index in
        HStack(spacing: 10) {
          areas[index]._icon.font(.system(size: 40)).frame(width: 40).padding().accessibilityHidden(true)
          VStack(alignment: .leading) {
            areas[index]._title.bold().accessibilityAddTraits(.isHeader)
            areas[index]._description.fixedSize(horizontal: false, vertical: true)
          }
          Spacer()
        }
      }
    }
  }
}

extension OnboardingInformationView {
  struct Area {
    let _icon: AnyView
    let _title: Text
    let _description: Text

    init(
      @ViewBuilder icon: () -> some View, title: LocalizedStringResource,
      description: LocalizedStringResource
    ) {
      _icon = AnyView(icon())
      _title = Text(title)
      _description = Text(description)
    }
    init(icon: Image, title: LocalizedStringResource, description: LocalizedStringResource) {
      self.init(icon: { icon }, title: title, description: description)
    }
    init(iconSymbol: String, title: LocalizedStringResource, description: LocalizedStringResource) {
      self.init(icon: { Image(systemName: iconSymbol) }, title: title, description: description)
    }
    @_disfavoredOverload init<Title: StringProtocol, Description: StringProtocol>(
      iconSymbol: String, title: Title, description: Description
    ) {
      _icon = AnyView(Image(systemName: iconSymbol))
      _title = Text(title)
      _description = Text(description)
    }
  }
}
