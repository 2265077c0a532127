// ImagePlayground: the declarations of ImagePlaygroundStyle.
// Declared as the framework's interface has it, with code of our own.

struct ImagePlaygroundStyle: Hashable, Identifiable, Sendable {
  let id: String
  init(id: String) { self.id = id }
  static let animation = ImagePlaygroundStyle(id: "animation")
  static let illustration = ImagePlaygroundStyle(id: "illustration")
  static let sketch = ImagePlaygroundStyle(id: "sketch")
  static let externalProvider = ImagePlaygroundStyle(id: "externalProvider")
  static let all: [ImagePlaygroundStyle] = [.animation, .illustration, .sketch]
}
