// UIKit: the declarations of UIDeferredMenuElement.

class UIDeferredMenuElement: UIMenuElement {
  let _provider: (@escaping ([UIMenuElement]) -> Void) -> Void
  init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    _provider = elementProvider
  }
  class func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement { UIDeferredMenuElement(elementProvider) }
}
