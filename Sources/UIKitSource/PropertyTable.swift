import EarshotVocabulary
import SwiftSyntax

/// What is assigned to a property, read in the ways that properties need.
struct PropertyValue {
  var expression: ExprSyntax
  /// As a chain of names, where it is one.
  var path: String?
  /// As a list of chains of names.
  var paths: [String]?
}

/// The properties that say something of a view, and what each changes.
enum PropertyTable {
  typealias Change = @Sendable (inout ViewFacts, PropertyValue) -> Void

  static let known: [String: Change] = [
    "isAccessibilityElement": { facts, value in facts.isElement = Literals.bool(value.expression) },
    "accessibilityElementsHidden": { facts, value in facts.elementsHidden = Literals.bool(value.expression) },
    "accessibilityViewIsModal": { facts, value in facts.isModal = Literals.bool(value.expression) },
    "shouldGroupAccessibilityChildren": { facts, value in
      facts.groupsChildren = Literals.bool(value.expression)
    },
    "isHidden": { facts, value in facts.isHidden = Literals.bool(value.expression) },
    "alpha": { facts, value in facts.alpha = Literals.number(value.expression) },
    "accessibilityLabel": { facts, value in facts.label = Literals.text(value.expression) },
    "accessibilityValue": { facts, value in facts.value = Literals.text(value.expression) },
    "accessibilityHint": { facts, value in facts.hint = Literals.text(value.expression) },
    "accessibilityIdentifier": { facts, value in facts.identifier = Literals.text(value.expression) },
    "accessibilityTraits": { facts, value in facts.traits = Literals.traits(value.expression) },
    "accessibilityUserInputLabels": { facts, value in facts.inputLabels = Literals.texts(value.expression) },
    "accessibilityCustomActions": { facts, value in
      facts.customActions = Literals.actionNames(value.expression)
    },
    "accessibilityElements": { facts, value in facts.elements = value.paths },
    "accessibilityPath": { facts, _ in facts.hasPath = true },
    "accessibilityActivationPoint": { facts, value in
      facts.activationPoint = Literals.point(value.expression)
      facts.activationCenter = Literals.centerOwner(value)
    },
    "frame": { facts, value in facts.frame = Literals.rect(value.expression) },
    "center": { facts, value in facts.center = Literals.centerOwner(value) },
    "text": { facts, value in facts.text = Literals.text(value.expression) },
    "placeholder": { facts, value in facts.value = facts.value ?? Literals.text(value.expression) },
    "isEnabled": { facts, value in
      if Literals.bool(value.expression) == false {
        facts.traits = (facts.traits ?? ViewClass.traits(facts.className)).union(.notEnabled)
      }
    },
    "axis": { facts, value in
      facts.isHorizontalStack = value.expression.trimmedDescription.hasSuffix("horizontal")
    },
  ]
}

/// Values as they are written in code; what is computed is nil, or its source in guillemets.
enum Literals {
  static func bool(_ expression: ExprSyntax) -> Bool? {
    expression.as(BooleanLiteralExprSyntax.self).map { $0.literal.text == "true" }
  }

  static func number(_ expression: ExprSyntax) -> Double? {
    let text = expression.trimmedDescription.filter { $0 != "_" }
    return Double(text).flatMap { $0.isFinite ? $0 : nil }
  }

  static func text(_ expression: ExprSyntax) -> String {
    if let literal = expression.as(StringLiteralExprSyntax.self),
      let value = literal.representedLiteralValue
    {
      return value
    }
    if let call = expression.as(FunctionCallExprSyntax.self),
      let argument = call.arguments.first?.expression.as(StringLiteralExprSyntax.self)?
        .representedLiteralValue,
      ["NSLocalizedString", "String"].contains(call.calledExpression.trimmedDescription)
    {
      return argument
    }
    return "«\(expression.trimmedDescription)»"
  }

  static func texts(_ expression: ExprSyntax) -> [String] {
    expression.as(ArrayExprSyntax.self)?.elements.map { text($0.expression) } ?? []
  }

