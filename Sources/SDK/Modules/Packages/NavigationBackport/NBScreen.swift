// NavigationBackport: the declarations of NBScreen, as its documentation has them.

protocol NBScreen: Hashable {}
