// TipKit: the declarations of EventPredicateExpression.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

protocol EventPredicateExpression<Output> {}
