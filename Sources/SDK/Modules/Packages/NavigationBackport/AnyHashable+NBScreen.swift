// NavigationBackport: what it adds to AnyHashable, as its documentation has it.

extension AnyHashable: NBScreen {}
