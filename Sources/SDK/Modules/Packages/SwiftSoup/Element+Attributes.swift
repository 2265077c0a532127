// SwiftSoup (github.com/scinfu/SwiftSoup): whether elements have the same attributes.

extension Element {
  func _same(_ other: Element) -> Bool {
    let list = attributes?._list ?? [], others = other.attributes?._list ?? []
    return list.count == others.count && list.allSatisfy { other.attributes?.get(key: $0._key) == $0._value }
  }
}
