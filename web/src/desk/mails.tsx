// How often, and at which hour, the mailbox gets a mail about new requests.
import { toast } from 'react-hot-toast/headless'
import { changeDesk, type DeskState } from '../data/desk.ts'
import { momentOf } from '../parts/dates.ts'
import { useBusy } from '../parts/use-busy.ts'
import { Select } from './desk-list.tsx'

const MAILS = [
  ['daily', 'Once a day'],
  ['weekly', 'Once a week'],
  ['never', 'Never'],
] as const
const clock = new Intl.DateTimeFormat('en', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })

/** The hours of a day in UTC, each as the clock of this browser shows it, from midnight on there. */
const hours = () =>
  Array.from({ length: 24 }, (_, hour) => [`${hour}`, clock.format(new Date().setUTCHours(hour, 0))] as const).sort(
    ([, one], [, other]) => (one < other ? -1 : 1),
  )

export function Mails({ desk: { mails, hour, nextMailAt } }: { desk: DeskState }) {
  const [, run] = useBusy()
  const save = async (change: { mails?: string; hour?: number }) => {
    const changed = { mails, hour, ...change } as Pick<DeskState, 'mails' | 'hour'>
    if (await run(() => changeDesk(changed))) toast.success('Saved.')
  }
  return (
    <section aria-label="Mails about new requests">
      <p>One mail says how many requests wait. There is none when no request is new.</p>
      <div className="admin-tools">
        <Select label="How often" options={MAILS} value={mails} onChange={value => save({ mails: value })} />
        <Select
          label="From, on your clock"
          options={hours()}
          value={`${hour}`}
          onChange={value => save({ hour: Number(value) })}
        />
      </div>
      <p role="status">{nextMailAt ? `The next one goes from ${momentOf(nextMailAt)} on.` : 'We send no mails.'}</p>
    </section>
  )
}
