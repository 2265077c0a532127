// RevenueCat: the declarations of PurchasesAreCompletedBy, as its documentation has them.

enum PurchasesAreCompletedBy: Int { case revenueCat, myApp }
