// NavigationBackport: the declarations of UseNavigationStackPolicy, as its documentation has them.

enum UseNavigationStackPolicy {
  case whenAvailable, never
}
