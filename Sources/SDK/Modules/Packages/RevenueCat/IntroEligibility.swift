// RevenueCat: the declarations of IntroEligibility, as its documentation has them.

class IntroEligibility: NSObject {
  var status: IntroEligibilityStatus { .unknown }
}
