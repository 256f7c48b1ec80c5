import { ScreenHeader } from '#src/cms/components/screen/screen-header.tsx'
import { AccountsCard } from './accounts-card.tsx'
import { DevicesCard } from './devices-card.tsx'

export function AdministratorsScreen() {
  return (
    <>
      <ScreenHeader
        title="Administrators"
        hint="Google accounts that can sign in, and the devices where you are signed in."
      />
      <AccountsCard setting="ADMIN_EMAILS" />
      <DevicesCard />
    </>
  )
}
