import type { ReactNode } from 'react'
import { pageProfile } from '#src/app/page-profile.ts'
import { getAnnouncement } from '#src/services/announcement/announcement-service.ts'
import { AnnouncementBar } from '#src/site/announcement/announcement-bar.tsx'
import { PublicShell } from '#src/site/layout/public-shell.tsx'

export default async function PublicLayout({ children }: { children: ReactNode }) {
  const [profile, announcement] = await Promise.all([pageProfile(), getAnnouncement()])
  const bar = announcement && <AnnouncementBar announcement={announcement} />
  return (
    <PublicShell profile={profile} bar={bar}>
      {children}
    </PublicShell>
  )
}
