// SwiftUI: the declarations of NewDocumentButton.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct NewDocumentButton<Label>: View where Label: View {
  typealias Body = Never
}

extension NewDocumentButton where Label == Text {
  init(_ label: Text? = nil, contentType: UTType? = nil)
  init(_ title: LocalizedStringKey, contentType: UTType? = nil)
  @_disfavoredOverload init(_ title: LocalizedStringResource, contentType: UTType? = nil)
  @_disfavoredOverload init(_ title: some StringProtocol, contentType: UTType? = nil)
  init<D>(
    _ label: Text? = nil, for documentType: D.Type = D.self, contentType: UTType? = nil,
    prepareDocument: @escaping () async throws -> D? = { nil }) where D: FileDocument
  init<D>(
    _ title: LocalizedStringKey, for documentType: D.Type = D.self, contentType: UTType? = nil,
    prepareDocument: @escaping () async throws -> D? = { nil }) where D: FileDocument
  @_disfavoredOverload init<D>(
    _ title: LocalizedStringResource, for documentType: D.Type = D.self, contentType: UTType? = nil,
    prepareDocument: @escaping () async throws -> D? = { nil }) where D: FileDocument
  @_disfavoredOverload init<D>(
    _ title: some StringProtocol, for documentType: D.Type = D.self, contentType: UTType? = nil,
    prepareDocument: @escaping () async throws -> D? = { nil }) where D: FileDocument
  init<D>(
    _ label: Text? = nil, for documentType: D.Type = D.self, contentType: UTType? = nil,
    prepareDocument: @escaping () async throws -> D? = { nil }) where D: ReferenceFileDocument
  init<D>(
    _ title: LocalizedStringKey, for documentType: D.Type = D.self, contentType: UTType? = nil,
    prepareDocument: @escaping () async throws -> D? = { nil }) where D: ReferenceFileDocument
  @_disfavoredOverload init<D>(
    _ title: LocalizedStringResource, for documentType: D.Type = D.self, contentType: UTType? = nil,
    prepareDocument: @escaping () async throws -> D? = { nil }) where D: ReferenceFileDocument
  @_disfavoredOverload init<D>(
    _ title: some StringProtocol, for documentType: D.Type = D.self, contentType: UTType? = nil,
    prepareDocument: @escaping () async throws -> D? = { nil }) where D: ReferenceFileDocument
  init(
    _ label: Text? = nil, contentType: UTType, prepareDocumentURL: @escaping () async throws -> URL? = { nil }
  )
  init(
    _ title: LocalizedStringKey, contentType: UTType,
    prepareDocumentURL: @escaping () async throws -> URL? = { nil })
  @_disfavoredOverload init(
    _ title: LocalizedStringResource, contentType: UTType,
    prepareDocumentURL: @escaping () async throws -> URL? = { nil })
  @_disfavoredOverload init(
    _ title: some StringProtocol, contentType: UTType,
    prepareDocumentURL: @escaping () async throws -> URL? = { nil })
}
