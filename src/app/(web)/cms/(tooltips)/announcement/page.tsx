import type { Metadata } from 'next'
import { AnnouncementScreen } from '#src/cms/announcement/announcement-screen.tsx'

export const metadata: Metadata = { title: 'Announcement' }

export default AnnouncementScreen
