// Charts: the declarations of AnnotationOverflowResolution.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct AnnotationOverflowResolution {
  init(
    x: AnnotationOverflowResolution.Strategy = .automatic,
    y: AnnotationOverflowResolution.Strategy = .automatic)
  struct Strategy {
    static let fit: AnnotationOverflowResolution.Strategy
    static func fit(to boundary: AnnotationOverflowResolution.Boundary)
      -> AnnotationOverflowResolution.Strategy
    static let padScale: AnnotationOverflowResolution.Strategy
    static let disabled: AnnotationOverflowResolution.Strategy
    static let automatic: AnnotationOverflowResolution.Strategy
  }
  struct Boundary {
    static let plot: AnnotationOverflowResolution.Boundary
    static let chart: AnnotationOverflowResolution.Boundary
    static let automatic: AnnotationOverflowResolution.Boundary
  }
  static let automatic: AnnotationOverflowResolution
}
