import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { homeProps } from '#src/app/profile-props.ts'
import { pageProfile } from '#src/app/page-profile.ts'
import { getProfilePreview } from '#src/services/profile/profile-service.ts'
import { HomeScreen } from '#src/site/home/home-screen.tsx'
import { NotFoundScreen } from '#src/site/layout/not-found-screen.tsx'
import { PublicShell } from '#src/site/layout/public-shell.tsx'
import { DraftPreviewBar } from '#src/site/posts/page/preview-bar.tsx'

export const dynamic = 'force-dynamic'

export const metadata: Metadata = { title: 'Preview', robots: { index: false, follow: false } }

/** The home page with the profile as last saved. Outside the public layout, whose header shows the published one. */
export default async function ProfilePreviewPage() {
  const draft = await getProfilePreview(await headers())
  return (
    <PublicShell profile={draft ?? (await pageProfile())}>
      {draft ? <HomeScreen {...await homeProps(draft)} /> : <NotFoundScreen />}
      {draft && <DraftPreviewBar editHref="/cms/profile" />}
    </PublicShell>
  )
}
