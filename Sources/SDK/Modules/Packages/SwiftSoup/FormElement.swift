// SwiftSoup (github.com/scinfu/SwiftSoup): the declarations of forms, as its documentation has them.

class FormElement: Element {
  let _elements = Elements()

  func elements() -> Elements { _elements }
  @discardableResult func addElement(_ element: Element) -> FormElement {
    _elements.add(element)
    return self
  }
  override func _empty() -> Node { FormElement(_tag, baseUri) }
}
