// FoundationModels: the declarations of GenerationGuide.
// Declared as the framework's interface has it, with code of our own.

struct GenerationGuide<Value>: Sendable {
  init(_guide: Void = ()) {}
}

extension GenerationGuide where Value == String {
  static func constant(_ value: String) -> GenerationGuide<String> { GenerationGuide() }
  static func anyOf(_ values: [String]) -> GenerationGuide<String> { GenerationGuide() }
  static func pattern<Output>(_ regex: Regex<Output>) -> GenerationGuide<String> { GenerationGuide() }
}

extension GenerationGuide where Value == Int {
  static func minimum(_ value: Int) -> GenerationGuide<Int> { GenerationGuide() }
  static func maximum(_ value: Int) -> GenerationGuide<Int> { GenerationGuide() }
  static func range(_ range: ClosedRange<Int>) -> GenerationGuide<Int> { GenerationGuide() }
}

extension GenerationGuide where Value == Double {
  static func minimum(_ value: Double) -> GenerationGuide<Double> { GenerationGuide() }
  static func maximum(_ value: Double) -> GenerationGuide<Double> { GenerationGuide() }
  static func range(_ range: ClosedRange<Double>) -> GenerationGuide<Double> { GenerationGuide() }
}

extension GenerationGuide where Value == Float {
  static func minimum(_ value: Float) -> GenerationGuide<Float> { GenerationGuide() }
  static func maximum(_ value: Float) -> GenerationGuide<Float> { GenerationGuide() }
  static func range(_ range: ClosedRange<Float>) -> GenerationGuide<Float> { GenerationGuide() }
}

extension GenerationGuide where Value == Decimal {
  static func minimum(_ value: Decimal) -> GenerationGuide<Decimal> { GenerationGuide() }
  static func maximum(_ value: Decimal) -> GenerationGuide<Decimal> { GenerationGuide() }
  static func range(_ range: ClosedRange<Decimal>) -> GenerationGuide<Decimal> { GenerationGuide() }
}

extension GenerationGuide {
  static func minimumCount<Element>(_ count: Int) -> GenerationGuide<[Element]>
  where Value == [Element] { GenerationGuide() }
  static func maximumCount<Element>(_ count: Int) -> GenerationGuide<[Element]>
  where Value == [Element] { GenerationGuide() }
  static func count<Element>(_ range: ClosedRange<Int>) -> GenerationGuide<[Element]>
  where Value == [Element] { GenerationGuide() }
  static func count<Element>(_ count: Int) -> GenerationGuide<[Element]>
  where Value == [Element] { GenerationGuide() }
  static func element<Element>(_ guide: GenerationGuide<Element>) -> GenerationGuide<[Element]>
  where Value == [Element] { GenerationGuide() }
}
