// swift-dependencies: the declarations of OpenURLEffect, as its documentation has them.

struct OpenURLEffect {
  private let handler: (URL) async -> Bool

  init(handler: @escaping (URL) async -> Bool) { self.handler = handler }

  @discardableResult func callAsFunction(_ url: URL) async -> Bool { await handler(url) }
}
