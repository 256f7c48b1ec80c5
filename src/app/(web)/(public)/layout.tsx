import type { ReactNode } from 'react'
import { pageProfile } from '#src/app/page-profile.ts'
import { getAnnouncement } from '#src/services/announcement/announcement-service.ts'
import { listPublicPosts } from '#src/services/posts/public-posts.ts'
import { AnnouncementBar } from '#src/site/announcement/announcement-bar.tsx'
import { PublicShell } from '#src/site/layout/public-shell.tsx'

export default async function PublicLayout({ children }: { children: ReactNode }) {
  const [profile, announcement, [newest]] = await Promise.all([
    pageProfile(),
    getAnnouncement(),
    listPublicPosts({ limit: 1 }),
  ])
  const bar = announcement && <AnnouncementBar announcement={announcement} />
  return (
    <PublicShell profile={profile} lastPublished={newest?.publishedAt ?? null} bar={bar}>
      {children}
    </PublicShell>
  )
}
