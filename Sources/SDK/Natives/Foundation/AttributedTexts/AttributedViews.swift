import EarshotSwiftRuntime
import EarshotSwiftSemantics
import Foundation

/// The characters and the scalars of an attributed text.
protocol AttributedView: HostBoxed, BidirectionalCollection, RangeReplaceableCollection
where Index == AttributedString.Index, Element: HostConvertible {}

extension AttributedString.CharacterView: HostConvertible, HostBoxed, AttributedView {}
extension AttributedString.UnicodeScalarView: HostConvertible, HostBoxed, AttributedView {}

extension Unicode.Scalar: HostConvertible {
  static func host(_ value: RuntimeValue) throws -> Unicode.Scalar { try value.content.scalar }
  func runtime(_ machine: Machine) throws -> RuntimeValue { .scalar(self) }
}

extension Natives {
  mutating func addAttributedViews() {
    addAttributedView("AttributedString.CharacterView", AttributedString.CharacterView.self)
    addAttributedView("AttributedString.UnicodeScalarView", AttributedString.UnicodeScalarView.self)
    self["AttributedString.CharacterView.subscript(_: AttributedString.Index)="] = { arguments, _ in
      var view = try AttributedString.CharacterView.host(arguments[0])
      let index = try view.existing(arguments[2])
      view.replaceSubrange(index..<view.index(after: index), with: [try Character.host(arguments[1])])
      arguments[0] = .host(view)
      return .void
    }
  }

  private mutating func addAttributedView<View: AttributedView>(_ name: String, _ type: View.Type) {
    self["\(name).init()"] = { _, _ in .host(View()) }
    self["\(name).startIndex"] = { arguments, _ in .host(try View.host(arguments[0]).startIndex) }
    self["\(name).endIndex"] = { arguments, _ in .host(try View.host(arguments[0]).endIndex) }
    self["\(name).count"] = { arguments, _ in .integer(try View.host(arguments[0]).count) }
    self["\(name).subscript(_: AttributedString.Index)"] = { arguments, call in
      let view = try View.host(arguments[0])
      return try view[view.existing(arguments[1])].runtime(call.machine)
    }
    self["\(name).index(after:)"] = { arguments, _ in
      .host(try View.host(arguments[0]).moved(.host(arguments[1]), by: 1))
    }
    self["\(name).index(before:)"] = { arguments, _ in
      .host(try View.host(arguments[0]).moved(.host(arguments[1]), by: -1))
    }
    self["\(name).index(_:offsetBy:)"] = { arguments, _ in
      .host(try View.host(arguments[0]).moved(.host(arguments[1]), by: arguments[2].int))
    }
    self["\(name).index(_:offsetBy:limitedBy:)"] = { arguments, _ in
      let found = try View.host(arguments[0]).index(
        .host(arguments[1]), offsetBy: arguments[2].int, limitedBy: .host(arguments[3]))
      return RuntimeValue(optional: found.map { .host($0) })
    }
    self["\(name).distance(from:to:)"] = { arguments, _ in
      .integer(try View.host(arguments[0]).distance(from: .host(arguments[1]), to: .host(arguments[2])))
    }
    self["\(name).replaceSubrange(_:with:)"] = { arguments, call in
      var view = try View.host(arguments[0])
      let range = try Range<AttributedString.Index>.host(arguments[1])
      guard view.startIndex <= range.lowerBound, range.upperBound <= view.endIndex else {
        throw Interruption.trap("Fatal error: Attributed text index is out of bounds")
      }
      let type = call.generics.types.last ?? call.machine.program.types.any
      let new = try call.machine.elements(of: arguments[2], type).map { try View.Element.host($0) }
      arguments[0] = .unset
      view.replaceSubrange(range, with: new)
      arguments[0] = .host(view)
      return .void
    }
    iteration(name) { value, _, call, body in
      for element in try View.host(value) where try !body(element.runtime(call.machine)) { return }
    }
  }
}

extension Collection where Index == AttributedString.Index {
  /// The index of an element.
  func existing(_ value: RuntimeValue) throws -> Index {
    let index = try Index.host(value)
    guard startIndex <= index, index < endIndex else {
      throw Interruption.trap("Fatal error: Attributed text index is out of bounds")
    }
    return index
  }
}
