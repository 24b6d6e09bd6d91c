// How far something is that was asked of a network: an icon and words, never colour alone.
import { Icon, type IconName } from '../parts/icon.tsx'
import { type Stage, statusOf } from './words.ts'

const ICONS: Record<Stage, IconName> = { pending: 'clock', done: 'tick', failed: 'warn', unknown: 'warn' }

export function Status({ status }: { status: string }) {
  const { stage, words } = statusOf(status)
  return (
    <span className={`wallet-status ${stage}`}>
      <Icon name={ICONS[stage]} /> <bdi>{words}</bdi>
    </span>
  )
}
