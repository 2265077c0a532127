// RevenueCat (github.com/RevenueCat/purchases-ios): the declarations of PeriodType, as its documentation has them.

enum PeriodType: Int { case normal, intro, trial, prepaid }
