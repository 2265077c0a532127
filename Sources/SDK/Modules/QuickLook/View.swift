// QuickLook: the declarations of View.
// Declared as the framework's interface has it, with code of our own.

extension View {
  func quickLookPreview<Items>(_ selection: Binding<Items.Element?>, in items: Items) -> some View
  where Items: RandomAccessCollection, Items.Element == URL
  func quickLookPreview(_ item: Binding<URL?>) -> some View
}
