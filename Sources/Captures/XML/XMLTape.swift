import EarshotVocabulary

/// An XML text as a flat list of its elements, in the order written, each with its place.
///
/// One entry an element keeps a large document small and lets every walk be a loop.
struct XMLTape {
  struct Element {
    var name: UInt32
    var firstAttribute: UInt32
    var attributeCount: UInt32
    /// The index after the element and all that is inside it.
    var end: UInt32
    var line: UInt32
    var column: UInt32
  }

  struct Attribute {
    var name: UInt32
    var start: UInt32
    var length: UInt32
  }

  let file: String
  var elements: [Element] = []
  var attributes: [Attribute] = []
  /// The values of all attributes, one after the other.
  var characters: [UInt8] = []
  var names: [String] = []
  /// The text directly inside an element, where it is more than white space.
  var texts: [Int: String] = [:]
  /// Text after the outermost element, where there is any.
  var trailing: SourceLocation?

  init(file: String) { self.file = file }

  func name(_ index: Int) -> String { names[Int(elements[index].name)] }

  func end(of index: Int) -> Int { Int(elements[index].end) }

  func location(_ index: Int) -> SourceLocation {
    SourceLocation(
      file: file, line: Int(elements[index].line), column: Int(elements[index].column))
  }

  func attributeRange(_ index: Int) -> Range<Int> {
    let first = Int(elements[index].firstAttribute)
    return first..<first + Int(elements[index].attributeCount)
  }

  func value(_ attribute: Attribute) -> String {
    let first = Int(attribute.start)
    return characters.withUnsafeBufferPointer {
      String(decoding: $0[first..<first + Int(attribute.length)], as: UTF8.self)
    }
  }

  func bytes(_ attribute: Attribute) -> ArraySlice<UInt8> {
    let first = Int(attribute.start)
    return characters[first..<first + Int(attribute.length)]
  }

  /// The value of the attribute with that name.
  func attribute(_ index: Int, _ name: String) -> String? {
    for place in attributeRange(index) where names[Int(attributes[place].name)] == name {
      return value(attributes[place])
    }
    return nil
  }

  /// The elements directly inside an element.
  func children(of index: Int) -> [Int] {
    var result: [Int] = []
    var child = index + 1
    let end = end(of: index)
    while child < end {
      result.append(child)
      child = self.end(of: child)
    }
    return result
  }

  /// The first element of that name directly inside an element.
  func child(of index: Int, _ name: String) -> Int? {
    children(of: index).first { self.name($0) == name }
  }

  /// The first element directly inside with that name and `key`, as Interface Builder writes.
  func child(of index: Int, _ name: String, key: String) -> Int? {
    children(of: index).first { self.name($0) == name && attribute($0, "key") == key }
  }
}
