// swift-markdown-ui: the declarations of ListMarkerConfiguration, as its documentation has them.

struct ListMarkerConfiguration {
  let listLevel: Int
  let itemNumber: Int
}
