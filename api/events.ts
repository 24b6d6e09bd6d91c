// Events between features, so that the sender does not depend on its listeners; compose.ts subscribes them.
// Listeners must be idempotent: an operation that is resumed after an interruption emits its events again.
import type { Included } from './log/service.ts'

export type Events = {
  /** This process changed the public state of a CV. */
  'cv.changed': { nanoId: string }
  /** A CV is being removed: other features remove their data about it. */
  'cv.removed': { nanoId: string }
  /** A mail was added to the outbox. */
  'mail.posted': object
  /** Something waits to be put into the log. */
  'log.queued': object
  /** The log published these entries. */
  'log.included': { entries: readonly Included[] }
  /** A batch of decisions waits at a desk. */
  'batches.queued': object
  /** Something waits to be sent to a webhook. */
  'webhooks.queued': object
  /** A mail will not be sent: it was refused permanently, or is no longer relevant. */
  'mail.abandoned': { kind: string; data: Readonly<Record<string, unknown>> }
}
type Listener<Name extends keyof Events> = (event: Events[Name]) => unknown

export type Emit = ReturnType<typeof createEvents>['emit']

export function createEvents() {
  const listeners: { [Name in keyof Events]: Listener<Name>[] } = {
    'cv.changed': [],
    'cv.removed': [],
    'mail.posted': [],
    'log.queued': [],
    'log.included': [],
    'batches.queued': [],
    'webhooks.queued': [],
    'mail.abandoned': [],
  }
  return {
    on<Name extends keyof Events>(name: Name, listener: Listener<Name>): void {
      listeners[name].push(listener)
    },
    /** Calls every listener at once. Resolves when all are done; rejects with the first failure. */
    async emit<Name extends keyof Events>(name: Name, event: Events[Name]): Promise<void> {
      await Promise.all(listeners[name].map(listener => listener(event)))
    },
  }
}
