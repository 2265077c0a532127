import Testing

// SE-0258, "Referencing the enclosing 'self' in a wrapper type": a property of a class behind a wrapper with the
// static subscript is read and written by it; `wrappedValue` is then not asked.
@Suite("Wrappers that are told whose property they are") struct EnclosingInstanceTests {
  private let code = """
    @propertyWrapper struct Guarded<Value: Equatable> {
      init(wrappedValue: Value) { value = wrappedValue }
      private var value: Value
      var wrappedValue: Value {
        get { preconditionFailure("asked without an owner") }
        set { preconditionFailure("set without an owner") }
      }
      var projectedValue: String { "\\(value)!" }
      static subscript<Owner: Harbour>(
        _enclosingInstance owner: Owner,
        wrapped wrappedKeyPath: ReferenceWritableKeyPath<Owner, Value>,
        storage storageKeyPath: ReferenceWritableKeyPath<Owner, Self>
      ) -> Value {
        get { owner[keyPath: storageKeyPath].value }
        set {
          guard owner[keyPath: storageKeyPath].value != newValue else { return }
          owner.objectWillChange.send()
          owner.changes += 1
          owner[keyPath: storageKeyPath].value = newValue
        }
      }
    }
    class Harbour: ObservableObject {
      var changes = 0
      @Guarded var depth = 4
      @Guarded var keeper: String?
      func deepen() { depth += 3 }
      func name(_ keeper: String) { self.keeper = keeper }
    }
    """

  @Test("It is read and written by the static subscript, with the object and both key paths")
  func readAndWritten() {
    #expect(
      value(#"let h = Harbour(); return "\(h.depth) \(h.keeper ?? "none") \(h.$depth)""#, with: code)
        == "4 none 4!")
    #expect(
      value(
        #"let h = Harbour(); h.deepen(); h.name("Ada"); h.name("Ada"); return "\(h.depth) \(h.keeper ?? "none") \(h.changes)""#,
        with: code) == "7 Ada 2")
  }

  @Test("What such a property shows follows a tap")
  func shown() {
    var screen = Screen(
      """
      \(code)
      struct Quay: View {
        @StateObject private var harbour = Harbour()
        var body: some View {
          VStack { Text("\\(harbour.depth) metres"); Button("Deepen") { harbour.deepen() } }
        }
      }
      """, open: "Quay")
    #expect(screen.texts.first == "4 metres")
    screen.tap("Deepen")
    #expect(screen.texts.first == "7 metres")
    #expect(screen.notices.isEmpty)
  }

  @Test("A class that inherits the property asks the same way, also where its initialiser makes the wrapper")
  func inherited() {
    let heirs = """
      \(code)
      class Pier: Harbour {
        init(depth: Int) { super.init(); self._depth = Guarded(wrappedValue: depth) }
      }
      final class LongPier: Pier {}
      """
    #expect(
      value(#"let p = LongPier(depth: 9); p.deepen(); return "\(p.depth) \(p.$depth)""#, with: heirs)
        == "12 12!")
  }

  @Test("A published property without a written type is given its wrapper in an initialiser")
  func published() {
    let code = """
      class Axis: ObservableObject { @Published var isLoose = false
        init(isLoose: Bool) { self._isLoose = Published(initialValue: isLoose) } }
      final class LongAxis: Axis {}
      """
    #expect(value("return LongAxis(isLoose: true).isLoose", with: code) == "true")
  }
}