  /// `[UIAccessibilityCustomAction(name: "Close") { … }]`; what is not written out is one action.
  static func actionNames(_ expression: ExprSyntax) -> [String] {
    guard let list = expression.as(ArrayExprSyntax.self) else {
      return ["«\(expression.trimmedDescription)»"]
    }
    return list.elements.map { element in
      let call = element.expression.as(FunctionCallExprSyntax.self)
      return call?.arguments.first { $0.label?.text == "name" }.map { text($0.expression) }
        ?? "«\(element.expression.trimmedDescription)»"
    }
  }

  /// `.button`, `[.button, .selected]`, `UIAccessibilityTraits.button`.
  static func traits(_ expression: ExprSyntax) -> Traits {
    let members = expression.as(ArrayExprSyntax.self)?.elements.map(\.expression) ?? [expression]
    return members.reduce(into: Traits()) { traits, member in
      let name = member.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? ""
      if let trait = Traits(name: name) { traits.insert(trait) }
    }
  }

  static func rect(_ expression: ExprSyntax) -> Rect? {
    guard let call = call(expression, "CGRect") else { return nil }
    let numbers = numbers(of: call)
    guard let x = numbers["x"], let y = numbers["y"], let width = numbers["width"],
      let height = numbers["height"]
    else { return nil }
    return Rect(x: x, y: y, width: width, height: height)
  }

  static func point(_ expression: ExprSyntax) -> Point? {
    guard let call = call(expression, "CGPoint") else { return nil }
    let numbers = numbers(of: call)
    guard let x = numbers["x"], let y = numbers["y"] else { return nil }
    return Point(x: x, y: y)
  }

  /// The view whose center is meant: `button.center`, `button.accessibilityActivationPoint`, and
  /// `CGPoint(x: button.frame.midX, y: button.frame.midY)`.
  static func centerOwner(_ value: PropertyValue) -> String? {
    let endings = [".center", ".accessibilityActivationPoint", ".frame.center"]
    if let path = value.path {
      guard let ending = endings.first(where: { path.hasSuffix($0) }) else { return nil }
      return String(path.dropLast(ending.count))
    }
    guard let call = call(value.expression, "CGPoint") else { return nil }
    let owners = call.arguments.map { argument -> String? in
      let text = argument.expression.trimmedDescription
      for ending in [".frame.midX", ".frame.midY", ".bounds.midX", ".bounds.midY", ".center.x", ".center.y"]
      where text.hasSuffix(ending) {
        let owner = text.dropLast(ending.count)
        return String(owner.hasPrefix("self.") ? owner.dropFirst(5) : owner)
      }
      return nil
    }
    guard owners.count == 2, let owner = owners[0], owners[1] == owner else { return nil }
    return owner
  }

  private static func call(_ expression: ExprSyntax, _ name: String) -> FunctionCallExprSyntax? {
    guard let call = expression.as(FunctionCallExprSyntax.self),
      call.calledExpression.trimmedDescription == name
    else { return nil }
    return call
  }

  private static func numbers(of call: FunctionCallExprSyntax) -> [String: Double] {
    var numbers: [String: Double] = [:]
    for argument in call.arguments {
      if let label = argument.label?.text, let number = number(argument.expression) {
        numbers[label] = number
      }
    }
    return numbers
  }
}

/// What UIKit's classes bring along.
enum ViewClass {
  static func traits(_ name: String?) -> Traits {
    switch name {
    case "UIButton": .button
    case "UISwitch": [.button, .switchButton]
    case "UISlider": .adjustable
    case "UILabel": .staticText
    case "UIImageView": .image
    case "UITextField", "UITextView": .textEntry
    default: []
    }
  }

  /// The size that a view has by itself, in points; nil: it has none.
  static func size(_ name: String?, text: String?) -> Size? {
    let width = Double(min(text?.count ?? 8, 30)) * 9
    switch name {
    case "UIButton": return Size(width: max(44, width + 16), height: 34)
    case "UISwitch": return Size(width: 51, height: 31)
    case "UISlider": return Size(width: 118, height: 34)
    case "UIStepper": return Size(width: 94, height: 32)
    case "UILabel": return Size(width: max(20, width), height: 21)
    case "UIImageView": return Size(width: 24, height: 24)
    case "UITextField": return Size(width: 120, height: 34)
    case "UISegmentedControl": return Size(width: 130, height: 32)
    default: return nil
    }
  }
}
