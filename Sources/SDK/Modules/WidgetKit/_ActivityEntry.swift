// WidgetKit: what a preview of a live activity gives it.

struct _ActivityEntry {
  let attributes: Any
  let state: Any?
  let kind: ActivityPreviewViewKind
}
