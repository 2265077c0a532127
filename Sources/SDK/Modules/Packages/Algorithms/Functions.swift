// swift-algorithms (github.com/apple/swift-algorithms): the declarations of free functions, as its documentation has them.

func chain<S1: Sequence, S2: Sequence>(_ s1: S1, _ s2: S2) -> Chain2Sequence<S1, S2>
where S1.Element == S2.Element { Chain2Sequence(base1: s1, base2: s2) }

func product<Base1: Sequence, Base2: Collection>(
  _ s1: Base1, _ s2: Base2
) -> Product2Sequence<Base1, Base2> { Product2Sequence(base1: s1, base2: s2) }
