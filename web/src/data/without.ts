// What this installation runs without (PAYMENTS=off, WALLET=off), as the service writes it into <html data-without> of
// every document.
const without = import.meta.env?.WITHOUT

export const hasPayments = !without?.includes('payments')
export const hasWallet = !without?.includes('wallet')
