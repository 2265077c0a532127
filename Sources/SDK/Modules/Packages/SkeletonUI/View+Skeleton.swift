// SkeletonUI: what it adds to View, as its documentation has it.

extension View {
  /// While it loads, colours stand in the view's place, one for each line.
  func skeleton(
    with loading: Bool, size: CGSize? = nil,
    transition: (type: AnyTransition, animation: Animation?) = (.opacity, .default),
    animation: AnimationType = .linear(), appearance: AppearanceType = .gradient(),
    shape: ShapeType = .capsule, lines: Int = 1, scales: [Int: CGFloat]? = nil, spacing: CGFloat? = nil
  ) -> some View {
    ZStack {
      if loading {
        VStack(spacing: spacing) {
          ForEach(0..<lines, id: \.self) { _ in Color.gray }
        }
        .frame(width: size?.width, height: size?.height)
      } else {
        self
      }
    }
  }
}
