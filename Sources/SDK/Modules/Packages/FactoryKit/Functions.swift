// Factory: the declarations of free functions, as its documentation has them.

func resolve<T>(_ keyPath: KeyPath<Container, Factory<T>>) -> T { Container.shared[keyPath: keyPath]() }

func resolve<C: SharedContainer, T>(_ keyPath: KeyPath<C, Factory<T>>) -> T { C.shared[keyPath: keyPath]() }
