// CoreSpotlight: the declarations of CSSearchQueryContext.
// Declared as the framework's interface has it, with code of our own.

class CSSearchQueryContext: NSObject {
  var fetchAttributes: [String] = []
  var filterQueries: [String] = []
  var keyboardLanguage: String?
}
