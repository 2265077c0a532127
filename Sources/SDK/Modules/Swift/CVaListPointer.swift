// Swift: the declarations of CVaListPointer.

struct CVaListPointer {}
