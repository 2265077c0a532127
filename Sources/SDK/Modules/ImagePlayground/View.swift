// ImagePlayground: the declarations of View.
// Declared as the framework's interface has it, with code of our own.

extension View {
  func imagePlaygroundSheet(
    isPresented: Binding<Bool>, concept: String, sourceImage: Image? = nil,
    onCompletion: @escaping (URL) -> Void, onCancellation: (() -> Void)? = nil
  ) -> some View
  func imagePlaygroundSheet(
    isPresented: Binding<Bool>, concept: String, sourceImageURL: URL, onCompletion: @escaping (URL) -> Void,
    onCancellation: (() -> Void)? = nil
  ) -> some View
  func imagePlaygroundSheet(
    isPresented: Binding<Bool>, concepts: [ImagePlaygroundConcept] = [], sourceImage: Image? = nil,
    onCompletion: @escaping (URL) -> Void, onCancellation: (() -> Void)? = nil
  ) -> some View
  func imagePlaygroundSheet(
    isPresented: Binding<Bool>, concepts: [ImagePlaygroundConcept] = [], sourceImageURL: URL,
    onCompletion: @escaping (URL) -> Void, onCancellation: (() -> Void)? = nil
  ) -> some View
  func imagePlaygroundGenerationStyle(
    _ style: ImagePlaygroundStyle, in allowedStyles: [ImagePlaygroundStyle] = ImagePlaygroundStyle.all
  ) -> some View { self }
}
