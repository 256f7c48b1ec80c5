import type { Metadata } from 'next'
import { DashboardScreen } from '#src/cms/dashboard/dashboard-screen.tsx'

export const metadata: Metadata = { title: 'Dashboard' }

export default DashboardScreen
