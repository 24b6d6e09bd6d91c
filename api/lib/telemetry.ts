// The part of OpenTelemetry that the service uses, so that the library is only loaded if it is switched on: api/telemetry implements it.

/** A metric of /metrics, as prom-client describes it. */
export type Figure = {
  name: string
  help: string
  type: string
  values: { value: number; labels: Record<string, string | number>; metricName?: string }[]
}

export type Telemetry = {
  /** The trace of the present request: 32 hex digits. */
  traceId(): string | undefined
  /** Names the present request by the pattern of its route: its address can be a secret. */
  nameRoute(route: string): void
  /** Records a call as a span of the present request, with its name and outcome. */
  inSpan<T>(name: string, outcomeOf: (error: unknown) => string, call: () => Promise<T>): Promise<T>
  /** Sends these metrics, too. */
  sendFigures(read: () => Promise<Figure[]>): void
  /** Sends the remaining spans, within a few seconds. */
  stop(): Promise<void>
}
