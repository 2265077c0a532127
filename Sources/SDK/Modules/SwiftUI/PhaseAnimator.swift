// SwiftUI: the declarations of PhaseAnimator.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct PhaseAnimator<Phase, Content>: View where Phase: Equatable, Content: View {
  init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default })
  init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default })
  typealias Body = Never
}
