// Factory: the declarations of Container, as its documentation has them.

final class Container: SharedContainer {
  static var shared = Container()
  let manager = ContainerManager()

  init() {}
}
