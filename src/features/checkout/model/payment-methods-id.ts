/** The id of the payment methods: they get the focus when what stood below them is gone. */
export const paymentMethodsId = 'payment-methods';
