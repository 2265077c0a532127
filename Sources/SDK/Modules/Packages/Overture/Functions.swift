// swift-overture: the declarations of free functions, as its documentation has them.

func with<A, B>(_ a: A, _ f: (A) throws -> B) rethrows -> B { try f(a) }

func update<A>(_ value: A, _ changes: ((inout A) -> Void)...) -> A {
  var copy = value
  for change in changes { change(&copy) }
  return copy
}
func update<A>(_ value: inout A, _ changes: ((inout A) -> Void)...) {
  for change in changes { change(&value) }
}

func concat<A>(_ functions: ((A) -> A)...) -> (A) -> A {
  { value in functions.reduce(value) { result, function in function(result) } }
}
func concat<A>(_ functions: ((inout A) -> Void)...) -> (inout A) -> Void {
  { value in for function in functions { function(&value) } }
}

func pipe<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
func pipe<A, B, C, D>(
  _ f: @escaping (A) -> B, _ g: @escaping (B) -> C, _ h: @escaping (C) -> D
) -> (A) -> D { { h(g(f($0))) } }
func compose<A, B, C>(_ g: @escaping (B) -> C, _ f: @escaping (A) -> B) -> (A) -> C { { g(f($0)) } }

func curry<A, B, C>(_ function: @escaping (A, B) -> C) -> (A) -> (B) -> C {
  { a in { b in function(a, b) } }
}
func uncurry<A, B, C>(_ function: @escaping (A) -> (B) -> C) -> (A, B) -> C {
  { a, b in function(a)(b) }
}
func flip<A, B, C>(_ function: @escaping (A) -> (B) -> C) -> (B) -> (A) -> C {
  { b in { a in function(a)(b) } }
}
func zurry<A>(_ function: () -> A) -> A { function() }

func get<Root, Value>(_ keyPath: KeyPath<Root, Value>) -> (Root) -> Value {
  { root in root[keyPath: keyPath] }
}
func prop<Root, Value>(
  _ keyPath: WritableKeyPath<Root, Value>
) -> (@escaping (Value) -> Value) -> (Root) -> Root {
  { change in
    { root in
      var copy = root
      copy[keyPath: keyPath] = change(root[keyPath: keyPath])
      return copy
    }
  }
}
func over<Root, Value>(
  _ keyPath: WritableKeyPath<Root, Value>, _ change: @escaping (Value) -> Value
) -> (Root) -> Root { prop(keyPath)(change) }
func set<Root, Value>(_ keyPath: WritableKeyPath<Root, Value>, _ value: Value) -> (Root) -> Root {
  over(keyPath) { _ in value }
}
func mut<Root, Value>(
  _ keyPath: WritableKeyPath<Root, Value>, _ value: Value
) -> (inout Root) -> Void { { root in root[keyPath: keyPath] = value } }
func mver<Root, Value>(
  _ keyPath: WritableKeyPath<Root, Value>, _ change: @escaping (inout Value) -> Void
) -> (inout Root) -> Void { { root in change(&root[keyPath: keyPath]) } }

func map<A, B>(_ f: @escaping (A) -> B) -> ([A]) -> [B] { { $0.map(f) } }
func filter<A>(_ f: @escaping (A) -> Bool) -> ([A]) -> [A] { { $0.filter(f) } }
func zip<A, B>(_ a: A?, _ b: B?) -> (A, B)? {
  guard let a, let b else { return nil }
  return (a, b)
}
