// PassKit: the declarations of PayWithApplePayButton. Its words are the system's.
// Declared as the framework's interface has it, with code of our own.

struct PayWithApplePayButton<Fallback>: View where Fallback: View {
  init(
    _ label: PayWithApplePayButtonLabel = .plain, action: @escaping () -> Void,
    @ViewBuilder fallback: () -> Fallback)
  init(
    _ label: PayWithApplePayButtonLabel = .plain, request: PKPaymentRequest,
    onPaymentAuthorizationChange: @escaping (PayWithApplePayButtonPaymentAuthorizationPhase) -> Void,
    @ViewBuilder fallback: () -> Fallback)
  init(
    _ label: PayWithApplePayButtonLabel = .plain, request: PKPaymentRequest,
    onPaymentAuthorizationChange: @escaping (PayWithApplePayButtonPaymentAuthorizationPhase) -> Void,
    onMerchantSessionRequested: @escaping () async -> PKPaymentRequestMerchantSessionUpdate,
    @ViewBuilder fallback: () -> Fallback)
  typealias Body = Never
}

extension PayWithApplePayButton where Fallback == EmptyView {
  init(_ label: PayWithApplePayButtonLabel = .plain, action: @escaping () -> Void)
  init(
    _ label: PayWithApplePayButtonLabel = .plain, request: PKPaymentRequest,
    onPaymentAuthorizationChange: @escaping (PayWithApplePayButtonPaymentAuthorizationPhase) -> Void)
  init(
    _ label: PayWithApplePayButtonLabel = .plain, request: PKPaymentRequest,
    onPaymentAuthorizationChange: @escaping (PayWithApplePayButtonPaymentAuthorizationPhase) -> Void,
    onMerchantSessionRequested: @escaping () async -> PKPaymentRequestMerchantSessionUpdate)
}
