/// What type variables stand for, by their numbers. A copy is cheap, and so is changing one afterwards: it shares
/// with the other all that neither changed.
struct VariableBindings {
  enum Binding {
    case free
    case type(Type)
    case link(Int)
  }

  private static let size = 32
  private var parts: [[Binding]] = []
  private(set) var count = 0

  mutating func append(_ binding: Binding) {
    if count % VariableBindings.size == 0 {
      parts.append([])
      parts[parts.count - 1].reserveCapacity(VariableBindings.size)
    }
    parts[parts.count - 1].append(binding)
    count += 1
  }

  subscript(number: Int) -> Binding {
    get { parts[number / VariableBindings.size][number % VariableBindings.size] }
    set { parts[number / VariableBindings.size][number % VariableBindings.size] = newValue }
  }
}
