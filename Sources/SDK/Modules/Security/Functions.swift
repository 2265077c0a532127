// Security: the declarations of Functions.
// Declared as the framework's interface has it, with code of our own.

@discardableResult func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?)
  -> OSStatus
{
  let item = _Keychain.attributes(attributes)
  guard _Keychain.places(item).isEmpty else { return errSecDuplicateItem }
  _Keychain.items.append(item)
  result?.pointee = _Keychain.result(item, item)
  return errSecSuccess
}

func SecItemCopyMatching(_ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
  let query = _Keychain.attributes(query)
  let found = _Keychain.places(query).map { _Keychain.items[$0] }
  guard let first = found.first else { return errSecItemNotFound }
  if let limit = query["m_Limit"], "\(limit)" == "m_LimitAll" {
    result?.pointee = found.compactMap { _Keychain.result($0, query) } as NSArray
  } else {
    result?.pointee = _Keychain.result(first, query)
  }
  return errSecSuccess
}

@discardableResult func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
  let places = _Keychain.places(_Keychain.attributes(query))
  guard !places.isEmpty else { return errSecItemNotFound }
  for place in places {
    for (key, value) in _Keychain.attributes(attributesToUpdate) { _Keychain.items[place][key] = value }
  }
  return errSecSuccess
}

@discardableResult func SecItemDelete(_ query: CFDictionary) -> OSStatus {
  let places = _Keychain.places(_Keychain.attributes(query))
  guard !places.isEmpty else { return errSecItemNotFound }
  for place in places.reversed() { _Keychain.items.remove(at: place) }
  return errSecSuccess
}
