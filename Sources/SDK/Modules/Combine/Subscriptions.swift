// Combine: the declarations of Subscriptions.

enum Subscriptions {
  static var empty: any Subscription { get }
}
