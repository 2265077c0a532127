// RevenueCat: the declarations of IntroEligibilityStatus, as its documentation has them.

enum IntroEligibilityStatus: Int { case unknown, ineligible, eligible, noIntroOfferExists }
