// Roles at one employer: the head of a group with its company, the actions on roles, and the offer to make a group of neighbours.
import { canJoin, type Role, spanOf } from '../../../../api/core/cv/groups.ts'
import { Icon } from '../../parts/icon.tsx'
import { idOfRun, type Path, runsAt } from '../session/document.ts'
import { newId } from '../session/new-id.ts'
import { addRole, joinRuns, ROLES, takeOut } from '../session/roles.ts'
import { itemName } from '../words.ts'
import { TextField } from './field.tsx'
import { useCvForm, useEditorState, useValue } from './form-context.tsx'
import type { GroupProps } from './item-list.tsx'
import { periodOf } from './months.ts'

/** A group of roles. Its company is one field for all of them. */
export function RoleGroup({ ids, grip, moves, items }: GroupProps) {
  const first = `${ROLES}.${ids[0]}`
  const period = useEditorState(({ document }) =>
    periodOf(spanOf(runsAt(document, ROLES).find(([role]) => role?.id === ids[0]) ?? [])),
  )
  return (
    <div className="item group">
      <div className="item-head">
        {grip}
        <div className="group-name">
          <TextField path={`${first}.company`} label="Company" />
        </div>
        <div className="item-actions">{moves}</div>
      </div>
      <p className="edit-hint">{[`${ids.length} roles`, period].filter(Boolean).join(' · ')}</p>
      {items}
      <AddRole path={first} />
    </div>
  )
}

/** On a role: adds another at its employer, or takes it out of its group. */
export function RoleActions({ path }: { path: Path }) {
  const { editor, announce, reveal } = useCvForm()
  if (useValue(`${path}.group`) === undefined) return <AddRole path={path} />
  const leave = () => {
    const name = itemName(editor.read(path), 'New position')
    editor.change(takeOut(editor.getState().document, idAt(path)), `Taking ${name} out of the group`)
    reveal(path)
    announce(`${name} is out of the group. Undo puts it back.`)
  }
  return (
    <button type="button" className="button role-action" onClick={leave}>
      Take out of the group
    </button>
  )
}

const idAt = (path: Path) => path.slice(path.lastIndexOf('.') + 1)

function AddRole({ path }: { path: Path }) {
  const { editor, reveal } = useCvForm()
  const company = String(useValue(`${path}.company`) ?? '').trim()
  if (company === '') return null
  const add = () => {
    const id = newId()
    editor.change(addRole(editor.getState().document, idAt(path), id, newId()), `Adding a role at ${company}`)
    reveal(`${ROLES}.${id}.position`)
  }
  return (
    <button type="button" className="button role-action" onClick={add}>
      <Icon name="plus" /> <span dir="auto">Add a role at {company}</span>
    </button>
  )
}

/** Offers to show neighbours with one employer together, where their times touch. */
export function JoinOffer({ ids }: { ids: readonly [string, string] }) {
  const { editor, announce, reveal } = useCvForm()
  const company = useEditorState(({ document }) => {
    const [one, other] = runsAt(document, ROLES)
      .filter(run => ids.includes(idOfRun(run)))
      .map((run): Role => ({ ...run[0], ...(run.length > 1 && spanOf(run)) }))
    return one && other && canJoin(one, other) ? (one.company ?? null) : null
  })
  if (company === null) return null
  const join = () => {
    const next = joinRuns(editor.getState().document, ids, newId())
    editor.change(next, `Showing ${company} once`)
    reveal(`${ROLES}.${ids[0]}`)
    announce(`The roles at ${company} are shown together. Undo shows them apart.`)
  }
  return (
    <li className="join-offer">
      <span dir="auto">Both are at {company}.</span>{' '}
      <button type="button" className="link-button" onClick={join}>
        Show as one employer?
      </button>
    </li>
  )
}
