import EarshotVocabulary

/// What an interface file says differently for size classes (spec formats.md 5.5).
///
///     <variation key="heightClass=compact" axis="horizontal">
///       <mask key="subviews"><exclude reference="aCb-CX-Xic"/></mask>
///     </variation>
///
/// The tape is changed to what holds for the canvas, so that nobody else has to ask.
struct InterfaceVariations {
  private let width: String
  private let height: String

  init(canvas: Size) {
    let isTablet = min(canvas.width, canvas.height) >= 700
    let isLandscape = canvas.width > canvas.height
    width = isTablet || (isLandscape && canvas.width >= 736) ? "regular" : "compact"
    height = isTablet || !isLandscape ? "regular" : "compact"
  }

  func apply(to xml: inout XMLTape) {
    guard xml.names.contains("variation") else { return }
    var found: [(parent: Int, variation: Int, weight: Int)] = []
    var open: [Int] = []
    for index in xml.elements.indices {
      while let last = open.last, xml.end(of: last) <= index { open.removeLast() }
      if xml.name(index) == "variation", let parent = open.last,
        let weight = weight(of: xml.attribute(index, "key") ?? "")
      {
        found.append((parent, index, weight))
      }
      open.append(index)
    }
    let byID = identified(xml)
    // What names more classes counts more.
    for (parent, variation, _) in found.sorted(by: { $0.weight < $1.weight }) {
      for place in xml.attributeRange(variation) where xml.names[Int(xml.attributes[place].name)] != "key" {
        xml.set(xml.attributes[place], of: parent)
      }
      for mask in xml.children(of: variation) where xml.name(mask) == "mask" {
        for member in xml.children(of: mask) {
          guard let target = xml.attribute(member, "reference").flatMap({ byID[$0] }) else { continue }
          xml.set("installed", to: xml.name(member) == "include" ? "YES" : "NO", of: target)
        }
      }
    }
  }

  /// How many classes a key names; nil where it does not hold.
  private func weight(of key: String) -> Int? {
    if key == "default" { return 0 }
    let conditions = key.split(separator: "-")
    let holds = conditions.allSatisfy { $0 == "widthClass=\(width)" || $0 == "heightClass=\(height)" }
    return holds ? conditions.count : nil
  }

  private func identified(_ xml: XMLTape) -> [String: Int] {
    var result: [String: Int] = [:]
    for index in xml.elements.indices {
      if let id = xml.attribute(index, "id"), result[id] == nil { result[id] = index }
    }
    return result
  }
}

extension XMLTape {
  /// Gives an element an attribute, in place of the one with that name.
  fileprivate mutating func set(_ attribute: Attribute, of index: Int) {
    for place in attributeRange(index) where attributes[place].name == attribute.name {
      attributes[place] = attribute
      return
    }
    let range = attributeRange(index)
    elements[index].firstAttribute = UInt32(attributes.count)
    elements[index].attributeCount += 1
    attributes += attributes[range] + [attribute]
  }

  fileprivate mutating func set(_ name: String, to value: String, of index: Int) {
    let id = names.firstIndex(of: name) ?? names.count
    if id == names.count { names.append(name) }
    let start = characters.count
    characters += Array(value.utf8)
    set(
      Attribute(name: UInt32(id), start: UInt32(start), length: UInt32(value.utf8.count)), of: index)
  }
}
