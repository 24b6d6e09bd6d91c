// The pending webhook events of a CV. The update that changes the CV also stores them, so that a crash neither loses an event nor emits
// one without its change. The webhook queue removes them after it has queued their deliveries.
import { nanoid } from 'nanoid'
import type { CvEventType } from '../core/contract/webhooks.ts'
import { type Documents, IS_TEXT, listIds } from '../db/documents.ts'

export type CvEvent = Readonly<{ id: string; type: CvEventType; at: Date; data: Readonly<Record<string, unknown>> }>
/** `eventCount`: all events of the CV so far. `queuedEvents`: the ids of the last ones that were queued. */
export type PendingEvents = { pendingEvents?: CvEvent[]; queuedEvents?: string[]; eventCount?: number }
/** The events of a CV that are not queued yet, in order; `n` numbers all events of the CV. */
export type UnqueuedEvents = Readonly<{ userId: string; events: readonly (CvEvent & { n: number })[] }>

export const eventOf = (type: CvEventType, at: Date, data: CvEvent['data'] = {}): CvEvent => ({
  id: nanoid(),
  type,
  at,
  data,
})

/** The part of an update that stores these events and increments `rev`. */
export const withEvents = (events: readonly CvEvent[]) =>
  events.length > 0
    ? { $push: { pendingEvents: { $each: events } }, $inc: { rev: 1, eventCount: events.length } }
    : { $inc: { rev: 1 } }

/** The condition that a CV has not had this event, neither pending nor queued: a repeated step adds no event twice. */
export const withoutEvent = ({ id }: CvEvent) => ({ 'pendingEvents.id': { $ne: id }, queuedEvents: { $ne: id } })

/** More events than a CV gets between an interruption and the repetition of the step. */
const REMEMBERED = 20

export function createPendingEvents(cvs: Documents<PendingEvents & { _id: string; userId: string }>) {
  return {
    listWithPendingEvents: () => listIds(cvs, { 'pendingEvents.id': IS_TEXT }, { 'pendingEvents.id': 1 }),
    /** Null without pending events. */
    findPendingEvents: async (nanoId: string): Promise<UnqueuedEvents | null> => {
      const stored = await cvs.findOne({ _id: nanoId }, { userId: 1, pendingEvents: 1, eventCount: 1 }).lean()
      if (!stored?.pendingEvents?.length) return null
      const { userId, pendingEvents = [], eventCount = 0 } = stored
      return {
        userId,
        events: pendingEvents.map((event, at) => ({ ...event, n: eventCount - pendingEvents.length + at })),
      }
    },
    /** `events`: the first events of the CV, so that the numbers of the others do not change. */
    dropQueuedEvents: async (nanoId: string, events: readonly CvEvent[]): Promise<void> => {
      const ids = events.map(({ id }) => id)
      const { queuedEvents: queued = [] } = (await cvs.findOne({ _id: nanoId }, { queuedEvents: 1 }).lean()) ?? {}
      const queuedEvents = [...queued, ...ids].slice(-REMEMBERED)
      await cvs.updateOne({ _id: nanoId }, { $pull: { pendingEvents: { id: { $in: ids } } }, $set: { queuedEvents } })
    },
  }
}
