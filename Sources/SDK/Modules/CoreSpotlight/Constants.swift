// CoreSpotlight: the declarations of Constants.
// Declared as the framework's interface has it, with code of our own.

let CSSearchableItemActionType = "com.apple.corespotlightitem"
let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
let CSQueryContinuationActionType = "com.apple.corespotlightquery"
let CSSearchQueryString = "kCSSearchQueryString"
let CSIndexErrorDomain = "CSIndexErrorDomain"
let CSSearchQueryErrorDomain = "CSSearchQueryErrorDomain"
