// /desk: all requests to an institution's mailbox, for the person who opened it with a link from its mail.
import { useDesk } from '../data/desk.ts'
import { ClosedDesk } from '../desk/closed-desk.tsx'
import { Later } from '../parts/later.tsx'
import { ProblemNotice } from '../parts/notice.tsx'
import { Page } from '../parts/page.tsx'
import '../admin/admin.css'
import '../desk/desk.css'

const loadOpenDesk = () => import('../desk/open-desk.tsx')
const WAITING = <span className="skeleton waiting" />

export default function Desk() {
  return (
    <Page title="The desk of your mailbox · TruCV" className="desk">
      <Content />
    </Page>
  )
}

function Content() {
  const { data, problem, reload } = useDesk()
  if (problem?.status === 401) return <ClosedDesk />
  if (!data && problem) return <ProblemNotice problem={problem} retry={reload} heading="h1" />
  return (
    <Later load={loadOpenDesk} waiting={WAITING}>
      {({ OpenDesk }) => (data ? <OpenDesk desk={data.desk} /> : WAITING)}
    </Later>
  )
}
