// What else can be done with the wallet: signing texts, raw transactions, reading contracts.
import { ACTIONS, type ActionName } from './actions.ts'
import type { PartProps } from './open-view.tsx'

const TOOLS: ActionName[] = ['signMessage', 'signTypedData', 'readContract', 'evmRawTransaction', 'aptosRawTransaction']

export function Tools({ onStart }: PartProps) {
  return (
    <ul className="wallet-rows two">
      {TOOLS.map(name => (
        <li key={name}>
          <span className="wallet-what">
            <strong>{ACTIONS[name].title}</strong>
            <small>{ACTIONS[name].lead}</small>
          </span>
          <button type="button" className="button" onClick={() => onStart(name)}>
            Begin<span className="visually-hidden"> {ACTIONS[name].title}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
