// swift-markdown-ui: the declarations of TaskListMarkerConfiguration, as its documentation has them.

struct TaskListMarkerConfiguration {
  let isCompleted: Bool
}
