import EarshotVocabulary

/// Something with a size of its own: a switch, a spinner, an icon.
struct FixedArrangement: Arrangement {
  var width: Double
  var height: Double

  func size(_ proposal: Proposal, _ items: Items) -> Size { Size(width: width, height: height) }
}

/// Something that takes what it is given: a shape, a color, a slider, a text field.
struct FillArrangement: Arrangement {
  /// A length that does not follow the proposal; nil: it does, with 10 points where there is none.
  var width: Double?
  var height: Double?
  var idealWidth = 10.0
  var idealHeight = 10.0

  func size(_ proposal: Proposal, _ items: Items) -> Size {
    Size(
      width: width ?? proposal.width ?? idealWidth,
      height: height ?? proposal.height ?? idealHeight)
  }
}

/// One text over each other stretched cell: the segments of a picker, the tabs of a tab bar.
struct EvenArrangement: Arrangement {
  var height: Double

  func size(_ proposal: Proposal, _ items: Items) -> Size {
    var widest = 0.0
    for item in 0..<items.count { widest = max(widest, items.size(item, .unspecified).width) }
    let ideal = (widest + 20) * Double(items.count)
    return Size(width: proposal.width ?? ideal, height: height)
  }

  func place(in bounds: Rect, _ proposal: Proposal, _ items: Items) {
    let width = bounds.width / Double(max(1, items.count))
    for item in 0..<items.count {
      let cell = Rect(
        x: bounds.minX + width * Double(item), y: bounds.minY, width: width, height: bounds.height)
      items.place(item, in: cell)
    }
  }
}
