// The only screen of a suspended account: the consequences of the suspension, export and deletion.
import { useMe } from '../data/users.ts'
import { hasPayments } from '../data/without.ts'
import { AccountSection } from '../parts/account-section.tsx'
import { Icon } from '../parts/icon.tsx'
import { Page } from '../parts/page.tsx'
import { PaymentList } from '../parts/payment-list.tsx'
import { SupportEmail } from '../parts/prose.tsx'
import './banned.css'

export default function Banned() {
  const { data: me } = useMe()
  return (
    <Page title="Account suspended · TruCV" className="banned">
      <header>
        <Icon name="lock" />
        <h1>Your account is suspended</h1>
        <p>
          Nobody can see your pages while this lasts, and you cannot change your CVs. Nothing of them is deleted. If you
          think this is a mistake, write to <SupportEmail />.
        </p>
        {me && <p className="who">Signed in as {me.email}</p>}
      </header>
      {me && <AccountSection email={me.email} isSuspended />}
      {hasPayments && <PaymentList />}
    </Page>
  )
}
