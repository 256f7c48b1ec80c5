import {
  PageHeader,
  PageHeaderBack,
  PageHeaderText,
  PageHeaderTitle,
} from '#src/cms/components/page-header.tsx'
import { AccountsCard } from './accounts-card.tsx'
import { DevicesCard } from './devices-card.tsx'

/** Who may sign in, and the devices on which the owner is signed in. */
export function AdministratorsScreen() {
  return (
    <>
      <PageHeader>
        <PageHeaderText>
          <PageHeaderBack href="/cms">Back to Dashboard</PageHeaderBack>
          <PageHeaderTitle>Administrators</PageHeaderTitle>
          <p className="text-muted">
            Google accounts that may sign in, and the devices on which you are signed in.
          </p>
        </PageHeaderText>
      </PageHeader>
      <AccountsCard />
      <DevicesCard />
    </>
  )
}
