// RelevanceKit: the declarations of RelevantContext.
// https://developer.apple.com/documentation/relevancekit/relevantcontext

struct RelevantContext {}
