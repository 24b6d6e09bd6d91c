// The metrics of /metrics in the form of OpenTelemetry: the same names, labels and values.
import { type HrTime, ValueType } from '@opentelemetry/api'
import { AggregationTemporality, DataPointType, type MetricData } from '@opentelemetry/sdk-metrics'
import type { Figure } from '../lib/telemetry.ts'

export function metricOf({ name, help, type, values }: Figure, startTime: HrTime, endTime: HrTime): MetricData {
  const descriptor = { name, description: help, unit: '', valueType: ValueType.DOUBLE }
  const common = { descriptor, aggregationTemporality: AggregationTemporality.CUMULATIVE }
  const point = <T>({ labels, value }: { labels: Figure['values'][number]['labels']; value: T }) => ({
    attributes: labels,
    value,
    startTime,
    endTime,
  })
  if (type === 'histogram') {
    return { ...common, dataPointType: DataPointType.HISTOGRAM, dataPoints: histogramsIn(values).map(point) }
  }
  const dataPoints = values.map(point)
  if (type !== 'counter') return { ...common, dataPointType: DataPointType.GAUGE, dataPoints }
  return { ...common, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints }
}

/** For each set of labels prom-client lists the buckets, each with those below it, then the sum, then the count. */
function histogramsIn(values: Figure['values']) {
  const empty = () => ({ boundaries: [] as number[], counts: [] as number[] })
  let buckets = empty()
  let below = 0
  let sum = 0
  return values.flatMap(({ metricName = '', labels: { le, ...labels }, value }) => {
    if (metricName.endsWith('_bucket')) {
      if (le !== '+Inf') buckets.boundaries.push(Number(le))
      buckets.counts.push(value - below)
      below = value
      return []
    }
    if (metricName.endsWith('_sum')) {
      sum = value
      return []
    }
    const found = { labels, value: { buckets, sum, count: value } }
    ;[buckets, below] = [empty(), 0]
    return [found]
  })
}
