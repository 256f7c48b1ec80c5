import type { Announcement } from '#src/contract/announcement/announcement.ts'
import type { Profile } from '#src/contract/profile/profile.ts'
import { AnchorButton } from '#src/ui/controls/link-button.tsx'
import { AnnouncementBar } from './announcement-bar.tsx'
import { MessagePage } from '#src/site/layout/message-page.tsx'
import { PublicShell } from '#src/site/layout/public-shell.tsx'

type AnnouncementPreviewProps = {
  profile: Profile
  announcement: Announcement | null
  hasEnded: boolean
}

/** The announcement as last saved, above the header as visitors will see it. */
export function AnnouncementPreview(props: AnnouncementPreviewProps) {
  const { profile, announcement, hasEnded } = props
  const bar = announcement && <AnnouncementBar announcement={announcement} isPreview />
  return (
    <PublicShell profile={profile} bar={bar}>
      <MessagePage
        comment="preview"
        title={announcement ? 'Your Announcement' : 'No Announcement'}
        text={
          announcement
            ? textOf(hasEnded)
            : 'There is no text, so nothing is shown above the header.'
        }
      >
        <AnchorButton href="/cms/announcement" variant="primary">
          Edit
        </AnchorButton>
        <AnchorButton href="/">Back to Home</AnchorButton>
      </MessagePage>
    </PublicShell>
  )
}

const textOf = (hasEnded: boolean) =>
  hasEnded
    ? 'Last saved version. It has ended, so visitors do not see it.'
    : 'Last saved version. Visitors see the published version until they close it or it ends.'
