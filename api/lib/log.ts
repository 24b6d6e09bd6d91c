// The logger as features use it. Log ids, codes and counts; never names, addresses, signatures or keys.

export type Log = {
  info(detail: object, message: string): void
  warn(detail: object, message: string): void
}
