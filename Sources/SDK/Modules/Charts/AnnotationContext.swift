// Charts: the declarations of AnnotationContext.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct AnnotationContext {
  let targetSize: CoreFoundation.CGSize
}
