import type { Metadata } from 'next'
import { SettingsScreen } from '#src/cms/settings/settings-screen.tsx'

export const metadata: Metadata = { title: 'Settings' }

export default SettingsScreen
