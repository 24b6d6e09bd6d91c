// Actions beside transfers: signing texts, raw transactions, reading contracts.
import { ACTIONS, type ActionName } from '../actions/actions.ts'
import { Rows, type SectionProps, Title } from '../parts.tsx'

const TOOLS: ActionName[] = ['signMessage', 'signTypedData', 'readContract', 'evmRawTransaction', 'aptosRawTransaction']

export function Tools({ onStart }: SectionProps) {
  return (
    <Rows list={TOOLS} idOf={name => name} columns={2} empty="">
      {name => (
        <>
          <Title title={ACTIONS[name].title} notes={[ACTIONS[name].lead]} />
          <button type="button" className="button" onClick={() => onStart(name)}>
            Begin<span className="visually-hidden"> {ACTIONS[name].title}</span>
          </button>
        </>
      )}
    </Rows>
  )
}
