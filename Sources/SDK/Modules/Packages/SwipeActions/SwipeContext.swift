// SwipeActions: the declarations of SwipeContext, as its documentation has them.

struct SwipeContext: Identifiable {
  var id = UUID()
  var state: Binding<SwipeState?> = .constant(nil)
  var numberOfActions = 0
  var side = SwipeSide.leading
  var opacity = 0.0
  var currentlyDragging = false

  init() {}
}
