// Translation: the declarations of View.
// Declared as the framework's interface has it, with code of our own.

extension View {
  func translationPresentation(
    isPresented: Binding<Bool>, text: String, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top, replacementAction: ((String) -> Void)? = nil
  ) -> some View
  func translationTask(
    _ configuration: TranslationSession.Configuration?,
    action: @escaping (_ session: TranslationSession) async -> Void
  ) -> some View {
    task(id: configuration) {
      if let configuration { await action(TranslationSession(_configuration: configuration)) }
    }
  }
  func translationTask(
    source: Locale.Language? = nil, target: Locale.Language? = nil,
    action: @escaping (_ session: TranslationSession) async -> Void
  ) -> some View {
    task {
      await action(
        TranslationSession(
          _configuration: TranslationSession.Configuration(source: source, target: target)))
    }
  }
}
