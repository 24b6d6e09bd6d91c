// Exact conversion between whole units, as people write them, and smallest units, as networks count them.

/** "1.5" with 6 decimals is 1500000n; for an invalid amount, an error message. A minus sign is accepted here. */
export function toSmallest(text: string, decimals: number): bigint | string {
  const parts = /^(-?)(\d*)(?:\.(\d*))?$/.exec(text.trim())
  const [, sign = '', whole = '', fraction = ''] = parts ?? []
  if (!parts || whole + fraction === '') return 'Amount must be a number'
  const digits = fraction.replace(/(?<!0)0+$/, '')
  if (digits.length > decimals) return `Amount can have at most ${decimals} decimals`
  return BigInt(`${sign}${whole || '0'}${digits.padEnd(decimals, '0')}`)
}

/** 1500000n with 6 decimals is "1.5". */
export function fromSmallest(amount: bigint, decimals: number): string {
  const digits = String(amount < 0n ? -amount : amount).padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const fraction = digits.slice(digits.length - decimals).replace(/(?<!0)0+$/, '')
  return `${amount < 0n ? '-' : ''}${whole}${fraction && `.${fraction}`}`
}
