// AppIntents: the declarations of IntentDescription.
// Declared as the framework's interface has it, with code of our own.

struct IntentDescription: ExpressibleByStringLiteral, Sendable {
  let descriptionText: LocalizedStringResource
  let categoryName: LocalizedStringResource?
  let searchKeywords: [LocalizedStringResource]
  let resultValueName: LocalizedStringResource?
  init(
    _ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
    searchKeywords: [LocalizedStringResource] = []
  ) {
    self.init(
      descriptionText, categoryName: categoryName, searchKeywords: searchKeywords, resultValueName: nil)
  }
  init(
    _ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
    searchKeywords: [LocalizedStringResource] = [], resultValueName: LocalizedStringResource?
  ) {
    self.descriptionText = descriptionText
    self.categoryName = categoryName
    self.searchKeywords = searchKeywords
    self.resultValueName = resultValueName
  }
  init(stringLiteral value: String) { self.init(LocalizedStringResource(stringLiteral: value)) }
}
