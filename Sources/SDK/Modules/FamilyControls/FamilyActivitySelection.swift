// FamilyControls: the declarations of FamilyActivitySelection.
// Declared as the framework's interface has it, with code of our own.

struct FamilyActivitySelection: Codable, Equatable, Sendable {
  var applicationTokens: Set<ApplicationToken> = []
  var categoryTokens: Set<ActivityCategoryToken> = []
  var webDomainTokens: Set<WebDomainToken> = []
  var applications: Set<Application> { [] }
  let includeEntireCategory: Bool
  init() { includeEntireCategory = false }
  init(includeEntireCategory: Bool = false) { self.includeEntireCategory = includeEntireCategory }
}
