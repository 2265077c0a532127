// SwiftUI: the declarations of SubscriptionView.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct SubscriptionView<PublisherType, Content>: View
where PublisherType: Publisher, Content: View, PublisherType.Failure == Never {
  var content: Content { get set }
  var publisher: PublisherType { get set }
  var action: (PublisherType.Output) -> Void { get set }
  init(content: Content, publisher: PublisherType, action: @escaping (PublisherType.Output) -> Void)
  typealias Body = Never
}
