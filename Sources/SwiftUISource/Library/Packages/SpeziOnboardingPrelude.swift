/// github.com/StanfordSpezi/SpeziOnboarding: a title, what there is to know and a button under it.
enum SpeziOnboardingPrelude {
  static let text = """
    struct OnboardingTitleView: View {
      var title: Text
      var subtitle: Text?
      init(title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil) {
        self.title = Text(title)
        self.subtitle = subtitle.map { Text($0) }
      }
      @_disfavoredOverload
      init(title: String, subtitle: String? = nil) {
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

    struct OnboardingActionsView: View {
      var primary: Text
      var primaryAction: () async throws -> Void
      var secondary: Text?
      var secondaryAction: () async throws -> Void = {}
      init(viewState: Any? = nil, @ViewBuilder title: () -> Text, action: @escaping () async throws -> Void) {
        self.primary = title()
        self.primaryAction = action
      }
      init(_ title: LocalizedStringResource, viewState: Any? = nil, action: @escaping () async throws -> Void) {
        self.primary = Text(title)
        self.primaryAction = action
      }
      @_disfavoredOverload
      init(_ title: String, viewState: Any? = nil, action: @escaping () async throws -> Void) {
        self.primary = Text(title)
        self.primaryAction = action
      }
      init(primaryTitle: LocalizedStringResource, primaryViewState: Any? = nil,
        primaryAction: @escaping () async throws -> Void,
        secondaryTitle: LocalizedStringResource, secondaryViewState: Any? = nil,
        secondaryAction: @escaping () async throws -> Void) {
        self.primary = Text(primaryTitle)
        self.primaryAction = primaryAction
        self.secondary = Text(secondaryTitle)
        self.secondaryAction = secondaryAction
      }
      init(primaryText: LocalizedStringResource, primaryAction: @escaping () async throws -> Void,
        secondaryText: LocalizedStringResource, secondaryAction: @escaping () async throws -> Void) {
        self.primary = Text(primaryText)
        self.primaryAction = primaryAction
        self.secondary = Text(secondaryText)
        self.secondaryAction = secondaryAction
      }
      init(primaryViewState: Any? = nil, @ViewBuilder primaryTitle: () -> Text,
        primaryAction: @escaping () async throws -> Void, secondaryViewState: Any? = nil,
        @ViewBuilder secondaryTitle: () -> Text, secondaryAction: @escaping () async throws -> Void) {
        self.primary = primaryTitle()
        self.primaryAction = primaryAction
        self.secondary = secondaryTitle()
        self.secondaryAction = secondaryAction
      }
      var body: some View {
        VStack(spacing: 0) {
          Button { Task { try await primaryAction() } } label: {
            primary.bold().frame(maxWidth: .infinity, minHeight: 38)
          }
          .buttonStyle(.borderedProminent)
          if let secondary {
            Button { Task { try await secondaryAction() } } label: { secondary }
              .padding(.vertical, 10)
          }
        }
      }
    }

    struct OnboardingInformationView: View {
      struct Area {
        var icon: () -> Any
        var title: Text
        var description: Text
        init(@ViewBuilder icon: @escaping () -> Any, title: LocalizedStringResource,
          description: LocalizedStringResource) {
          self.icon = icon
          self.title = Text(title)
          self.description = Text(description)
        }
        init(@ViewBuilder icon: @escaping () -> Any, @ViewBuilder title: () -> Text,
          @ViewBuilder description: () -> Text) {
          self.icon = icon
          self.title = title()
          self.description = description()
        }
        init(icon: Image, title: LocalizedStringResource, description: LocalizedStringResource) {
          self.icon = { icon }
          self.title = Text(title)
          self.description = Text(description)
        }
        init(iconSymbol: String, title: LocalizedStringResource, description: LocalizedStringResource) {
          self.icon = { Image(systemName: iconSymbol) }
          self.title = Text(title)
          self.description = Text(description)
        }
        @_disfavoredOverload
        init(iconSymbol: String, title: String, description: String) {
          self.icon = { Image(systemName: iconSymbol) }
          self.title = Text(title)
          self.description = Text(description)
        }
      }
      var areas: [Area]
      init(areas: [Area]) { self.areas = areas }
      var body: some View {
        VStack(alignment: .leading, spacing: 30) {
          ForEach(0..<areas.count, id: \\.self) { index in
            HStack(spacing: 10) {
              areas[index].icon().font(.system(size: 40)).frame(width: 40).padding().accessibilityHidden(true)
              VStack(alignment: .leading) {
                areas[index].title.bold().accessibilityAddTraits(.isHeader)
                areas[index].description.fixedSize(horizontal: false, vertical: true)
              }
              Spacer()
            }
          }
        }
      }
    }

    struct OnboardingView: View {
      var wrapInScrollView: Bool
      var header: () -> Any
      var content: () -> Any
      var footer: () -> Any
      init(wrapInScrollView: Bool = true, @ViewBuilder header: @escaping () -> Any = { EmptyView() },
        @ViewBuilder content: @escaping () -> Any, @ViewBuilder footer: @escaping () -> Any) {
        self.wrapInScrollView = wrapInScrollView
        self.header = header
        self.content = content
        self.footer = footer
      }
      init(title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil,
        areas: [OnboardingInformationView.Area], actionText: LocalizedStringResource,
        action: @escaping () async throws -> Void) {
        self.wrapInScrollView = true
        self.header = { OnboardingTitleView(title: title, subtitle: subtitle) }
        self.content = { OnboardingInformationView(areas: areas) }
        self.footer = { OnboardingActionsView(actionText, action: action) }
      }
      @_disfavoredOverload
      init(title: String, subtitle: String? = nil, areas: [OnboardingInformationView.Area],
        actionText: String, action: @escaping () async throws -> Void) {
        self.wrapInScrollView = true
        self.header = { OnboardingTitleView(title: title, subtitle: subtitle) }
        self.content = { OnboardingInformationView(areas: areas) }
        self.footer = { OnboardingActionsView(actionText, action: action) }
      }
      var body: some View {
        if wrapInScrollView { ScrollView { parts } } else { parts }
      }
      private var parts: some View {
        VStack(alignment: .center) {
          VStack {
            header()
            content()
          }
          Spacer(minLength: 40)
          footer().padding(.bottom, 34)
        }
        .padding(.horizontal)
        .frame(maxWidth: .infinity)
      }
      func disablePadding(_ edges: Edge.Set) -> some View { self }
    }

    struct SequentialOnboardingView: View {
      struct Step {
        var title: Text?
        var description: Text
        init(title: LocalizedStringResource? = nil, description: LocalizedStringResource) {
          self.title = title.map { Text($0) }
          self.description = Text(description)
        }
        @_disfavoredOverload
        init(title: String? = nil, description: String) {
          self.title = title.map { Text($0) }
          self.description = Text(description)
        }
      }
      var header: () -> Any
      var steps: [Step]
      var actionText: Text
      var action: () async throws -> Void
      @State private var current = 0
      init(title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, steps: [Step],
        actionText: LocalizedStringResource, action: @escaping () async throws -> Void) {
        self.header = { OnboardingTitleView(title: title, subtitle: subtitle) }
        self.steps = steps
        self.actionText = Text(actionText)
        self.action = action
      }
      @_disfavoredOverload
      init(title: String, subtitle: String? = nil, steps: [Step], actionText: String,
        action: @escaping () async throws -> Void) {
        self.header = { OnboardingTitleView(title: title, subtitle: subtitle) }
        self.steps = steps
        self.actionText = Text(actionText)
        self.action = action
      }
      init(@ViewBuilder header: @escaping () -> Any, steps: [Step], actionText: LocalizedStringResource,
        action: @escaping () async throws -> Void) {
        self.header = header
        self.steps = steps
        self.actionText = Text(actionText)
        self.action = action
      }
      var body: some View {
        OnboardingView {
          header()
        } content: {
          ForEach(0..<steps.count, id: \\.self) { index in
            if index <= current { row(index) }
          }
        } footer: {
          OnboardingActionsView {
            current < steps.count - 1 ? Text(verbatim: next) : actionText
          } action: {
            if current < steps.count - 1 { current += 1 } else { try await action() }
          }
        }
      }
      private var next: String {
        switch Locale.current.language.languageCode?.identifier {
        case "de": "Nächster Schritt"
        case "sv": "Nästa"
        default: "Next"
        }
      }
      private func row(_ index: Int) -> some View {
        let step = steps[index]
        return HStack(alignment: .firstTextBaseline, spacing: 8) {
          Text(verbatim: "\\(index + 1)")
            .padding(12)
            .accessibilityLabel("\\(index + 1).")
            .accessibilityHidden(step.title != nil)
          VStack(alignment: .leading, spacing: 8) {
            if let title = step.title {
              title.bold()
                .accessibilityLabel(Text(verbatim: "\\(index + 1). ") + title)
                .accessibilityAddTraits(.isHeader)
            }
            step.description
          }
          Spacer()
        }
        .padding(12)
      }
    }
    """
}
