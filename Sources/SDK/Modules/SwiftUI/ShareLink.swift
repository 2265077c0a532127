// SwiftUI: the declarations of ShareLink.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct ShareLink<Data, PreviewImage, PreviewIcon, Label>: View
where
  Data: RandomAccessCollection, PreviewImage: Transferable, PreviewIcon: Transferable, Label: View,
  Data.Element: Transferable
{
  init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label)
  typealias Body = Never
  init<I>(
    item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label) where Data == CollectionOfOne<I>, I: Transferable
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Data.Element == URL {
  init(items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label)
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Data.Element == String {
  init(items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label)
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
  init(item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label)
  where Data == CollectionOfOne<URL>
  init(item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label)
  where Data == CollectionOfOne<String>
}

extension ShareLink where Label == DefaultShareLinkLabel {
  init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>)
  init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>)
  @_disfavoredOverload init(
    _ titleResource: LocalizedStringResource, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>)
  @_disfavoredOverload init<S>(
    _ title: S, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>) where S: StringProtocol
  init(
    _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>)
  init<I>(
    item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>)
  where Data == CollectionOfOne<I>, I: Transferable
  init<I>(
    _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>) where Data == CollectionOfOne<I>, I: Transferable
  @_disfavoredOverload init<I>(
    _ titleResource: LocalizedStringResource, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>) where Data == CollectionOfOne<I>, I: Transferable
  @_disfavoredOverload init<S, I>(
    _ title: S, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>)
  where Data == CollectionOfOne<I>, S: StringProtocol, I: Transferable
  init<I>(
    _ title: Text, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>) where Data == CollectionOfOne<I>, I: Transferable
}

extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel, Data.Element == URL {
  init(items: Data, subject: Text? = nil, message: Text? = nil)
  init(_ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil)
  @_disfavoredOverload init(
    _ titleResource: LocalizedStringResource, items: Data, subject: Text? = nil, message: Text? = nil)
  @_disfavoredOverload init<S>(_ title: S, items: Data, subject: Text? = nil, message: Text? = nil)
  where S: StringProtocol
  init(_ title: Text, items: Data, subject: Text? = nil, message: Text? = nil)
}

extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel, Data.Element == String {
  init(items: Data, subject: Text? = nil, message: Text? = nil)
  init(_ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil)
  @_disfavoredOverload init(
    _ titleResource: LocalizedStringResource, items: Data, subject: Text? = nil, message: Text? = nil)
  @_disfavoredOverload init<S>(_ title: S, items: Data, subject: Text? = nil, message: Text? = nil)
  where S: StringProtocol
  init(_ title: Text, items: Data, subject: Text? = nil, message: Text? = nil)
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
  init(item: URL, subject: Text? = nil, message: Text? = nil) where Data == CollectionOfOne<URL>
  init(item: String, subject: Text? = nil, message: Text? = nil) where Data == CollectionOfOne<String>
  init(_ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<URL>
  @_disfavoredOverload init(
    _ titleResource: LocalizedStringResource, item: URL, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<URL>
  init(_ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<String>
  @_disfavoredOverload init(
    _ titleResource: LocalizedStringResource, item: String, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<String>
  @_disfavoredOverload init<S>(_ title: S, item: URL, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<URL>, S: StringProtocol
  @_disfavoredOverload init<S>(_ title: S, item: String, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<String>, S: StringProtocol
  init(_ title: Text, item: URL, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<URL>
  init(_ title: Text, item: String, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<String>
}
