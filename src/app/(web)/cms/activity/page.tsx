import type { Metadata } from 'next'
import { ActivityScreen } from '#src/cms/activity/activity-screen.tsx'

export const metadata: Metadata = { title: 'Activity' }

export default ActivityScreen
