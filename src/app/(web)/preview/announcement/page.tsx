import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { pageProfile } from '#src/app/page-profile.ts'
import { getAnnouncementDraft } from '#src/services/announcement/announcement-service.ts'
import { AnnouncementPreview } from '#src/site/announcement/announcement-preview.tsx'
import { NotFoundScreen } from '#src/site/layout/not-found-screen.tsx'
import { PublicShell } from '#src/site/layout/public-shell.tsx'

export const dynamic = 'force-dynamic'

export const metadata: Metadata = { title: 'Preview', robots: { index: false, follow: false } }

/** Opened from the built-in admin. Outside of the public layout, which shows the published announcement. */
export default async function AnnouncementPreviewPage() {
  const [profile, draft] = await Promise.all([pageProfile(), getAnnouncementDraft(await headers())])
  return draft ? (
    <AnnouncementPreview profile={profile} {...draft} />
  ) : (
    <PublicShell profile={profile}>
      <NotFoundScreen />
    </PublicShell>
  )
}
